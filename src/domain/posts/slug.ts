import { hyphenated } from '#domain/post-rules/index.ts';
import { transliterate } from '#i18n/transliterate.ts';

/** For titles that have no letter which Latin can spell. */
const fallback = 'post';

/**
 * A short address in ASCII from words in any script: «لووتکە» → `lutke`, "🚀 Launch!" → `rocket-launch`.
 * Cut at a word's end. Never empty. Not yet unique: see `createPost`.
 */
export function slugFromTitle(title: string): string {
  return hyphenated(transliterate(title)) || fallback;
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
