import { DomainError } from '#domain/domain-error.ts';
import { picturesIn } from '#domain/media/shared/picture-path.ts';
import { findAdminPost } from '#domain/posts/index.ts';
import { type Database, inTransaction, lockRows } from '#platform/database/index.ts';
import { findDraft } from './read-drafts.ts';
import { type Draft, maxDraftsOfAccount } from './shared/draft.ts';

type DraftChange = Pick<Draft, 'id' | 'postId' | 'language' | 'title' | 'unpublished' | 'value'> & {
  /** The version that the change started from; 0 for a new draft. */
  baseVersion: number;
  /** The tab that made the change. */
  writer: string;
  username: string;
};

type SaveResult =
  | { stale: false; version: number; updatedAt: string }
  | { stale: true; current: Draft };

/**
 * Saves a draft, if it is still in the version that the change started from; otherwise saves nothing. A tab whose last
 * change was saved, but that did not receive the response, may start from the version before it.
 *
 * @throws {DomainError} `not-found` if the draft was published or discarded, or its post is gone; `too-many-drafts`
 */
export async function saveDraft(database: Database, change: DraftChange): Promise<SaveResult> {
  return await inTransaction(database, async (transaction) => {
    const stored = await lockVersion(transaction, change.id);
    if (stored ? !mayReplace(stored, change) : change.baseVersion > 0)
      return { stale: true, current: await findDraft(transaction, change.id) };
    const updatedAt = new Date().toISOString();
    const version = (stored?.version ?? 0) + 1;
    const columns = { ...toColumns(change), version, updated_at: updatedAt };
    if (stored) {
      await transaction.updateTable('drafts').set(columns).where('id', '=', change.id).execute();
      return { stale: false, version, updatedAt };
    }
    await assertAllowed(transaction, change);
    const inserted = await transaction
      .insertInto('drafts')
      .values({ ...columns, id: change.id, post_id: change.postId })
      // Another process was faster.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return { stale: false, version, updatedAt };
    return { stale: true, current: await findDraft(transaction, change.id) };
  });
}

/**
 * Deletes a draft, if it is still in the given version. A draft that is gone already is no error.
 *
 * @returns the draft as it is now if somebody has changed it; null once it is deleted
 */
export async function deleteDraft(
  database: Database,
  change: Pick<DraftChange, 'id' | 'baseVersion' | 'writer'>,
): Promise<Draft | null> {
  return await inTransaction(database, async (transaction) => {
    const stored = await lockVersion(transaction, change.id);
    if (!stored) return null;
    if (!mayReplace(stored, change)) return await findDraft(transaction, change.id);
    await transaction.deleteFrom('drafts').where('id', '=', change.id).execute();
    return null;
  });
}

type StoredVersion = { version: number; writer: string };

/** Reads the version, and locks its row. */
async function lockVersion(transaction: Database, id: string): Promise<StoredVersion | undefined> {
  const draft = transaction.selectFrom('drafts').select(['version', 'writer']).where('id', '=', id);
  const [locked] = await lockRows(transaction, draft);
  return locked;
}

function mayReplace(
  stored: StoredVersion,
  { baseVersion, writer }: Pick<DraftChange, 'baseVersion' | 'writer'>,
): boolean {
  const isUnanswered = stored.writer === writer && stored.version === baseVersion + 1;
  return stored.version === baseVersion || isUnanswered;
}

async function assertAllowed(database: Database, { postId, username }: DraftChange) {
  if (postId !== null) await findAdminPost(database, postId);
  const { count } = await database
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxDraftsOfAccount)
    throw new DomainError(
      'too-many-drafts',
      `An account has at most ${maxDraftsOfAccount} drafts on the server: publish or discard some`,
    );
}

function toColumns({ language, title, unpublished, value, writer, username }: DraftChange) {
  const json = JSON.stringify(value);
  const pictures = [...picturesIn(json)];
  return {
    language,
    title,
    unpublished: JSON.stringify(unpublished),
    value: json,
    pictures: pictures.length > 0 ? JSON.stringify(pictures) : null,
    writer,
    username,
  };
}
