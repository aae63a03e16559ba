import { fileURLToPath } from 'node:url';
import { PageError } from '#domain/safety/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { openDatabase } from '#platform/database/index.ts';
import { startPrivateSite } from './upgrade/private-site.ts';

const pageMs = 60_000;

/**
 * Starts the built site on a restored database, which migrates it where it is older, and asks it for a page: its newest
 * published article, or the home page where there is none. That site gets no key, no model and no second place.
 *
 * @throws {PageError} when it does not start, or responds with anything but the page
 */
export async function renderFromCopy(databaseUrl: string): Promise<void> {
  const { PATH, SITE_URL, SITE_TIME_ZONE } = process.env;
  const settings = { PATH, SITE_URL, SITE_TIME_ZONE, DATABASE_URL: databaseUrl };
  const site = await startPrivateSite(
    fileURLToPath(new URL('..', import.meta.url)),
    settings,
  ).catch((error: unknown) => {
    throw new PageError(`A site on the restored database: ${String(error)}`);
  });
  try {
    const path = await pathOfNewest(databaseUrl);
    const page = await fetch(site.origin + path, { signal: AbortSignal.timeout(pageMs) });
    const html = await page.text();
    if (page.status !== 200 || !html.includes('</html>'))
      throw new PageError(`A site on the restored database answered ${page.status} for ${path}`);
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw new PageError(`A site on the restored database shows no page: ${String(error)}`);
  } finally {
    await site.stop();
  }
}

async function pathOfNewest(databaseUrl: string): Promise<string> {
  const database = await openDatabase(databaseUrl);
  try {
    const post = await database
      .selectFrom('posts')
      .select(['slug', 'language'])
      .where('published_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('published_at', 'desc')
      .executeTakeFirst();
    return post ? pathInLanguage(`/blog/${encodeURIComponent(post.slug)}`, post.language) : '/';
  } finally {
    await database.destroy();
  }
}
