import { romanizeArabicScript } from '#language/romanize-arabic-script.ts';

/** Chats and search results shorten longer slugs. */
const maxLength = 60;

/** A slug from words in ASCII, cut at the end of a word; empty for words without letters and digits. */
export function slugify(words: string): string {
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
 * The slug that the server will make from these words. Null for accents, emoji, and letters that are not English,
 * Kurdish or Arabic: the server's tables for all scripts are half a megabyte.
 */
export function slugifyIfAscii(words: string): string | null {
  const latin = romanizeArabicScript(words)
    .replace(/[‘’\u200c]/g, '')
    .replace(/[“”«»–—…،؛؟]/g, ' ');
  return /^\p{ASCII}*$/u.test(latin) ? slugify(latin) : null;
}
