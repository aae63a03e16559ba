import { readPage } from '../support/read-page.ts';
import { residentMegabytes } from '../support/resident-megabytes.ts';
import { startSite } from '../support/start-site.ts';
import { slugOf } from './fill-posts.ts';

export type StartCost = {
  /** From the start of the process to its first page; the faster of two starts. */
  firstAnswerMs: number;
  afterReadingMb: number;
  sitemapMs: number;
  sitemapMb: number;
  afterSitemapMb: number;
};

/** Starts the built site on a database and reads a few of its pages, and one file of its sitemap. */
export async function measureStart(databaseUrl: string): Promise<StartCost> {
  const options = { databaseUrl, firstPage: '/about', untilIdle: false };
  const first = await startSite(options);
  await first.stop();
  const site = await startSite(options);
  try {
    for (const path of ['/', '/arabic/blog', `/blog/${slugOf(3)}`, '/kurdish/rss.xml'])
      await readPage(site.origin + path);
    const afterReadingMb = residentMegabytes(site.pid);
    const sitemap = await readPage(`${site.origin}/sitemap-en-1.xml`);
    return {
      firstAnswerMs: Math.min(first.firstAnswerMs, site.firstAnswerMs),
      afterReadingMb,
      sitemapMs: sitemap.tookMs,
      sitemapMb: Buffer.byteLength(sitemap.text) / 1e6,
      afterSitemapMb: residentMegabytes(site.pid),
    };
  } finally {
    await site.stop();
  }
}
