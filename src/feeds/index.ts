import '@tanstack/react-start/server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { listPostsForCrawlers } from '#domain/posts/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { Database } from '#platform/database/index.ts';
import { createDocumentAnswers } from './answer-document.ts';
import { writeAtom } from './atom.ts';
import { writeJsonFeed } from './json-feed.ts';
import { readLinkedPosts, writeLlmsText } from './llms-text.ts';
import { createPostFeed, type PostFeed, readFeedInput } from './post-feed.ts';
import { writeRobots } from './robots.ts';
import { writeRss } from './rss.ts';
import { securityTextExpiry, writeSecurityText } from './security-text.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap.ts';
import { writeWebManifest } from './web-manifest.ts';

export type FeedsContext = {
  database: Database;
  siteUrl: string;
  /** For tests: how many addresses a sitemap's file may hold. */
  sitemapLimit?: number;
};

/** What crawlers, feed readers, phones and language models ask for. Any other path is left to those behind. */
export function createFeeds({ database, siteUrl, sitemapLimit = 50_000 }: FeedsContext): Hono {
  const app = new Hono();
  const answer = createDocumentAnswers();
  const sitemap = { siteUrl, limit: sitemapLimit };

  app.get(
    '/sitemap.xml',
    answer({
      contentType: 'application/xml',
      read: () => listPostsForCrawlers(database),
      write: (posts) => writeSitemapIndex(sitemap, posts),
    }),
  );
  app.get(
    '/:file{sitemap-(?:en|ar|ckb)-[1-9]\\d{0,3}\\.xml}',
    answer({
      contentType: 'application/xml',
      read: () => listPostsForCrawlers(database),
      write: (posts, path) => writeSitemap(sitemap, posts, path),
    }),
  );
  app.get(
    '/robots.txt',
    answer({ contentType: 'text/plain', read: () => siteUrl, write: writeRobots }),
  );
  app.get(
    '/llms.txt',
    answer({
      contentType: 'text/plain',
      read: () => readLinkedPosts(database),
      write: (posts) => writeLlmsText(siteUrl, posts),
    }),
  );
  app.get(
    '/.well-known/security.txt',
    answer({
      contentType: 'text/plain',
      read: securityTextExpiry,
      write: (expires) => writeSecurityText(siteUrl, expires),
    }),
  );

  for (const language of languages) {
    const at = (path: string) => pathInLanguage(path, language);
    for (const { path, contentType, write } of feedFormats)
      app.get(
        at(path),
        noIndex,
        answer({
          contentType,
          read: () => readFeedInput(database, language),
          write: async (input) =>
            write(await createPostFeed(siteUrl, language, input), siteUrl + at(path)),
        }),
      );
    app.get(
      at('/site.webmanifest'),
      answer({
        contentType: 'application/manifest+json',
        read: (): Language => language,
        write: writeWebManifest,
      }),
    );
  }
  return app;
}

type FeedFormat = {
  path: string;
  contentType: string;
  write: (feed: PostFeed, feedUrl: string) => string;
};

const feedFormats: readonly FeedFormat[] = [
  { path: '/rss.xml', contentType: 'application/rss+xml', write: writeRss },
  { path: '/atom.xml', contentType: 'application/atom+xml', write: writeAtom },
  { path: '/feed.json', contentType: 'application/feed+json', write: writeJsonFeed },
];

/** A feed repeats the posts' pages, which are what a search should find. */
const noIndex: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Robots-Tag', 'noindex');
};
