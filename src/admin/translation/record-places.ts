import type { TranslationRecord } from '#domain/translation-rules/index.ts';
import type { Place } from './review-rows.ts';
import { blockSeparator, type PostText } from './translation-record.ts';

/** A stretch of one text of a translation, in characters from its start. */
export type Stretch = { place: Place; from: number; to: number };

/** Where a stretch of the whole text stands in the record that the text is made of; of several blocks, in the first. */
export function stretchIn(
  record: TranslationRecord,
  { field, from, to }: { field: keyof PostText; from: number; to: number },
): Stretch {
  if (field === 'title') return { place: 'title', from, to };
  let start = 0;
  let last: Stretch = { place: 'title', from: 0, to: 0 };
  for (const [place, { text }] of record.blocks.entries()) {
    if (text.trim() === '') continue;
    const end = start + text.length;
    const inBlock = (at: number) => Math.min(Math.max(at - start, 0), text.length);
    last = { place, from: inBlock(from), to: inBlock(to) };
    if (from < end || (from === end && to === end)) return last;
    start = end + blockSeparator.length;
  }
  return last;
}

/** What stands in a place of a record. */
export function textAt({ title, blocks }: TranslationRecord, place: Place): string {
  return (place === 'title' ? title : blocks[place])?.text ?? '';
}

/** A record after a person typed in one place of its text. */
export function withTextAt(
  record: TranslationRecord,
  place: Place,
  text: string,
): TranslationRecord {
  if (place === 'title') return { ...record, title: { ...record.title, text } };
  return {
    ...record,
    blocks: record.blocks.map((block, index) => (index === place ? { ...block, text } : block)),
  };
}
