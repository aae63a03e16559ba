import { test as base } from '@playwright/test';
import pLimit from 'p-limit';
import { type Language, languages, pathIn } from '../browser/site-test.ts';
import { childrenOf, parseXml, textOf } from '../parse-xml.ts';
import { readDocuments } from './read-documents.ts';

export type CrawledPage = Awaited<ReturnType<typeof readDocuments>>[number] & {
  url: string;
  status: number;
  language: Language;
  html: string;
};

export type SitemapEntry = { url: string; language: Language; alternates: string[] };

export type CrawledSite = {
  origin: string;
  /** The entries of the sitemaps. */
  entries: SitemapEntry[];
  /** The pages of these entries, in the same order. */
  pages: CrawledPage[];
  /** Pages for visitors that search engines should not list. */
  hidden: CrawledPage[];
};

/** Playwright's `test` with the whole site as a crawler reads it: over HTTP, each page once, without script. */
export const test = base.extend<Record<never, never>, { site: CrawledSite }>({
  site: [
    async ({ browser }, use, { project }) => {
      const origin = String(project.use.baseURL);
      const entries = await readSitemaps(origin);
      const hidden = languages.flatMap((language) =>
        ['/nowhere', '/blog/no-such-post'].map((path) => ({
          url: origin + pathIn(language, path),
          language,
        })),
      );
      const admin = { url: `${origin}/admin`, language: 'en' as const };
      const answers = await readAll([...entries, ...hidden, admin]);
      const documents = await readDocuments(
        browser,
        answers.map(({ html }) => html),
      );
      const pages = documents.map((document, index) => ({ ...document, ...at(answers, index) }));
      await use({
        origin,
        entries,
        pages: pages.slice(0, entries.length),
        hidden: pages.slice(entries.length),
      });
    },
    { scope: 'worker' },
  ],
});

/** The site lets 64 requests wait for pages that are not cached (decision 0025), and answers 503 to others. */
const limit = pLimit(20);

function readAll(targets: readonly Pick<CrawledPage, 'url' | 'language'>[]) {
  const read = async ({ url, language }: (typeof targets)[number]) => {
    const response = await fetch(url, { redirect: 'manual' });
    if (response.status > 404) throw new Error(`${url} answered ${response.status}`);
    return { url, language, status: response.status, html: await response.text() };
  };
  return Promise.all(targets.map((target) => limit(() => read(target))));
}

async function readSitemaps(origin: string): Promise<SitemapEntry[]> {
  const index = parseXml(await readText(`${origin}/sitemap.xml`));
  const files = childrenOf(index, 'sitemap').map((file) => textOf(file, 'loc') ?? '');
  const entries = await Promise.all(
    files.map(async (file) => {
      const language = languages.find((known) => file.includes(`/sitemap-${known}-`));
      if (!language) throw new Error(`${file} is of no language`);
      return childrenOf(parseXml(await readText(file)), 'url').map((url) => ({
        url: textOf(url, 'loc') ?? '',
        language,
        alternates: childrenOf(url, 'xhtml:link').map(
          ({ attributes }) => `${attributes.hreflang} ${attributes.href}`,
        ),
      }));
    }),
  );
  return entries.flat();
}

/** @throws if the status is not 200 */
export async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return await response.text();
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index}`);
  return item;
}

/** The contents of the `meta` tags of one name. */
export function contentsOf(page: CrawledPage, name: string): string[] {
  return page.meta.flatMap(([known, content]) => (known === name ? [content] : []));
}

/** The targets of the `link` tags of one relation. */
export function linksOf(page: CrawledPage, rel: string): string[] {
  return page.links.flatMap((link) => (link.rel === rel ? [link.href] : []));
}

/** `hreflang` and URL. */
export function alternatesOf({ links }: CrawledPage): string[] {
  return links.flatMap(({ hreflang, href }) => (hreflang ? [`${hreflang} ${href}`] : []));
}
