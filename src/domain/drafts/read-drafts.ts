import { DomainError } from '#domain/domain-error.ts';
import type { Database, DraftRow } from '#platform/database/index.ts';
import type { Draft, DraftSummary } from './shared/draft.ts';

/** Far more than a list shows. Each account has far fewer drafts. */
const maxListed = 1_000;

const summaryColumns = [
  'id',
  'post_id',
  'language',
  'title',
  'unpublished',
  'version',
  'username',
  'writer',
  'updated_at',
] as const;

type SummaryRow = Pick<DraftRow, (typeof summaryColumns)[number]>;

/** Lists the drafts of all accounts, the latest first. */
export async function listDrafts(database: Database): Promise<DraftSummary[]> {
  const rows = await database
    .selectFrom('drafts')
    .select(summaryColumns)
    // A deleted post can be restored, and then its changes are listed again.
    .where(({ eb, not, exists, selectFrom }) =>
      eb.or([
        eb('post_id', 'is', null),
        not(
          exists(
            selectFrom('posts')
              .select('posts.id')
              .whereRef('posts.id', '=', 'drafts.post_id')
              .where('posts.deleted_at', 'is not', null),
          ),
        ),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  return rows.map(toSummary);
}

/** @throws {DomainError} `not-found` */
export async function findDraft(database: Database, id: string): Promise<Draft> {
  const row = await database
    .selectFrom('drafts')
    .select([...summaryColumns, 'value'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row)
    throw new DomainError('not-found', 'There is no such draft: it was published or discarded');
  return { ...toSummary(row), value: JSON.parse(row.value) };
}

function toSummary(row: SummaryRow): DraftSummary {
  const { post_id, unpublished, updated_at, ...same } = row;
  return {
    ...same,
    postId: post_id,
    unpublished: JSON.parse(unpublished),
    updatedAt: updated_at,
  };
}
