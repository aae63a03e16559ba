import { z } from 'zod';

/** What a reader marked in a paragraph, and the words that they would write. */
export const mark = z.object({
  words: z.string(),
  /** How often the words stand before in the paragraph as it was shown, and how often in all of it. */
  occurrence: z.int(),
  occurrences: z.int(),
  /** Empty for a comment alone. */
  wording: z.string(),
  /** When the post had changed last as it was read, as the page said. */
  version: z.string(),
});

export type Mark = z.output<typeof mark>;

/**
 * A block with the better words in the place of the marked ones. It is made of the text as it is now, so two readers
 * who mend two words of a paragraph don't undo each other.
 *
 * @param block Markdown, of which a reader has seen the rendered text
 * @returns null for a comment alone, and where the marked words can't be told in the Markdown
 */
export function withWording(block: string, mark: Mark): string | null {
  const { words, occurrence, occurrences, wording } = mark;
  if (wording === '') return null;
  const pattern = new RegExp(words.split(' ').map(escaped).join('\\s+'), 'gu');
  const found = [...block.matchAll(pattern)];
  const at = found.length === occurrences ? found[occurrence] : undefined;
  if (!at) return null;
  return block.slice(0, at.index) + wording + block.slice(at.index + at[0].length);
}

export function countOccurrences(passage: string, words: string): number {
  return passage.split(words).length - 1;
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
