import { DomainError } from '#domain/domain-error.ts';
import type { AdminPost } from '#domain/posts/index.ts';
import { isLongEnoughToRepeat, repeatedMs, textHash } from '#domain/spam/index.ts';
import type { DoubtReason } from '#domain/spam/shared/doubt-reasons.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { createAnchor, prepareBlocks } from '../anchor.ts';
import type { NewReaderRemark } from '../shared/new-reader-remark.ts';
import { readerLimits } from '../shared/review-limits.ts';
import { blockTexts } from '../text-blocks.ts';
import { findPassage } from './find-passage.ts';
import { countOccurrences, type Mark } from './mark.ts';

/** In the place of a link's id, which is never 0. */
export const readersLink = 0;

/** The text that a remark is about. */
export type ReadText = Pick<
  AdminPost,
  'translationGroup' | 'language' | 'title' | 'description' | 'content'
>;

/** Whether a remark is stored already: its first response was lost. */
export async function isStored(database: Database, { id }: NewReaderRemark): Promise<boolean> {
  const stored = await database
    .selectFrom('review_remarks')
    .select('id')
    .where('link_id', '=', readersLink)
    .where('client_id', '=', id)
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether the same text came within a week about other words. About the same words, two readers found one mistake. */
export async function isKnownElsewhere(
  database: Database,
  post: ReadText,
  remark: NewReaderRemark,
  now: Date,
): Promise<boolean> {
  const text = textOf(remark);
  if (!isLongEnoughToRepeat(text)) return false;
  const known = await database
    .selectFrom('review_remarks')
    .select(['translation_group', 'language', 'mark'])
    .where('text_hash', '=', textHash(text))
    .where('created_at', '>', new Date(now.getTime() - repeatedMs).toISOString())
    .limit(10)
    .execute();
  return known.some(
    ({ translation_group, language, mark }) =>
      translation_group !== post.translationGroup ||
      language !== post.language ||
      (mark !== null && JSON.parse(mark).words !== remark.words),
  );
}

/**
 * Stores a remark. The same about the same words, from another reader too, is stored once.
 *
 * @throws {DomainError} `too-many-requests` when as many are stored as are kept
 */
export async function storeReaderRemark(
  database: Database,
  post: ReadText,
  remark: NewReaderRemark & { isDoubtful: boolean; reasons: readonly DoubtReason[] },
  now: Date,
): Promise<void> {
  const { translationGroup, language } = post;
  const { id, field, name, comment, isDoubtful, reasons } = remark;
  const mark = JSON.stringify(markOf(remark));
  await inTransaction(database, async (transaction) => {
    const open = await transaction
      .selectFrom('review_remarks')
      .select('id')
      .where('text_hash', '=', textHash(textOf(remark)))
      .where('translation_group', '=', translationGroup)
      .where('language', '=', language)
      .where('mark', '=', mark)
      .where('state', '!=', 'closed')
      .executeTakeFirst();
    if (open) return;
    await assertRoom(transaction, post, isDoubtful ? 'doubtful' : 'open');
    await transaction
      .insertInto('review_remarks')
      .values({
        link_id: readersLink,
        client_id: id,
        translation_group: translationGroup,
        language,
        field,
        anchor: JSON.stringify(anchorOf(post, remark)),
        name,
        suggestion: null,
        comment,
        created_at: now.toISOString(),
        state: isDoubtful ? 'doubtful' : 'open',
        decided_by: null,
        replaced: null,
        mark,
        reasons: JSON.stringify(reasons),
        text_hash: textHash(textOf(remark)),
      })
      .onConflict((conflict) => conflict.columns(['link_id', 'client_id']).doNothing())
      .execute();
  });
}

function textOf({ wording, comment }: NewReaderRemark): string {
  return `${wording}\n${comment}`;
}

function markOf({ words, passage, occurrence, wording, version }: NewReaderRemark): Mark {
  return { words, occurrence, occurrences: countOccurrences(passage, words), wording, version };
}

/** The anchor of the Markdown of what the reader saw. Where it has changed since, the anchor keeps what they saw. */
function anchorOf(post: ReadText, { field, passage, index }: NewReaderRemark) {
  if (field !== 'content') return createAnchor(prepareBlocks([post[field]]), post[field], 0);
  const blocks = blockTexts(post.content);
  const at = findPassage(blocks, passage, index);
  const [text, near] = at === null ? [passage, index] : [blocks[at] ?? passage, at];
  return createAnchor(prepareBlocks(blocks), text, near);
}

/** @throws {DomainError} `too-many-requests` */
async function assertRoom(
  database: Database,
  { translationGroup, language }: ReadText,
  state: 'open' | 'doubtful',
): Promise<void> {
  const ofReaders = () => database.selectFrom('review_remarks').where('link_id', '=', readersLink);
  const { inState, inText } = await ofReaders()
    .where('translation_group', '=', translationGroup)
    .where('language', '=', language)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', state).as('inState'),
      fn.countAll<number>().as('inText'),
    ])
    .executeTakeFirstOrThrow();
  const { all } = await ofReaders()
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  if (
    Number(inState) >= readerLimits[state] ||
    Number(inText) >= readerLimits.ofText ||
    Number(all) >= readerLimits.all
  )
    throw new DomainError(
      'too-many-requests',
      'As many remarks wait to be read as are kept: send it again another day',
    );
}
