import { DomainError } from '#domain/domain-error.ts';
import { isLanguage } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { type Anchor, anchor, findAnchor, type PreparedBlock } from './anchor.ts';
import { type Mark, mark, withWording } from './readers/mark.ts';
import { type ReviewedField, remarkStates, reviewedFields } from './shared/remark.ts';

/** A remark, with its JSON read. */
export async function findRemark(database: Database, id: number) {
  const row = await database
    .selectFrom('review_remarks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !isLanguage(row.language))
    throw new DomainError('not-found', 'There is no such remark');
  return {
    ...row,
    field: fieldOf(row),
    state: stateOf(row),
    anchor: anchorOf(row),
    mark: markOf(row),
  };
}

export type StoredRemark = Awaited<ReturnType<typeof findRemark>>;

export function fieldOf(row: { field: string }): ReviewedField {
  return reviewedFields.find((field) => field === row.field) ?? 'content';
}

export function stateOf(row: { state: string }) {
  return remarkStates.find((state) => state === row.state) ?? 'open';
}

export function anchorOf(row: { anchor: string }): Anchor {
  return anchor.parse(JSON.parse(row.anchor));
}

/** What a reader marked; null for a reviewer's remark. */
export function markOf(row: { mark: string | null }): Mark | null {
  return row.mark === null ? null : mark.parse(JSON.parse(row.mark));
}

/**
 * The block as a remark would have it: what the reviewer wrote, or what an open remark of a reader makes of the text as
 * it is now. @returns null where it suggests nothing that can be taken
 */
export function suggestionOf(
  remark: { suggestion: string | null; mark: Mark | null },
  place: { text: string } | null,
): string | null {
  if (remark.suggestion !== null || !remark.mark || !place) return remark.suggestion;
  return withWording(place.text, remark.mark);
}

/**
 * The index of a remark's block in a text. Title and description are always there. @returns null if the block is lost
 */
export function positionOf(
  remark: { field: ReviewedField; anchor: Anchor },
  text: { title: string; description: string; blocks: readonly PreparedBlock[] },
): { index: number; text: string } | null {
  if (remark.field !== 'content') return { index: 0, text: text[remark.field] };
  const index = findAnchor(text.blocks, remark.anchor);
  const block = index === null ? undefined : text.blocks[index];
  return index === null || !block ? null : { index, text: block.text };
}
