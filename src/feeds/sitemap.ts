import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { CrawledPost } from '#domain/posts/index.ts';
import { alternatesOf, type PageVersion } from '#i18n/alternates.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { blogPath, listSitePages } from './site-pages.ts';

export type SitemapContext = {
  siteUrl: string;
  /** How many addresses a file may hold. 50,000 of ours stay below the 50 MB that the protocol allows too. */
  limit: number;
};

/** An index of the files of all languages. */
export async function writeSitemapIndex(
  { siteUrl, limit }: SitemapContext,
  posts: readonly CrawledPost[],
): Promise<string> {
  const files: { url: string; lastmod?: string }[] = [];
  for (const language of languages) {
    const entries = await listEntries(language, posts);
    for (let part = 1; (part - 1) * limit < entries.length; part += 1) {
      const lastmod = newest(partOf(entries, part, limit).map((entry) => entry.lastmod));
      files.push({
        url: `${siteUrl}/sitemap-${language}-${part}.xml`,
        ...(lastmod && { lastmod }),
      });
    }
  }
  return await text(Readable.from(files).pipe(new SitemapIndexStream()));
}

/**
 * One file of a language.
 *
 * @param path `/sitemap-en-1.xml`
 * @returns null where the language has no such part
 */
export async function writeSitemap(
  { siteUrl, limit }: SitemapContext,
  posts: readonly CrawledPost[],
  path: string,
): Promise<string | null> {
  const [, tag, part] = /^\/sitemap-([a-z]+)-(\d+)\.xml$/.exec(path) ?? [];
  const language = languages.find((known) => known === tag);
  if (!language) return null;
  const entries = partOf(await listEntries(language, posts), Number(part), limit);
  if (entries.length === 0) return null;
  const sitemap = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  });
  return await text(Readable.from(entries).pipe(sitemap));
}

/** Addresses are paths on the site. */
async function listEntries(
  language: Language,
  posts: readonly CrawledPost[],
): Promise<SitemapItemLoose[]> {
  const own = posts.filter((post) => post.language === language);
  const lastChange = newest(own.map(({ changedAt }) => changedAt));
  const pages = (await listSitePages(language)).map(({ path, updated, pictures = [] }) => ({
    url: pathInLanguage(path, language),
    ...lastModified(path === blogPath ? lastChange : updated),
    img: pictures.map((url) => ({ url })),
    links: links(path),
  }));
  const versions = Map.groupBy(posts, ({ translationGroup }) => translationGroup);
  return pages.concat(
    own.map((post) => ({
      url: pathInLanguage(postPath(post), language),
      ...lastModified(post.changedAt),
      img: [{ url: post.image }],
      links: links(
        (versions.get(post.translationGroup) ?? []).map(
          (version): PageVersion => ({ language: version.language, path: postPath(version) }),
        ),
      ),
    })),
  );
}

function postPath({ slug }: CrawledPost): string {
  return `${blogPath}/${slug}`;
}

function links(versions: string | readonly PageVersion[]) {
  return alternatesOf(versions).map(({ hreflang, language, path }) => ({
    lang: hreflang,
    url: pathInLanguage(path, language),
  }));
}

function lastModified(time: string | undefined) {
  return time === undefined ? {} : { lastmod: time };
}

function newest(times: readonly (string | undefined)[]): string | undefined {
  return times.reduce(
    (latest, time) => (!latest || (time && time > latest) ? time : latest),
    undefined,
  );
}

/** @param part counted from 1 */
function partOf<Entry>(entries: readonly Entry[], part: number, limit: number): Entry[] {
  return entries.slice((part - 1) * limit, part * limit);
}
