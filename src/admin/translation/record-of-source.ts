import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import { type MarkdownBlock, splitBlocks } from '#markdown/segments/split-blocks.ts';
import type { PostText } from './translation-record.ts';

/**
 * Creates the record of a text that a person translated, from the English that it was made from.
 *
 * @returns null if the two do not have the same kinds of blocks in the same order: then it is not known which of them
 *   belong together
 */
export function recordOfSource(source: PostText, text: PostText): TranslationRecord | null {
  const [before, after] = [splitBlocks(source.content), splitBlocks(text.content)];
  if (!haveSameKinds(before, after)) return null;
  return {
    title: { source: source.title, machine: '', text: text.title },
    blocks: after.map((block, index) => ({
      source: before[index]?.text ?? '',
      machine: '',
      text: block.text,
    })),
    dismissed: [],
  };
}

function haveSameKinds(before: readonly MarkdownBlock[], after: readonly MarkdownBlock[]): boolean {
  return (
    before.length === after.length && before.every(({ kind }, index) => kind === after[index]?.kind)
  );
}
