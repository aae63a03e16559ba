import { createIsomorphicFn } from '@tanstack/react-start';
import type { PageKind } from '#site/page-texts.tsx';
import frame from '#ui/base.css?inline';
import about from './about.css?inline';
import blog from './blog.css?inline';
import home from './home.css?inline';
import legal from './legal.css?inline';
import portfolio from './portfolio.css?inline';
import whole from './whole.css?inline';
import wholeAddress from './whole.css?url';

const styles: Record<PageKind, string> = { frame, home, about, portfolio, blog, legal };

/**
 * A page carries its own style and no other's, so that most of it is on its way with the first bytes.
 *
 * @param kind undefined for the panel
 */
export const pageStyle = createIsomorphicFn()
  .server((kind: PageKind | undefined) => (kind ? styles[kind] : whole))
  .client((_kind: PageKind | undefined) => firstStyle());

/**
 * Ends when the style of another kind of page than the first is there, before that page is shown. It is the style of all
 * pages in one, since two in a row would overrule each other's order.
 */
export const loadStyle = createIsomorphicFn()
  .server(async (_kind: PageKind | undefined): Promise<void> => undefined)
  .client(async (kind: PageKind | undefined): Promise<void> => {
    if (kind === firstElement()?.dataset.pageStyle) return;
    wholeStyle ??= fetchWholeStyle();
    await wholeStyle;
  });

let wholeStyle: Promise<void> | undefined;

function fetchWholeStyle(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = wholeAddress;
    link.onload = () => resolve();
    link.onerror = () => {
      // Read without its style rather than not at all; the next page tries again.
      wholeStyle = undefined;
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}

/** What the server wrote, for React to find the same. */
function firstStyle(): string {
  return firstElement()?.textContent ?? '';
}

function firstElement(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>('style[data-page-style]');
}
