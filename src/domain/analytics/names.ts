const maxLengths = { campaign: 60, words: 40, path: 100 };

/** How much of a text is looked at. */
const maxReadLength = 200;

/**
 * The campaign that a link names: lower case letters, digits and `-_. `, 60 characters at most.
 *
 * @returns empty text for none, and for one that looks personal
 */
export function campaignName(value: string | null | undefined): string {
  if (!value) return '';
  const name = normalized(value).toLowerCase();
  if (looksPersonal(name)) return '';
  return shortened(name.replace(/[^\p{L}\p{M}\p{N}\-_. ]+/gu, ''), maxLengths.campaign);
}

/**
 * The words of a search: lower case, with single spaces, 40 characters at most.
 *
 * @returns empty text for none, and for words that look personal
 */
export function searchedWords(value: string): string {
  const words = normalized(value).toLowerCase();
  return looksPersonal(words) ? '' : shortened(words, maxLengths.words);
}

/**
 * A path as people read it, 100 characters at most.
 *
 * @param path percent-encoded, as in a request; one that can't be decoded stays as it is
 * @returns empty text for one that looks personal
 */
export function missingPath(path: string): string {
  const decoded = normalized(decodedOr(path.slice(0, 6 * maxReadLength)));
  return looksPersonal(decoded) ? '' : shortened(decoded, maxLengths.path);
}

/** A mail address, or as many digits as a telephone number has. */
function looksPersonal(text: string): boolean {
  return text.includes('@') || /\p{Nd}(?:[\s().+-]*\p{Nd}){6}/u.test(text);
}

/** Without what nobody sees, except the joiner that Kurdish and Persian words are written with. */
function normalized(text: string): string {
  return text
    .slice(0, maxReadLength)
    .normalize('NFKC')
    .replace(/[\p{C}&&[^\u200c]]+/gv, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shortened(text: string, maxLength: number): string {
  // The cut may split a surrogate pair, so a high surrogate at the end is removed.
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function decodedOr(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
