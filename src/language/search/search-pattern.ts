import { foldedLetters, ignoredCharacters, toAsciiDigit } from './search-folding.ts';

/** All letters that fold to the same letter, by each of them. */
const alike = new Map<string, string>();
for (const [letter, representative] of Object.entries(foldedLetters)) {
  const group = (alike.get(representative) ?? representative) + letter;
  for (const one of group) alike.set(one, group);
}

const ignoredPattern = `(?:${ignoredCharacters.source})*`;
const waw = `[${alike.get('و') ?? 'و'}]`;

/**
 * The source of a regular expression (flags `u` and `i`) that matches what {@link foldForSearch} treats as equal to the
 * query: letters of either keyboard, marks and joiners in between, digits of each script, one و for two. Its matches
 * have offsets in the original text; a folded text has lost them.
 */
export function searchPattern(query: string): string {
  const letters = [
    ...query.replace(ignoredCharacters, '').replace(new RegExp(`${waw}+`, 'g'), 'و'),
  ];
  return letters.map(patternOf).join(ignoredPattern);
}

function patternOf(letter: string): string {
  if (letter === 'و') return `${waw}(?:${ignoredPattern}${waw})*`;
  if (/\p{Nd}/u.test(letter)) {
    const digit = Number(toAsciiDigit(letter));
    return `[${digit}${String.fromCodePoint(0x660 + digit, 0x6f0 + digit)}]`;
  }
  if (/\s/.test(letter)) return '[ \\u00a0]';
  return `[${(alike.get(letter) ?? letter).replace(/[\\\]^-]/g, '\\$&')}]`;
}
