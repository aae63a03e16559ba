import { slugify, slugifyIfAscii } from '#domain/posts/shared/slugify.ts';

/**
 * The end of a topic's URL, in ASCII as the slugs of posts: «تۆڕی مۆبایل» → `tori-mobayl`, "C++" → `c-plus-plus`. The
 * signs that tell C, C++ and C# apart are written out. Names that differ in case, keyboard or signs alone share a slug,
 * and so a page.
 *
 * @returns the code points of a name without a letter or digit; empty for a blank name
 */
export async function topicSlug(name: string): Promise<string> {
  const words = name.replaceAll('+', ' plus ').replace(/(?<=\S)#/g, ' sharp ');
  return slugifyIfAscii(words) || (await slugifyAnyScript(words)) || slugify(codePointsOf(name));
}

/** The letters of all scripts take half a megabyte, so they load when they are first needed. */
async function slugifyAnyScript(words: string): Promise<string> {
  const { transliterate } = await import('#language/transliterate.ts');
  return slugify(transliterate(words));
}

function codePointsOf(name: string): string {
  return Array.from(name.trim(), (sign) => sign.codePointAt(0)?.toString(16)).join('-');
}
