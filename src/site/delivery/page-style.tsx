import { useHydrated, useMatches } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useLayoutEffect, useRef, useState } from 'react';
// The server alone reads fonts.css, so Vite would not build this font for browsers. document.tsx names the others.
import '#ui/fonts/vazirmatn-names.woff2';
import { pages } from '#pages.ts';
import layoutStyle from '#ui/base.css?inline';
import fontFaces from '#ui/fonts.css?inline';
import allPages from './all-pages.css?inline';
import allPagesUrl from './all-pages.css?url';
import { currentPage, isListed, type ShownPage } from './page-messages.tsx';
import { useInlineNonce } from './use-inline-nonce.ts';

const styles = import.meta.glob<string>('../**/{page,critical}.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style of the first page, in the head. The pages after it load theirs with `loadStyle`. */
export function PageStyle() {
  const { name, text } = useHeadStyle();
  return (
    <style data-page-style={name} nonce={useInlineNonce()} suppressHydrationWarning>
      {text}
    </style>
  );
}

/**
 * The whole style of the first page, behind the part of the page that its `critical.css` is for. It repeats the
 * critical rules, so that all rules have their order: compressed, that is 0.2 kB. A page that React shows later needs
 * none.
 */
export function RestOfStyle() {
  const text = useRestOfStyle();
  const nonce = useInlineNonce();
  const element = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const rest = element.current;
    // What comes next may need it: a page of the same style, the time until it is there, or the message of an error.
    return () => {
      const allPagesLink = document.querySelector('body > link[rel=stylesheet]');
      if (rest) document.body.insertBefore(rest.cloneNode(true), allPagesLink);
    };
  }, []);
  if (text === undefined) return null;
  return (
    // HTML has `style` in the head alone. SVG has it anywhere, and there it is for the whole document too.
    <svg ref={element} className="hidden" aria-hidden="true">
      <style nonce={nonce} suppressHydrationWarning>
        {text}
      </style>
    </svg>
  );
}

/** The style in the head. React hydrates with what the server wrote. */
const useHeadStyle = createIsomorphicFn()
  .server(() => {
    const name = useStyleName();
    // The message of an error stands in the place of a page that is not shown.
    const isShown = useMatches({ select: (matches) => matches.at(-1)?.status === 'success' });
    return { name, text: headStyle(name, isShown) };
  })
  .client(() => {
    const style = firstStyle();
    // The panel's style has no name, and React lets it differ from another text, but not from none.
    return { name: style?.dataset.pageStyle, text: style?.textContent ?? '' };
  });

/** The style behind the part that has a critical one. @returns undefined if there is none */
const useRestOfStyle = createIsomorphicFn()
  .server(() => styleAfterCritical(useStyleName()))
  .client(() => {
    const cameLater = useHydrated();
    const [text] = useState(() =>
      cameLater ? undefined : document.querySelector('main style')?.textContent,
    );
    return text;
  });

function useStyleName(): string | undefined {
  return useMatches({ select: (matches) => styleName(currentPage(matches)) });
}

/**
 * The style in the head: that of the page, without those of other pages, so that most of it comes with the first bytes.
 * Where the page's folder has a `critical.css`, only that.
 *
 * @param name of {@link styleName}
 */
function headStyle(name: string | undefined, isShown: boolean): string {
  if (name === undefined) return allPages;
  return fontFaces + ((isShown && criticalStyle(name)) || wholeStyle(name));
}

/**
 * @returns undefined if the head has the whole style
 * @throws if the style has a character that is markup inside SVG, such as that of `(width < 40rem)`
 */
function styleAfterCritical(name: string | undefined): string | undefined {
  if (name === undefined || criticalStyle(name) === undefined) return;
  const style = wholeStyle(name);
  if (/[<&]/.test(style)) throw new Error(`The style of ${name} has < or &`);
  return style;
}

/** In development, styles are not minified, and have `&` and `<`. The head then has the whole style. */
function criticalStyle(name: string): string | undefined {
  if (import.meta.env.DEV) return;
  return styles[`../${name}/critical.css`];
}

/** @throws if the page's folder has no `page.css` */
function wholeStyle(name: string): string {
  const style = name === 'layout' ? layoutStyle : styles[`../${name}/page.css`];
  if (style === undefined) throw new Error(`src/site/${name}/page.css is missing`);
  return style;
}

/** Pages of one folder share a style. @returns undefined for the panel, which loads the style of all pages */
function styleName(page: ShownPage | undefined): string | undefined {
  return page && isListed(page) ? pages[page].folder : page;
}

/**
 * Resolves when the style of the next page is there; only then the page is shown. If its style is not that of the first
 * page, the style of all pages is loaded. Two page styles, one after the other, would override each other's order.
 */
export const loadStyle = createIsomorphicFn().client(
  async (page: ShownPage | undefined): Promise<void> => {
    if (styleName(page) === firstStyle()?.dataset.pageStyle) return;
    allPagesLoaded ??= loadAllPages();
    await allPagesLoaded;
  },
);

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
    // The last of all styles: Chromium looks for the page's fonts again where one comes between two others.
    document.body.append(link);
  });
}

function firstStyle(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>('style[data-page-style]');
}
