import type {
  TranslatedBlock,
  TranslationRecord,
} from '#domain/translation/shared/translation-record.ts';
import { pairBlocks } from './pair-blocks.ts';
import { blocksOf, type PostText } from './translation-record.ts';

/** A text of a translation: its title, or a block by its index in the record. */
export type BlockRef = 'title' | number;

/** A paragraph of the source beside its translation. */
export type ReviewRow = {
  /** Null while there is no translation. */
  blockRef: BlockRef | null;
  /** The current source; null for a paragraph that a person added, or that the source no longer has. */
  source: string | null;
  block: TranslatedBlock | null;
  /** `stale`: the source has changed since. `new`: not translated yet. `removed`: no longer in the source. */
  state: 'current' | 'stale' | 'new' | 'removed';
  /** Whether a person wrote or changed the text. */
  isEdited: boolean;
};

/** Returns the rows of a review: the title, then all blocks of both texts in order. */
export function reviewRows(source: PostText, record: TranslationRecord): ReviewRow[] {
  const rows = [translatedRow('title', record.title, source.title)];
  let next = 0;
  const addUpTo = (end: number) => {
    for (; next < end; next += 1) {
      const block = record.blocks[next];
      if (block) rows.push(translatedRow(next, block, null));
    }
  };
  const sources = blocksOf(source.content);
  const made = record.blocks.flatMap((block, index) => (block.source ? [{ index, block }] : []));
  for (const { before, after } of pairBlocks(
    made.map(({ block }) => block.source),
    sources,
  )) {
    const pair = before === null ? undefined : made[before];
    const now = after === null ? null : (sources[after] ?? null);
    if (pair) {
      addUpTo(pair.index);
      rows.push(translatedRow(pair.index, pair.block, now));
      next = pair.index + 1;
    } else rows.push({ blockRef: null, source: now, block: null, state: 'new', isEdited: false });
  }
  addUpTo(record.blocks.length);
  return rows;
}

/** Returns the rows that a translation of the changes would affect. */
export function changedRows(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.filter(({ state }) => state !== 'current');
}

function translatedRow(
  blockRef: BlockRef,
  block: TranslatedBlock,
  source: string | null,
): ReviewRow {
  return {
    blockRef,
    source,
    block,
    state: stateOf(block, source),
    isEdited: block.text !== block.machine,
  };
}

function stateOf(block: TranslatedBlock, source: string | null): ReviewRow['state'] {
  if (source === block.source || (source === null && !block.source)) return 'current';
  return source === null ? 'removed' : 'stale';
}
