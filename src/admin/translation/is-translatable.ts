import { splitBlocks } from '#markdown/segments/split-blocks.ts';

const untranslatable: ReadonlySet<string> = new Set(['code', 'rule', 'reference']);

/** False for code, rules and link definitions, which are the same in every language. */
export function isTranslatable(markdown: string): boolean {
  const blocks = splitBlocks(markdown);
  return blocks.length === 0 || blocks.some(({ kind }) => !untranslatable.has(kind));
}
