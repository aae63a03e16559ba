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
