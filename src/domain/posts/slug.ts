import { transliterate } from '#i18n/transliterate.ts';

/** Longer addresses are cut in chats and search results. */
const maxLength = 60;

/** For titles that have no letter which Latin can spell. */
const fallback = 'post';

/**
 * A short address in ASCII from a title in any script: «لووتکە» → `lutke`, "🚀 Launch!" → `rocket-launch`.
 * Cut at a word's end. Never empty. Not yet unique: see `createPost`.
 */
export function slugFromTitle(title: string): string {
  const words = transliterate(title)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= maxLength) return words || fallback;
  const wordEnd = words.lastIndexOf('-', maxLength);
  return words.slice(0, wordEnd > 0 ? wordEnd : maxLength);
}

/** The addresses to try for a title, in order: `name`, `name-2`, `name-3`, … */
export function* slugCandidates(title: string): Generator<string, never> {
  const slug = slugFromTitle(title);
  yield slug;
  for (let number = 2; ; number += 1) yield `${slug}-${number}`;
}

/** Whether a text can be a stored address at all: anything else need not be looked up, and PostgreSQL refuses some of it. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,100}$/.test(text);
}
