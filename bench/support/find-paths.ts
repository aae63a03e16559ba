import { type Language, languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { readPage } from './read-page.ts';
import type { Site } from './start-site.ts';

/** Paths of the posts in a language, the newest first. */
export async function findPosts(site: Site, language: Language = 'en'): Promise<string[]> {
  const list = `${site.origin}/api/blog/posts?language=${language}&fields=summary`;
  const posts: { slug: string }[] = JSON.parse((await readPage(list)).text);
  return posts.map(({ slug }) => pathInLanguage(`/blog/${slug}`, language));
}

export async function findNewestPost(site: Site, language: Language = 'en'): Promise<string> {
  const [newest] = await findPosts(site, language);
  if (newest === undefined) throw new Error(`The site must have a post in ${language}`);
  return newest;
}

/** The paths of a page in all languages. */
export function inEveryLanguage(path: string): string[] {
  return languages.map((language) => pathInLanguage(path, language));
}

/** Path of the script that every page loads: the client entry of React. */
export async function findScript(url: string): Promise<string> {
  const script = /data-modules="(\/assets\/[\w.-]+\.js)/.exec((await readPage(url)).text)?.[1];
  if (script === undefined) throw new Error(`${url} must name a script`);
  return script;
}
