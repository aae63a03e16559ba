import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import { withText } from './apply-update.ts';
import type { BlockRef } from './review-rows.ts';
import { blockSeparator, type PostText } from './translation-record.ts';

/** A range of one text of a translation, in characters from its start. */
export type TextRange = { blockRef: BlockRef; from: number; to: number };

/**
 * Converts a range of the whole text to a range of its block in the record. A range over several blocks is located in
 * the first.
 */
export function rangeIn(
  record: TranslationRecord,
  { field, from, to }: { field: keyof PostText; from: number; to: number },
): TextRange {
  if (field === 'title') return { blockRef: 'title', from, to };
  let start = 0;
  let last: TextRange = { blockRef: 'title', from: 0, to: 0 };
  for (const [blockRef, { text }] of record.blocks.entries()) {
    if (text.trim() === '') continue;
    const end = start + text.length;
    const inBlock = (at: number) => Math.min(Math.max(at - start, 0), text.length);
    last = { blockRef, from: inBlock(from), to: inBlock(to) };
    if (from < end || (from === end && to === end)) return last;
    start = end + blockSeparator.length;
  }
  return last;
}

/** Returns the text of the title or a block; empty when the record has no such block. */
export function textAt({ title, blocks }: TranslationRecord, blockRef: BlockRef): string {
  return (blockRef === 'title' ? title : blocks[blockRef])?.text ?? '';
}

/** Replaces the text of the title or a block. */
export function replaceTextAt(
  record: TranslationRecord,
  blockRef: BlockRef,
  text: string,
): TranslationRecord {
  if (blockRef === 'title') return { ...record, title: withText(record.title, text) };
  return {
    ...record,
    blocks: record.blocks.map((block, index) =>
      index === blockRef ? withText(block, text) : block,
    ),
  };
}
