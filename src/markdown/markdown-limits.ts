/**
 * How much of one text is parsed as Markdown. The cost of a character may grow with its paragraph, and the cost of a
 * line with the lines before it, so 200 kB of one character could take minutes. No real post comes near these limits;
 * text beyond them stays plain. Both parsers apply them, so that the page and the translator see the same text.
 */
export const markdownLimits = {
  /** Further lines are joined to one. */
  lines: 10_000,
  /** Characters of inline syntax, and line endings, in one paragraph, heading or cell. One with more is plain text. */
  syntaxCharactersPerLeaf: 1_000,
  /** The same in all leaf blocks together. Further blocks are plain text. */
  syntaxCharacters: 20_000,
  /** Cells of tables, including the empty ones that complete short rows. Further tables are paragraphs. */
  cells: 20_000,
  /** Headings with an anchor. */
  anchors: 1_000,
  /** Links to footnotes. Further references are plain text. */
  footnoteReferences: 1_000,
} as const;

/** Joins the lines beyond the limit; the length stays the same. */
export function limitLines(markdown: string): string {
  let lines = 0;
  for (const { index } of markdown.matchAll(/\r\n?|\n/g)) {
    lines += 1;
    if (lines < markdownLimits.lines) continue;
    const start = index + 1;
    return markdown.slice(0, start) + markdown.slice(start).replace(/[\r\n]/g, ' ');
  }
  return markdown;
}

/** Whether no lines of a text need to be joined. */
export function isWithinLineLimit(markdown: string): boolean {
  return limitLines(markdown) === markdown;
}

/** A line ending may be a break. */
const syntaxCharacters = new Set([...'\\&`*_~[]!<\n'].map((sign) => sign.charCodeAt(0)));

/** @returns a function for the leaf blocks of one text: it returns whether the inline syntax is within the limits */
export function createSyntaxCounter(): (leaf: string) => boolean {
  let total = 0;
  return (leaf) => {
    let count = 0;
    for (let index = 0; index < leaf.length; index += 1)
      if (syntaxCharacters.has(leaf.charCodeAt(index))) count += 1;
    if (
      count > markdownLimits.syntaxCharactersPerLeaf ||
      total + count > markdownLimits.syntaxCharacters
    )
      return false;
    total += count;
    return true;
  };
}
