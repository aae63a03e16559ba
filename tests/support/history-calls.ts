import { expect } from 'vitest';
import { createPost, editPost, findAdminPost, withHistory } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { samplePost } from './sample-post.ts';

export const actor = { username: 'sara', ipAddress: null };

/** Adds a post whose history begins with its publication. @returns its id */
export async function created(database: Database, values: Parameters<typeof samplePost>[0]) {
  const post = await withHistory(
    database,
    actor,
    undefined,
    async (transaction) =>
      await findAdminPost(transaction, (await createPost(transaction, samplePost(values))).id),
    (created) => ({ audit: [], revision: { kind: 'published', post: created } }),
  );
  return post.id;
}

/** Saves changes as an editor does, with a revision. */
export async function edit(
  database: Database,
  id: number,
  changes: { title?: string; content?: string },
) {
  const { updatedAt } = await findAdminPost(database, id);
  const result = await withHistory(
    database,
    actor,
    id,
    async (transaction) => await editPost(transaction, id, { ...changes, updatedAt }),
    (edited) =>
      edited.stale ? { audit: [] } : { audit: [], revision: { kind: 'edited', post: edited.post } },
  );
  expect(result.stale).toBe(false);
}
