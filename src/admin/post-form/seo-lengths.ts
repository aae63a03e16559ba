/** About what search engines show of each, in characters. */
export const shownCharacters = { seoTitle: 60, seoDescription: 155 } as const;

const characters = new Intl.Segmenter('und');

/** Counted as a reader does: a letter with its marks is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of characters.segment(text)) count += 1;
  return count;
}

/** Keywords are separated by commas, of Latin or Arabic script. */
export function countKeywords(text: string): number {
  return text.split(/[,،]/).filter((keyword) => keyword.trim() !== '').length;
}

/** The beginning of a text as a search engine shows it: cut after a whole word, with an ellipsis, where it is too long. */
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
  // A word as long as the line is cut like any other.
  return line.slice(0, space > end / 2 ? space : end);
}
