/** What an adult reads of a web article in a minute, as most publishers count. */
const wordsPerMinute = 200;

/** ICU's word rules know every script, those without spaces between words too. */
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** @returns whole minutes, at least one */
export function readTimeMinutes(markdown: string): number {
  return Math.max(1, Math.ceil(countWords(markdown) / wordsPerMinute));
}

/** What stands in the round brackets of a link, a link's definition at a line's start, an address in angle brackets. */
const addresses =
  /(?<=\])\((?:[^()]|\([^()]*\))*\)|^ {0,3}\[[^\]\n]+\]:.*$|<[a-z][a-z0-9+.-]+:[^<>\s]*>/gim;

/** Words of a Markdown text in any script; addresses of links and pictures do not count. */
export function countWords(markdown: string): number {
  const text = markdown.replace(addresses, ' ');
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
}
