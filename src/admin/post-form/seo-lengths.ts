/** The approximate lengths that search engines show, in characters. */
export const shownCharacters = { seoTitle: 60, seoDescription: 155 } as const;

const characters = new Intl.Segmenter('und');

/** Counts a letter and its combining marks as one character. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of characters.segment(text)) count += 1;
  return count;
}

/** Counts keywords, which are separated by Latin or Arabic commas. */
export function countKeywords(text: string): number {
  return text.split(/[,،]/).filter((keyword) => keyword.trim() !== '').length;
}

/** Truncates a text as search engines do: after a whole word, with an ellipsis. */
export function cutForSearch(text: string, most: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  let passed = 0;
  for (const { index } of characters.segment(line)) {
    if (passed === most) return `${lastWholeWord(line, index)}…`;
    passed += 1;
  }
  return line;
}

function lastWholeWord(line: string, end: number): string {
  if (line[end] === ' ') return line.slice(0, end);
  const space = line.lastIndexOf(' ', end - 1);
  // A word as long as the line is cut inside.
  return line.slice(0, space > end / 2 ? space : end);
}
