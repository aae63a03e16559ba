import { normalizeLineEndings, splitBlocks } from '#markdown/segments/split-blocks.ts';

/** The top-level blocks of a Markdown text, which reviewers write about. */
export function blockTexts(content: string): string[] {
  return splitBlocks(content).map(({ text }) => text);
}

/** The text with another text in the place of some of its blocks. */
export function replaceBlocks(
  content: string,
  { index, count, text }: { index: number; count: number; text: string },
): string {
  const source = normalizeLineEndings(content);
  const blocks = splitBlocks(source);
  const [first, last] = [blocks[index], blocks[index + count - 1]];
  if (!first || !last) throw new RangeError(`The text has no blocks ${index} to ${index + count}`);
  return source.slice(0, first.from) + text + source.slice(last.to);
}

/** Finds blocks that follow each other. @returns the index of the first, the nearest to `near`; null for none */
export function findRun(
  blocks: readonly string[],
  run: readonly string[],
  near: number,
): number | null {
  const found = blocks
    .map((_, index) => index)
    .filter((index) => run.every((text, offset) => blocks[index + offset] === text))
    .sort((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return run.length > 0 ? (found[0] ?? null) : null;
}
