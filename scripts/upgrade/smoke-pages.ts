import type { Language } from '#i18n/languages.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { openDatabase } from '#platform/database/index.ts';

const requestTimeoutMs = 60_000;
/** No page of the site is larger. */
const maxPageBytes = 5_000_000;

/** A page, and texts that its HTML must contain. */
export type SmokePage = { path: string; texts: string[] };

/**
 * Ten pages: in each language the home page, the blog and the newest article (or the page about the company if there is
 * none), and the panel.
 */
export async function chooseSmokePages(databaseUrl: string): Promise<SmokePage[]> {
  const newest = await newestSlugs(databaseUrl);
  const pages = languages.flatMap((language) => {
    const slug = newest.get(language);
    const article = slug === undefined ? '/about' : `/blog/${encodeURIComponent(slug)}`;
    return ['/', '/blog', article].map((path) => ({
      path: pathInLanguage(path, language),
      texts: [`lang="${language}"`, '</html>', ...(path === article && slug ? [slug] : [])],
    }));
  });
  return [...pages, { path: '/admin', texts: ['</html>', '/assets/'] }];
}

async function newestSlugs(databaseUrl: string): Promise<Map<Language, string>> {
  const database = await openDatabase(databaseUrl);
  try {
    const newest = new Map<Language, string>();
    for (const language of languages) {
      const post = await database
        .selectFrom('posts')
        .select('slug')
        .where('language', '=', language)
        .where('published_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .orderBy('published_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (post) newest.set(language, post.slug);
    }
    return newest;
  } finally {
    await database.destroy();
  }
}

/**
 * Asks a site whether it is ready, for its pages, and for a file that the panel needs.
 *
 * @throws {Error} that names the first URL that fails, and how
 */
export async function checkSite(origin: string, pages: readonly SmokePage[]): Promise<void> {
  await ask(origin, '/readyz');
  for (const { path, texts } of pages) {
    const html = await ask(origin, path);
    const missing = texts.find((text) => !html.includes(text));
    if (missing !== undefined) throw new Error(`${path} answers a page without “${missing}”`);
    const [asset] = (path === '/admin' && /\/assets\/[\w.-]+\.js/.exec(html)) || [];
    if (asset) await ask(origin, asset);
  }
}

/** @returns the text of a response 200 */
async function ask(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    // As a bot it is not counted as a visitor.
    headers: { 'user-agent': 'site-upgrade (bot)' },
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch((error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(
      `${path} does not answer: ${reason instanceof Error ? reason.message : reason}`,
    );
  });
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  const text = await response.text();
  if (text.length > maxPageBytes) throw new Error(`${path} answers ${text.length} characters`);
  return text;
}
