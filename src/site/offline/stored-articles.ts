import type { Language } from '#i18n/languages.ts';
import { filesCache, isArticlePath, offlinePath, pagesCache } from './offline-paths.ts';

/** An article on this device. */
export type StoredArticle = {
  path: string;
  title: string;
  /** Of the text, as a tag. */
  language: string;
  /** ISO 8601. */
  storedAt: string;
  /** By its reader, with a tap. Otherwise it goes when ten others were read. */
  isKept: boolean;
};

/** An article on the screen. */
export type ShownArticle = Pick<StoredArticle, 'path' | 'title' | 'language'> & {
  /** Of the page around it. */
  pageLanguage: Language;
  /** Paths of files that its HTML does not name: pictures in the size that is shown. */
  files: readonly string[];
};

/** `full`: as many are kept as can be. `failed`: there is no connection, or no room. */
export type Outcome = 'stored' | 'full' | 'failed';

const limits = { read: 10, kept: 50, filesOfPage: 60 };

/** The articles on this device, the newest first. */
export async function listArticles(): Promise<StoredArticle[]> {
  const pages = await caches.open(pagesCache);
  return (await pages.matchAll())
    .map(noteOf)
    .filter((facts) => facts.has('title'))
    .map((facts) => ({
      path: facts.get('path') ?? '',
      title: facts.get('title') ?? '',
      language: facts.get('language') ?? '',
      storedAt: facts.get('storedAt') ?? '',
      isKept: facts.has('isKept'),
    }))
    .sort((a, b) => (a.storedAt < b.storedAt ? 1 : -1));
}

/**
 * Stores an article as it is on the server now, with its files and the offline list.
 *
 * @param isKept undefined for an article that was read: if it is kept, it stays so
 */
export function storeArticle(article: ShownArticle, isKept?: boolean): Promise<Outcome> {
  return oneAfterTheOther(async () => {
    if (isSwitchedOff()) return 'failed';
    const { path, title, language, files } = article;
    const stored = await listArticles();
    const before = stored.find((other) => other.path === path);
    const keep = isKept ?? before?.isKept ?? false;
    if (keep && !before?.isKept && stored.filter(isKeptOne).length >= limits.kept) return 'full';
    try {
      await storePage(offlinePath(article.pageLanguage), {}, []);
      const storedAt = new Date().toISOString();
      await storePage(path, { title, language, storedAt, ...(keep && { isKept: '1' }) }, files);
      return 'stored';
    } catch {
      if (!keep || !before) return 'failed';
      // What is on the device already needs no connection to be kept.
      await note(path, (facts) => facts.set('isKept', '1'));
      return 'stored';
    } finally {
      await removeOldest();
    }
  });
}

/** Of an article that is no longer kept, what was read stays, until ten others were read. */
export function stopKeeping(path: string): Promise<void> {
  return oneAfterTheOther(async () => {
    await note(path, (facts) => facts.delete('isKept'));
    await removeOldest();
  });
}

export function removeArticle(path: string): Promise<void> {
  return oneAfterTheOther(async () => {
    await (await caches.open(pagesCache)).delete(path);
    await removeUnusedFiles();
  });
}

/** Removes all that is stored, and the worker, and stores nothing more until {@link switchOn}. */
export function switchOff(): Promise<void> {
  return oneAfterTheOther(async () => {
    localStorage.offline = 'off';
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

export function switchOn(): void {
  localStorage.removeItem('offline');
}

export function isSwitchedOff(): boolean {
  return localStorage.offline === 'off';
}

/** Tabs share the caches. */
function oneAfterTheOther<Result>(change: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('offline', change);
}

const isKeptOne = ({ isKept }: StoredArticle) => isKept;

/** The header of a stored page that says what it is. */
const noteHeader = 'X-Offline-Note';

function noteOf({ headers }: Response): URLSearchParams {
  return new URLSearchParams(headers.get(noteHeader) ?? '');
}

/** The page with all its headers, of which the policy is one. */
async function withNote(page: Response, facts: URLSearchParams): Promise<Response> {
  const headers = new Headers(page.headers);
  // The text is stored without its encoding.
  headers.delete('Content-Encoding');
  headers.set(noteHeader, facts.toString());
  return new Response(await page.text(), { headers });
}

async function note(path: string, change: (facts: URLSearchParams) => void): Promise<void> {
  const pages = await caches.open(pagesCache);
  const page = await pages.match(path);
  if (!page) return;
  const facts = noteOf(page);
  change(facts);
  await pages.put(path, await withNote(page, facts));
}

/**
 * Stores a page and its files. A file that can't be fetched is left out: the text is there without it.
 *
 * @throws if the page can't be fetched, or if there is no room
 */
async function storePage(
  path: string,
  facts: Record<string, string>,
  otherFiles: readonly string[],
): Promise<void> {
  // Usually 304: the browser has the page. It is not another view of it.
  const page = await fetchAs('text/html', path, { headers: { 'X-Purpose': 'prefetch' } });
  const html = await page.clone().text();
  if (isArticlePath(path) && !html.includes(' id="post-text"')) throw new Error('No article');
  // Fonts, and the reading tools. Not the files of React, which an article does without.
  const own = [...html.matchAll(/ (?:href|data-module)="(\/assets\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  const files = [...new Set([...own, ...otherFiles])]
    .filter((file) => file !== undefined)
    .slice(0, limits.filesOfPage);
  const stored = await caches.open(filesCache);
  for (const file of files) {
    if (await stored.match(file)) continue;
    const fetched = await fetchAs(/^(?:image|font|text\/javascript)/, file).catch(() => undefined);
    if (fetched) await stored.put(file, fetched);
  }
  const all = new URLSearchParams({ path, ...facts });
  for (const file of files) all.append('file', file);
  await (await caches.open(pagesCache)).put(path, await withNote(page, all));
}

/** @throws for anything but a response 200 of this site, of this type, without a redirect */
async function fetchAs(type: string | RegExp, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  const isExpected = response.headers.get('Content-Type')?.match(type)?.index === 0;
  if (response.status !== 200 || response.type !== 'basic' || response.redirected || !isExpected)
    throw new Error(`${path} can't be stored`);
  return response;
}

async function removeOldest(): Promise<void> {
  const pages = await caches.open(pagesCache);
  const read = (await listArticles()).filter(({ isKept }) => !isKept);
  for (const { path } of read.slice(limits.read)) await pages.delete(path);
  await removeUnusedFiles();
}

/** Removes the files that no stored page names, such as those of former versions of the site. */
async function removeUnusedFiles(): Promise<void> {
  const pages = await (await caches.open(pagesCache)).matchAll();
  const used = new Set(pages.flatMap((page) => noteOf(page).getAll('file')));
  const files = await caches.open(filesCache);
  for (const file of await files.keys())
    if (!used.has(new URL(file.url).pathname)) await files.delete(file);
}
