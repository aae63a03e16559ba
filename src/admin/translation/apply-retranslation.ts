import type {
  TranslatedBlock,
  TranslationRecord,
} from '#domain/translation/shared/translation-record.ts';
import { type ReviewRow, reviewRows } from './review-rows.ts';
import { machineBlock, type PostText } from './translation-record.ts';

/** A row at the time of its request, and its new translation. */
export type Retranslation = {
  row: ReviewRow;
  text: string;
  /** The run of the assistant; undefined for what was copied. */
  run?: number | undefined;
  /** Whether the translation memory gave it. */
  isRemembered?: boolean | undefined;
  /** Whether a person translated it. */
  isByPerson?: boolean | undefined;
};

/**
 * Writes new translations of rows into a record, and removes rows that the source no longer has. A row that was edited
 * since its request does not change.
 */
export function applyRetranslation(
  record: TranslationRecord,
  source: PostText,
  retranslations: readonly Retranslation[],
): TranslationRecord {
  const waiting = [...retranslations];
  const take = (row: ReviewRow) => {
    const index = waiting.findIndex((one) => isSameRow(one.row, row));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  return replaceRows(record, source, take);
}

/**
 * Writes new translations into a record, and removes rows that the source no longer has and `take` has a translation
 * for.
 *
 * @param take called for each row of the review in order; undefined leaves it as it is
 */
export function replaceRows(
  record: TranslationRecord,
  source: PostText,
  take: (row: ReviewRow) => Omit<Retranslation, 'row'> | undefined,
): TranslationRecord {
  let { title, run } = record;
  const blocks: TranslatedBlock[] = [];
  for (const row of reviewRows(source, record)) {
    const made = take(row);
    const block = made ? row.source && translatedBlock(row.source, made) : row.block;
    if (!block) continue;
    run = made?.run ?? run;
    if (row.blockRef === 'title') title = block;
    else blocks.push(block);
  }
  return { ...record, title, blocks, ...(run !== undefined && { run }) };
}

function translatedBlock(source: string, made: Omit<Retranslation, 'row'>): TranslatedBlock {
  const { text, isRemembered, isByPerson } = made;
  return isByPerson ? { source, machine: '', text } : machineBlock(source, text, isRemembered);
}

function isSameRow(requested: ReviewRow, now: ReviewRow): boolean {
  return (
    (requested.blockRef === 'title') === (now.blockRef === 'title') &&
    requested.source === now.source &&
    requested.block?.source === now.block?.source &&
    requested.block?.text === now.block?.text
  );
}
