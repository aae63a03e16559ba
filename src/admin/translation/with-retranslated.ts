import type { TranslatedBlock, TranslationRecord } from '#domain/translation-rules/index.ts';
import { type ReviewRow, reviewRows } from './review-rows.ts';
import { madeBlock, type PostText } from './translation-record.ts';

/** A row as it was when its translation was asked for, and the translation. */
export type Retranslation = { row: ReviewRow; text: string };

/**
 * A record with rows translated anew; rows that the source has lost go. A row that somebody has changed since it was asked
 * for stays as it is now.
 */
export function withRetranslated(
  record: TranslationRecord,
  source: PostText,
  retranslations: readonly Retranslation[],
): TranslationRecord {
  const waiting = [...retranslations];
  const take = (row: ReviewRow) => {
    const index = waiting.findIndex((one) => isSameRow(one.row, row));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  let { title } = record;
  const blocks: TranslatedBlock[] = [];
  for (const row of reviewRows(source, record)) {
    const made = take(row);
    const block = made ? row.source && madeBlock(row.source, made.text) : row.block;
    if (!block) continue;
    if (row.place === 'title') title = block;
    else blocks.push(block);
  }
  return { ...record, title, blocks };
}

function isSameRow(asked: ReviewRow, now: ReviewRow): boolean {
  return (
    (asked.place === 'title') === (now.place === 'title') &&
    asked.source === now.source &&
    asked.block?.source === now.block?.source &&
    asked.block?.text === now.block?.text
  );
}
