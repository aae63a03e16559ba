import { createIsomorphicFn } from '@tanstack/react-start';
// The server alone reads fonts.css, so Vite would not build this font for browsers. document.tsx names the others.
import '#ui/fonts/vazirmatn-names.woff2';
import { pages } from '#pages.ts';
import layoutStyle from '#ui/base.css?inline';
import fontFaces from '#ui/fonts.css?inline';
import allPages from './all-pages.css?inline';
import allPagesUrl from './all-pages.css?url';
import { isListed, type ShownPage } from './page-messages.tsx';

const pageStyles = import.meta.glob<string>('../**/page.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * The style of a page, without those of other pages, so that most of it comes with the first bytes.
 *
 * @param name of {@link styleName}
 * @throws if the page's folder has no `page.css`
 */
export const pageStyle = createIsomorphicFn()
  .server((name: string | undefined): string => {
    if (name === undefined) return allPages;
    const style = name === 'layout' ? layoutStyle : pageStyles[`../${name}/page.css`];
    if (style === undefined) throw new Error(`src/site/${name}/page.css is missing`);
    return fontFaces + style;
  })
  .client((_name: string | undefined) => firstStyle());

/** Pages of one folder share a style. @returns undefined for the panel, which loads the style of all pages */
export function styleName(page: ShownPage | undefined): string | undefined {
  return page && isListed(page) ? pages[page].folder : page;
}

/**
 * Resolves when the style of the next page is there; only then the page is shown. If its style is not that of the first
 * page, the style of all pages is loaded. Two page styles, one after the other, would override each other's order.
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
      // The page is shown without its style rather than not at all. The next page tries again.
      allPagesLoaded = undefined;
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}

/** The style that the server wrote, so that React hydrates with the same text. */
function firstStyle(): string {
  return firstElement()?.textContent ?? '';
}

function firstElement(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>('style[data-page-style]');
}
