import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { createAnchor, prepareBlocks } from './anchor.ts';
import type { FoundLink } from './links.ts';
import type { NewRemark } from './shared/remark.ts';
import { reviewLimits } from './shared/review-limits.ts';
import { blockTexts } from './text-blocks.ts';
import { findTextUnderReview } from './text-under-review.ts';

/**
 * Stores what a reviewer wrote. A remark that arrives again, because its response was lost, is stored once.
 *
 * @throws {DomainError} `not-found` when the link does not show the language; `too-many-requests` when the link has too
 *   many remarks that nobody has decided on
 */
export async function addRemark(
  database: Database,
  link: FoundLink,
  remark: NewRemark,
  now: Date = new Date(),
): Promise<void> {
  const key = { translationGroup: link.translationGroup, language: remark.language };
  const text = link.languages.includes(remark.language)
    ? await findTextUnderReview(database, key)
    : null;
  if (!text) throw new DomainError('not-found', 'The link shows no text in this language');
  if (await isStored(database, link, remark)) return;
  await assertRoom(database, link);
  const { original, index, field } = remark;
  const blocks = field === 'content' ? blockTexts(text.content) : [text[field]];
  await database
    .insertInto('review_remarks')
    .values({
      link_id: link.id,
      client_id: remark.id,
      translation_group: key.translationGroup,
      language: key.language,
      field,
      anchor: JSON.stringify(createAnchor(prepareBlocks(blocks), original, index)),
      name: remark.name,
      suggestion: remark.suggestion === '' ? null : remark.suggestion,
      comment: remark.comment,
      created_at: now.toISOString(),
      state: 'open',
      decided_by: null,
      replaced: null,
      mark: null,
      text_hash: null,
    })
    .onConflict((conflict) => conflict.columns(['link_id', 'client_id']).doNothing())
    .execute();
}

async function isStored(database: Database, link: FoundLink, { id }: NewRemark): Promise<boolean> {
  const stored = await database
    .selectFrom('review_remarks')
    .select('id')
    .where('link_id', '=', link.id)
    .where('client_id', '=', id)
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Checks that one more remark of the link may be open.
 *
 * @throws {DomainError} `too-many-requests`
 */
export async function assertRoomForOpen(database: Database, link: FoundLink): Promise<void> {
  const { open } = await countRemarks(database, link);
  if (open >= reviewLimits.openRemarks) throw isFull();
}

async function assertRoom(database: Database, link: FoundLink): Promise<void> {
  const { open, all } = await countRemarks(database, link);
  if (open >= reviewLimits.openRemarks || all >= reviewLimits.remarks) throw isFull();
}

async function countRemarks(database: Database, link: FoundLink) {
  const { open, all } = await database
    .selectFrom('review_remarks')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'open').as('open'),
      fn.countAll<number>().as('all'),
    ])
    .where('link_id', '=', link.id)
    .executeTakeFirstOrThrow();
  return { open: Number(open), all: Number(all) };
}

function isFull(): DomainError {
  return new DomainError(
    'too-many-requests',
    'This link has as many remarks as it takes: the editors must read them first',
  );
}
