import type { Browser } from '@playwright/test';

/** The facts that a crawler without script finds in each text. Chromium parses the text as HTML. */
export async function readDocuments(browser: Browser, texts: string[]) {
  const page = await browser.newPage();
  const documents = await page.evaluate(
    (htmlTexts) =>
      htmlTexts.map((html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const find = (selector: string) => [...document.querySelectorAll(selector)];
        const texts = (selector: string) =>
          find(selector).map(({ textContent }) => textContent.trim());
        const structuredData = texts('script[type="application/ld+json"]');
        const read = {
          lang: document.documentElement.lang,
          dir: document.documentElement.dir,
          titles: texts('title'),
          headings: texts('h1'),
          /** The name, or Open Graph's property, and the content. */
          meta: find('meta[name], meta[property]').map((tag): [string, string] => [
            tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
            tag.getAttribute('content') ?? '',
          ]),
          links: find('link[rel]').map((link) => ({
            rel: link.getAttribute('rel') ?? '',
            href: link.getAttribute('href') ?? '',
            type: link.getAttribute('type'),
            hreflang: link.getAttribute('hreflang'),
          })),
          /** All links except those of the language menu. */
          anchors: find('a[href]:not([hreflang])').map(
            (anchor) => anchor.getAttribute('href') ?? '',
          ),
          structuredData,
        };
        for (const element of find('script, style')) element.remove();
        /** All text of the page, with one space between words. */
        const words = document.body.textContent.replace(/\s+/g, ' ');
        return { ...read, words };
      }),
    texts,
  );
  await page.close();
  return documents;
}
