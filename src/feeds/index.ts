import '@tanstack/react-start/server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { company } from '#content/company.ts';
import { listPostsForCrawlers } from '#domain/posts/index.ts';
import { type FeedPath, feedFormats } from '#feed-formats.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { Database } from '#platform/database/index.ts';
import { writeChannelCode } from './channel-code.ts';
import { documentHandler } from './document-handler.ts';
import { readLinkedPosts, writeLlmsText } from './llms-text.ts';
import { type PostFeed, readPostFeed } from './post-feed.ts';
import { writeRobots } from './robots.ts';
import { securityTextExpiry, writeSecurityText } from './security-text.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap.ts';
import { writeWebManifest } from './web-manifest.ts';

export type FeedsContext = {
  database: Database;
  siteUrl: string;
  /** For tests: the maximum number of URLs in a sitemap file. */
  sitemapLimit?: number;
};

/** Documents for crawlers, feed readers, phones and language models. Any other path is left to the next handler. */
export function createFeeds({ database, siteUrl, sitemapLimit = 50_000 }: FeedsContext): Hono {
  const app = new Hono();
  const sitemap = { siteUrl, limit: sitemapLimit };

  app.get(
    '/sitemap.xml',
    documentHandler('application/xml', async () =>
      writeSitemapIndex(sitemap, await listPostsForCrawlers(database)),
    ),
  );
  app.get(
    `/:file{sitemap-(?:${languages.join('|')})-[1-9]\\d{0,3}\\.xml}`,
    documentHandler('application/xml', async (path) =>
      writeSitemap(sitemap, await listPostsForCrawlers(database), path),
    ),
  );
  app.get(
    '/robots.txt',
    documentHandler('text/plain', () => writeRobots(siteUrl)),
  );
  app.get(
    '/llms.txt',
    documentHandler('text/plain', async () =>
      writeLlmsText(siteUrl, await readLinkedPosts(database)),
    ),
  );
  app.get(
    '/.well-known/security.txt',
    documentHandler('text/plain', () => writeSecurityText(siteUrl, securityTextExpiry())),
  );
  app.get(
    '/whatsapp-channel.svg',
    documentHandler('image/svg+xml', () => writeChannelCode(company.whatsAppChannelUrl)),
  );

  for (const language of languages) {
    const at = (path: string) => pathInLanguage(path, language);
    for (const { path, type } of feedFormats)
      app.get(
        at(path),
        noIndex,
        documentHandler(type, async () =>
          feedWriters[path](await readPostFeed(database, siteUrl, language), siteUrl + at(path)),
        ),
      );
    app.get(
      at('/site.webmanifest'),
      documentHandler('application/manifest+json', () => writeWebManifest(language)),
    );
  }
  return app;
}

type WriteFeed = (feed: PostFeed, feedUrl: string) => Promise<string>;

/** Each loads when it is first called. */
const feedWriters = {
  '/rss.xml': async (...feed) => (await import('./rss.ts')).writeRss(...feed),
  '/atom.xml': async (...feed) => (await import('./atom.ts')).writeAtom(...feed),
  '/feed.json': async (...feed) => (await import('./json-feed.ts')).writeJsonFeed(...feed),
} satisfies Record<FeedPath, WriteFeed>;

/** A feed repeats the posts' pages, and search engines should find those. */
const noIndex: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Robots-Tag', 'noindex');
};
