import { transliterate } from '#language/transliterate.ts';
import { slugify } from './shared/slugify.ts';

/** For titles without a letter that can be transliterated. */
const fallback = 'post';

/**
 * A slug in ASCII from words in any script: «لووتکە» → `lutke`, "🚀 Launch!" → `rocket-launch`. Cut at the end of a
 * word. Never empty. `createPost` makes it unique.
 */
export function slugFromTitle(title: string): string {
  return slugify(transliterate(title)) || fallback;
}

/** The slugs of a title in the order of their use: `name`, `name-2`, `name-3`, … */
export function* slugCandidates(title: string): Generator<string, never> {
  const slug = slugFromTitle(title);
  yield slug;
  for (let number = 2; ; number += 1) yield `${slug}-${number}`;
}

/** Whether a text can be a stored slug. Other texts need no query, and PostgreSQL rejects some of them. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,100}$/.test(text);
}
