/** The reading speed of an adult on the web, as most publishers assume. */
const wordsPerMinute = 200;

/** ICU's word rules cover every script, including those without spaces between words. */
let words: Intl.Segmenter | undefined;

/** @returns whole minutes, at least one */
export function readTimeMinutes(markdown: string): number {
  return minutesToRead(countWords(markdown));
}

/** @returns whole minutes, at least one */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/**
 * The round brackets of a link, a link definition at the start of a line, a URL in angle brackets, the label of a
 * footnote.
 */
const urls =
  /(?<=\])\((?:[^()]|\([^()]*\))*\)|^ {0,3}\[(?!\^)[^\]\n]+\]:.*$|<[a-z][a-z0-9+.-]+:[^<>\s]*>|\[\^[^\s\]]{1,100}\]/gim;

/** Words of a Markdown text in any script, without the URLs of links and pictures. */
export function countWords(markdown: string): number {
  const text = markdown.replace(urls, ' ');
  // Its data takes milliseconds to load, which no start has to wait for.
  words ??= new Intl.Segmenter('und', { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
}
