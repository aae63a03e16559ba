import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PageError } from '#domain/safety/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { openDatabase } from '#platform/database/index.ts';

const startMs = 120_000;
const pageMs = 60_000;
const serve = fileURLToPath(new URL('serve.js', import.meta.url));

/**
 * Starts the built site on a restored database, which migrates it where it is older, and asks it for a page: its newest
 * published article, or the home page where there is none. That site gets no key, no model and no second place.
 *
 * @throws {PageError} when it does not start, or responds with anything but the page
 */
export async function renderFromCopy(databaseUrl: string): Promise<void> {
  const { PATH = '', SITE_URL = '', SITE_TIME_ZONE = '' } = process.env;
  const site = spawn(process.execPath, [serve], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...{ PATH, SITE_URL, SITE_TIME_ZONE, DATABASE_URL: databaseUrl },
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(site, 'close');
  try {
    const origin = await originOf(site);
    const path = await pathOfNewest(databaseUrl);
    const page = await fetch(origin + path, { signal: AbortSignal.timeout(pageMs) });
    const html = await page.text();
    if (page.status !== 200 || !html.includes('</html>'))
      throw new PageError(`A site on the restored database answered ${page.status} for ${path}`);
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw new PageError(`A site on the restored database shows no page: ${String(error)}`);
  } finally {
    site.kill('SIGKILL');
    await closed;
  }
}

async function originOf(site: ReturnType<typeof spawn>): Promise<string> {
  let output = '';
  return await new Promise<string>((resolve, reject) => {
    for (const stream of [site.stdout, site.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        const [, origin] = /The site is at (\S+)/.exec(output) ?? [];
        if (origin) resolve(origin);
      });
    site.once('close', () => reject(new PageError(`It did not start: ${output.slice(-500)}`)));
    const timer = setTimeout(() => reject(new PageError('It did not start in time')), startMs);
    timer.unref();
  });
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
