import { type Actor, type AuditLogEntry, withAuditLog } from '#domain/audit-log/index.ts';
import { type RevisionKind, recordRevision } from '#domain/revisions/index.ts';
import type { Database } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { activePosts } from './post-queries.ts';
import { rememberText } from './remember-text.ts';
import type { AdminPost } from './shared/admin-post.ts';

type History = {
  audit: readonly AuditLogEntry[];
  /** What the post has become; left out where its text and state are as before. */
  revision?: {
    kind: RevisionKind;
    post: AdminPost;
    /** What the assistant did to the text. */
    contribution?: { kind: 'translated' | 'enhanced'; model: string } | undefined;
    suggestedBy?: string;
    restoredFrom?: number;
  };
};

/**
 * Changes a post, and records in the same transaction who did it and what the post has become. The first recorded
 * change of a post also records what it was before. What the assistant did to a text is a revision that names the
 * model; a publication with it is another one. What is approved of a translation is remembered.
 *
 * @param id undefined where the change creates the post
 * @param describe what to record of a result
 */
export async function withHistory<Result>(
  database: Database,
  actor: Actor,
  id: number | undefined,
  change: (transaction: Database) => Promise<Result>,
  describe: (result: Result) => History,
): Promise<Result> {
  return await withAuditLog(
    database,
    actor,
    async (transaction) => {
      const before = id === undefined ? undefined : await findState(transaction, id);
      const result = await change(transaction);
      const { revision } = describe(result);
      if (revision) {
        const { post, contribution, ...event } = revision;
        // A publication leaves `updatedAt` as it was.
        const now = { ...toState(post), at: new Date().toISOString() };
        const { username } = actor;
        if (contribution)
          await recordRevision(transaction, now, { ...contribution, username }, before);
        if (!contribution || event.kind === 'published')
          await recordRevision(transaction, now, { ...event, username }, before);
        await rememberText(transaction, post, { ...event, username, at: now.at });
      }
      return result;
    },
    (result) => describe(result).audit,
  );
}

async function findState(database: Database, id: number) {
  const row = await activePosts(database).selectAll().where('id', '=', id).executeTakeFirst();
  return row && toState(toAdminPost(row));
}

function toState(post: AdminPost) {
  const { translationGroup, language, updatedAt } = post;
  return { translationGroup, language, values: post, at: updatedAt };
}
