import { splitBlocks } from '#markdown/translation/split-blocks.ts';

const wordless: ReadonlySet<string> = new Set(['code', 'rule', 'reference']);

/** Whether a Markdown text is code, a rule or the address of a link: the same in every language, and left to right. */
export function isWordless(markdown: string): boolean {
  const blocks = splitBlocks(markdown);
  return blocks.length > 0 && blocks.every(({ kind }) => wordless.has(kind));
}
