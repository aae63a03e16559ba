import type {
  ProposedBlock,
  ProposedPart,
  ProposedUpdate,
  TranslatedBlock,
  TranslationRecord,
} from '#domain/translation/shared/translation-record.ts';
import {
  applySplices,
  type Splice,
  type UpdatePart,
} from '#domain/translation/shared/update-part.ts';
import { applyRetranslation } from './apply-retranslation.ts';
import { type BlockRef, changedRows, type ReviewRow, reviewRows } from './review-rows.ts';
import type { PostText } from './translation-record.ts';

/** What the server proposes for a row. */
export type UpdatedRow = { parts: readonly UpdatePart[]; left: number };

/** Rows at the time of a request, and the proposal for each. */
export type RowUpdates = {
  updates: readonly { row: ReviewRow; updated: UpdatedRow }[];
  run: number | undefined;
};

/** The request that asks how rows follow the change of their source. A deleted row may have sentences that moved. */
export function updateRequest(rows: readonly ReviewRow[]) {
  const chosen = changedRows(rows);
  const passages = chosen.map(({ blockRef, source, block }) => ({
    isTitle: blockRef === 'title',
    before: block?.source ?? null,
    after: source,
    translation: block?.text ?? null,
  }));
  return { rows: chosen, passages };
}

/**
 * Adds proposals to a record. Its texts do not change. What was typed since the request stays, and so do the proposals
 * for other places.
 */
export function addProposals(
  record: TranslationRecord,
  source: PostText,
  { updates, run }: RowUpdates,
): TranslationRecord {
  const { proposed: _, ...rest } = record;
  let next: TranslationRecord = rest;
  const proposed: ProposedBlock[] = [];
  for (const row of reviewRows(source, record)) {
    const { blockRef, block } = row;
    const found = updates.find((one) => isSameSource(one.row, row))?.updated;
    if (!found || row.source === null) continue;
    const about = { source: row.source, ...(run !== undefined && { run }) };
    const [only] = found.parts;
    if (block && blockRef !== null) {
      const { text } = updates.find((one) => isSameSource(one.row, row))?.row.block ?? block;
      const parts = found.parts.map((part, id) => ({
        ...part,
        id,
        replaced: text.slice(part.target.from, part.target.to),
      }));
      const update = { ...about, parts, left: found.left };
      const withUpdate = withText({ ...block, text, update }, block.text);
      next = replaceBlock(next, blockRef, () => withUpdate);
    } else if (only) proposed.push({ ...about, text: only.target.text, origin: only.origin });
  }
  return proposed.length > 0 ? { ...next, proposed } : next;
}

/** The same source now and when it was translated. The text may be another one by now. */
function isSameSource(requested: ReviewRow, now: ReviewRow): boolean {
  return (
    (requested.blockRef === 'title') === (now.blockRef === 'title') &&
    (requested.blockRef === null) === (now.blockRef === null) &&
    requested.source === now.source &&
    requested.block?.source === now.block?.source
  );
}

/** The block with another text. Its proposals keep their places; those that the change touches are dropped. */
export function withText(block: TranslatedBlock, text: string): TranslatedBlock {
  const { update } = block;
  if (!update || text === block.text) return { ...block, text };
  const change = changeBetween(block.text, text);
  const shift = text.length - block.text.length;
  const parts = update.parts.flatMap((part): ProposedPart[] => {
    const { from, to } = part.target;
    if (to <= change.from) return [part];
    if (from < change.to) return [];
    return [{ ...part, target: { ...part.target, from: from + shift, to: to + shift } }];
  });
  const kept = parts.length === update.parts.length ? update : { ...update, parts };
  // Without its parts, the proposal would say that nothing needs another translation.
  if (parts.length === 0 && update.parts.length > 0) return { ...withoutUpdate(block), text };
  return { ...block, text, update: { ...kept, parts } };
}

/** The range of the first text that another one replaces: what is left without the common start and end. */
function changeBetween(before: string, after: string): { from: number; to: number } {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shortest - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end };
}

function withoutUpdate({ update: _, ...block }: TranslatedBlock): TranslatedBlock {
  return block;
}

/** The proposal for a row, if it is still for the source and the text that the row has. */
export function proposalFor({ source, block }: ReviewRow): ProposedUpdate | null {
  const update = block?.update;
  if (!block || !update || update.source !== source) return null;
  const isInPlace = update.parts.every(
    ({ target, replaced }) => block.text.slice(target.from, target.to) === replaced,
  );
  return isInPlace ? update : null;
}

/** Decides one part of a proposal. A part that is left keeps its translation, and its source counts as changed. */
export function decidePart(
  record: TranslationRecord,
  blockRef: BlockRef,
  id: number,
  isTaken: boolean,
): TranslationRecord {
  const block = blockRef === 'title' ? record.title : record.blocks[blockRef];
  const part = block?.update?.parts.find((one) => one.id === id);
  if (!block?.update || !part) return record;
  const { parts, run, source } = block.update;
  const others = parts.filter((one) => one !== part);
  if (!isTaken) return replaceBlock(record, blockRef, (now) => decided(now, others));
  const text = applySplices(block.text, [part.target]);
  const taken: TranslatedBlock = {
    ...withoutUpdate(block),
    source: asWhole(applySplices(block.source, [part.source]), source),
    text,
    // What a person had changed stays a person's: no model gave the text as it is now.
    machine: block.machine === block.text ? text : '',
    ...(block.isRemembered && { isRemembered: part.origin === 'memory' }),
    update: block.update,
  };
  const next = replaceBlock(record, blockRef, () => decided(taken, after(others, part)));
  return part.origin === 'model' && run !== undefined ? { ...next, run } : next;
}

function decided(block: TranslatedBlock, parts: ProposedPart[]): TranslatedBlock {
  const { update } = block;
  return update && parts.length > 0
    ? { ...block, update: { ...update, parts } }
    : withoutUpdate(block);
}

/** Moves the ranges behind a part that was taken. */
function after(others: readonly ProposedPart[], taken: ProposedPart): ProposedPart[] {
  const moved = (one: Splice, by: Splice): Splice => {
    const shift = by.text.length - (by.to - by.from);
    return one.from < by.to ? one : { ...one, from: one.from + shift, to: one.to + shift };
  };
  return others.map((one) =>
    one.id < taken.id
      ? one
      : {
          ...one,
          source: moved(one.source, taken.source),
          target: moved(one.target, taken.target),
        },
  );
}

/** A source that differs from the new one in its white space alone is the new one. */
function asWhole(source: string, now: string): string {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  return words(source) === words(now) ? now : source;
}

/** Takes or drops the proposed translation of a row that has none yet. */
export function decideBlock(
  record: TranslationRecord,
  source: PostText,
  row: ReviewRow,
  isTaken: boolean,
): TranslationRecord {
  const block = record.proposed?.find((one) => one.source === row.source);
  if (!block) return record;
  const rest = { ...record, proposed: record.proposed?.filter((one) => one !== block) };
  if (!isTaken) return rest;
  const { text, run, origin } = block;
  const isRemembered = origin === 'memory';
  return applyRetranslation(rest, source, [{ row, text, run, isRemembered }]);
}

/**
 * Accepts a translation as it is for the source as it is. Of a block that the source no longer has, the translation
 * becomes a person's own.
 */
export function markUpToDate(record: TranslationRecord, row: ReviewRow): TranslationRecord {
  const { blockRef, source } = row;
  if (blockRef === null) return record;
  return replaceBlock(record, blockRef, (block) => ({
    ...withoutUpdate(block),
    source: source ?? '',
  }));
}

function replaceBlock(
  record: TranslationRecord,
  blockRef: BlockRef,
  next: (block: TranslatedBlock) => TranslatedBlock,
): TranslationRecord {
  if (blockRef === 'title') return { ...record, title: next(record.title) };
  const blocks = record.blocks.map((block, index) => (index === blockRef ? next(block) : block));
  return { ...record, blocks };
}
