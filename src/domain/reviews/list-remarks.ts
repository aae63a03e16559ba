import type { Database } from '#platform/database/index.ts';
import { prepareBlocks } from './anchor.ts';
import { anchorOf, fieldOf, markOf, positionOf, stateOf, suggestionOf } from './remark-rows.ts';
import { type Remark, remark } from './shared/remark.ts';
import { blockTexts } from './text-blocks.ts';
import { findTextUnderReview, type TextKey } from './text-under-review.ts';

/** The newest of those that are decided, for the rest of which an article has a history, and of doubtful ones. */
const maxDecided = 100;
/** Those of several links at their limit. */
const maxOpen = 1_000;

const storedReasons = remark.shape.reasons;

/** The remarks about a text, in the order in which they came, each at its place in the text as it is now. */
export async function listRemarks(database: Database, key: TextKey): Promise<Remark[]> {
  const found = await findTextUnderReview(database, key);
  if (!found) return [];
  const { title, description, content } = found;
  const text = { title, description, blocks: prepareBlocks(blockTexts(content)) };
  const [open, doubtful, decided] = [
    await remarksOf(database, key).where('state', '=', 'open').limit(maxOpen).execute(),
    await remarksOf(database, key).where('state', '=', 'doubtful').limit(maxDecided).execute(),
    await remarksOf(database, key)
      .where('state', 'in', ['taken', 'closed'])
      .limit(maxDecided)
      .execute(),
  ];
  const rows = [...open, ...doubtful, ...decided].sort((one, other) => one.id - other.id);
  const answers = await answersTo(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const anchored = { field: fieldOf(row), anchor: anchorOf(row) };
    const place = positionOf(anchored, text);
    const mark = markOf(row);
    return {
      id: row.id,
      name: row.name,
      field: anchored.field,
      original: anchored.anchor.text,
      place,
      suggestion: suggestionOf({ suggestion: row.suggestion, mark }, place),
      comment: row.comment,
      mark: mark && { words: mark.words, wording: mark.wording },
      reasons: storedReasons.parse(JSON.parse(row.reasons)),
      createdAt: row.created_at,
      state: stateOf(row),
      decidedBy: row.decided_by,
      answers: answers
        .filter(({ remark_id }) => remark_id === row.id)
        .map(({ username, text: said, created_at, client_id }) => ({
          username,
          isReviewer: client_id !== null,
          text: said,
          createdAt: created_at,
        })),
    };
  });
}

function remarksOf(database: Database, { translationGroup, language }: TextKey) {
  return database
    .selectFrom('review_remarks')
    .selectAll()
    .where('translation_group', '=', translationGroup)
    .where('language', '=', language)
    .orderBy('id', 'desc');
}

export async function answersTo(database: Database, remarks: readonly number[]) {
  if (remarks.length === 0) return [];
  return await database
    .selectFrom('review_answers')
    .select(['remark_id', 'username', 'text', 'created_at', 'client_id'])
    .where('remark_id', 'in', remarks)
    .orderBy('id')
    .execute();
}
