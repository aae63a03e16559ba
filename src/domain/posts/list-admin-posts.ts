import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { adminSummaryColumns, toAdminPost, toAdminPostSummary } from './admin-post.ts';
import { activePosts, postNotFound } from './post-queries.ts';
import type { AdminPost, AdminPostSummary } from './shared/admin-post.ts';
import { needsCleanup } from './shared/needs-cleanup.ts';

/** All posts, published or not, the newest first. */
export async function listAdminPosts(database: Database): Promise<AdminPost[]> {
  const rows = await newestPosts(database).selectAll().execute();
  return rows.map(toAdminPost);
}

/** The same without the texts, which stay in the database, for lists of thousands. */
export async function listAdminSummaries(database: Database): Promise<AdminPostSummary[]> {
  const suspicious = await findSuspiciousTexts(database);
  const rows = await newestPosts(database).select(adminSummaryColumns).execute();
  return rows.map((row) =>
    toAdminPostSummary(
      row,
      needsCleanup({ title: row.title, content: suspicious.get(row.id) ?? '' }),
    ),
  );
}

/** @throws {DomainError} `not-found` */
export async function findAdminPost(database: Database, id: number): Promise<AdminPost> {
  const row = await activePosts(database).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw postNotFound();
  return toAdminPost(row);
}

function newestPosts(database: Database) {
  return activePosts(database).orderBy('created_at', 'desc').orderBy('id', 'desc');
}

/** The texts, by post, of the few posts that {@link needsCleanup} may apply to. */
async function findSuspiciousTexts(database: Database): Promise<Map<number, string>> {
  const rows = await activePosts(database)
    .select(['id', 'content'])
    // The same expression as in the index, or else the index is not used.
    .where(sql<boolean>`lower(content) like '%"translated%'`)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
