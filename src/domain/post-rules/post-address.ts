import { arabicScriptInLatin } from '#i18n/arabic-script-in-latin.ts';

/** Longer addresses are cut in chats and search results. */
const maxLength = 60;

/** The end of an address from words in ASCII, cut at a word's end; empty where they have neither letters nor digits. */
export function hyphenated(words: string): string {
  const slug = words
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= maxLength) return slug;
  const wordEnd = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, wordEnd > 0 ? wordEnd : maxLength);
}

/**
 * The address that the server will make of these words. Null where that takes its tables of all scripts, which are half a
 * megabyte: for accents, emoji, and letters other than English, Kurdish and Arabic ones.
 */
export function expectedSlug(words: string): string | null {
  const latin = arabicScriptInLatin(words)
    .replace(/[‘’\u200c]/g, '')
    .replace(/[“”«»–—…،؛؟]/g, ' ');
  return /^\p{ASCII}*$/u.test(latin) ? hyphenated(latin) : null;
}
