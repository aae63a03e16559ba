import type { CrawledPost } from '#domain/posts/index.ts';
import { gatherTopics, type Topics, topicKey, topicPath } from '#domain/topics/index.ts';
import { alternatesOf, type PageVersion } from '#i18n/alternates.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { escapeHtml } from '#markdown/escape-html.ts';
import type { PageRegistry } from '#pages.ts';
import { blogPath, listSitePages } from './site-pages.ts';

export type SitemapContext = {
  siteUrl: string;
  /** Maximum number of URLs in a file. 50,000 of ours stay below the other limit of the protocol, 50 MB. */
  limit: number;
  /** For tests: other pages than the site's. */
  registry?: PageRegistry;
};

/** An index of the files of all languages (https://www.sitemaps.org/protocol.html). */
export async function writeSitemapIndex(
  context: SitemapContext,
  posts: readonly CrawledPost[],
): Promise<string> {
  const { siteUrl, limit } = context;
  const topics = gatherTopics(posts);
  const files: string[] = [];
  for (const language of languages) {
    const pages = await listPages(context, language, { posts, topics });
    for (let part = 1; (part - 1) * limit < pages.length; part += 1) {
      const url = `${siteUrl}/sitemap-${language}-${part}.xml`;
      const changedAt = newest(partOf(pages, part, limit));
      files.push(`<sitemap><loc>${url}</loc>${lastModified(changedAt)}</sitemap>`);
    }
  }
  return `${declaration}<sitemapindex ${namespaces}>${files.join('')}</sitemapindex>`;
}

/**
 * One file of a language.
 *
 * @param path `/sitemap-en-1.xml`
 * @returns null if the language has no such part
 */
export async function writeSitemap(
  context: SitemapContext,
  posts: readonly CrawledPost[],
  path: string,
): Promise<string | null> {
  const { siteUrl, limit } = context;
  const [, name, part] = /^\/sitemap-([a-z]+)-(\d+)\.xml$/.exec(path) ?? [];
  const language = languages.find((known) => known === name);
  if (!language) return null;
  const topics = gatherTopics(posts);
  const pages = partOf(await listPages(context, language, { posts, topics }), Number(part), limit);
  if (pages.length === 0) return null;
  const urls = pages.map((page) => {
    const links = alternatesOf(page.versions ?? page.path).map(
      ({ hreflang, ...version }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${pathOf(version)}"/>`,
    );
    const pictures = page.pictures.map((picture) => {
      const url = escapeHtml(new URL(picture, siteUrl).href);
      return `<image:image><image:loc>${url}</image:loc></image:image>`;
    });
    const location = `<loc>${siteUrl}${pathOf({ language, path: page.path })}</loc>`;
    return `<url>${location}${lastModified(page.changedAt)}${links.join('')}${pictures.join('')}</url>`;
  });
  return `${declaration}<urlset ${namespaces}>${urls.join('')}</urlset>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

type Page = {
  /** Without language prefix. */
  path: string;
  /** A day or a time. */
  changedAt: string | undefined;
  /** Paths on the site. */
  pictures: readonly string[];
  /** Of a post or a topic; any other page exists in every language. */
  versions?: readonly PageVersion[] | undefined;
};

async function listPages(
  { registry }: SitemapContext,
  language: Language,
  { posts, topics }: { posts: readonly CrawledPost[]; topics: Topics },
): Promise<Page[]> {
  const groups = Map.groupBy(posts, ({ translationGroup }) => translationGroup);
  const own = posts
    .filter((post) => post.language === language)
    .map(({ image, changedAt, ...post }) => ({
      path: postPath(post),
      changedAt,
      pictures: [image],
      versions: groups.get(post.translationGroup)?.map(toVersion),
    }));
  const pages = (await listSitePages(language, registry)).map(
    ({ path, updated, listsPosts, pictures }) => ({
      path,
      changedAt: listsPosts ? newest(own) : updated,
      pictures,
    }),
  );
  return [...pages, ...own, ...listTopics(language, topics)];
}

/** The pages of topics. They stand behind the posts, which so keep their positions in a split sitemap. */
function listTopics(language: Language, topics: Topics): Page[] {
  return [...topics].flatMap(([key, versions]) => {
    const topic = versions.get(language);
    // A series whose name is translated stands under the slug of each language.
    if (!topic || topicKey(topic) !== key) return [];
    return {
      path: topicPath(topic),
      changedAt: topic.changedAt,
      pictures: [],
      versions: [...versions.values()].map((other) => ({
        language: other.language,
        path: topicPath(other),
      })),
    };
  });
}

function toVersion(post: CrawledPost): PageVersion {
  return { language: post.language, path: postPath(post) };
}

function postPath({ slug }: Pick<CrawledPost, 'slug'>): string {
  return `${blogPath}/${slug}`;
}

function pathOf({ language, path }: PageVersion): string {
  return pathInLanguage(path, language);
}

function lastModified(time: string | undefined): string {
  return time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}

function newest(pages: readonly { changedAt: string | undefined }[]): string | undefined {
  return pages.reduce<string | undefined>(
    (latest, { changedAt }) => (!latest || (changedAt && changedAt > latest) ? changedAt : latest),
    undefined,
  );
}

/** @param part counted from 1 */
function partOf<Entry>(entries: readonly Entry[], part: number, limit: number): Entry[] {
  return entries.slice((part - 1) * limit, part * limit);
}
