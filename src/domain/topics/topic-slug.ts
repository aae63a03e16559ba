import { slugify } from '#domain/posts/shared/slugify.ts';
import { asciiLetters } from '#language/ascii-letters.ts';

/**
 * The end of a topic's URL, in ASCII: «تۆڕی مۆبایل» → `tori-mobayl`, "C++" → `c-plus-plus`. The signs that tell C, C++
 * and C# apart are written out. Names that differ in case, keyboard, accents or signs alone share a slug, and so a
 * page.
 *
 * @returns the code points of a name without a letter or digit; empty for a blank name
 */
export function topicSlug(name: string): string {
  const words = name.replaceAll('+', ' plus ').replace(/(?<=\S)#/g, ' sharp ');
  return slugify(asciiLetters(words)) || slugify(codePointsOf(name));
}

function codePointsOf(name: string): string {
  return Array.from(name.trim(), (sign) => sign.codePointAt(0)?.toString(16)).join('-');
}
