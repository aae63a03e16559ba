import { createIsomorphicFn } from '@tanstack/react-start';
import { pages } from '#pages.ts';
import layoutStyle from '#ui/base.css?inline';
import allPages from './all-pages.css?inline';
import allPagesUrl from './all-pages.css?url';
import type { ShownPage } from './page-messages.tsx';

const pageStyles = import.meta.glob<string>('../*/page.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * A page carries its own style and no other's, so that most of it is on its way with the first bytes.
 *
 * @param name of {@link styleName}
 * @throws where the page's folder has no `page.css`
 */
export const pageStyle = createIsomorphicFn()
  .server((name: string | undefined): string => {
    if (name === undefined) return allPages;
    const style = name === 'layout' ? layoutStyle : pageStyles[`../${name}/page.css`];
    if (style === undefined) throw new Error(`src/site/${name}/page.css is missing`);
    return style;
  })
  .client((_name: string | undefined) => firstStyle());

/** Pages of one folder have one style. @returns undefined for the panel, which has that of all pages */
export function styleName(page: ShownPage | undefined): string | undefined {
  return page === undefined || page === 'layout' ? page : pages[page].folder;
}

/**
 * Resolves when the style of a page is there, before that page is shown. A page whose style is not the first one's gets that of
 * all pages in one, since two in a row would overrule each other's order.
 */
export const loadStyle = createIsomorphicFn()
  .server(async (_page: ShownPage | undefined): Promise<void> => undefined)
  .client(async (page: ShownPage | undefined): Promise<void> => {
    if (styleName(page) === firstElement()?.dataset.pageStyle) return;
    allPagesLoaded ??= loadAllPages();
    await allPagesLoaded;
  });

let allPagesLoaded: Promise<void> | undefined;

function loadAllPages(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = allPagesUrl;
    link.onload = () => resolve();
    link.onerror = () => {
      // Read without its style rather than not at all; the next page tries again.
      allPagesLoaded = undefined;
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
