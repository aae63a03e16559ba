import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { adminSummaryColumns, toAdminPost, toAdminPostSummary } from './admin-post.ts';
import { activePosts, postNotFound } from './post-queries.ts';
import type { AdminPost, AdminPostSummary } from './shared/admin-post.ts';
import { needsCleanup } from './shared/needs-cleanup.ts';

/** All posts, drafts included, the newest first. */
export async function listAdminPosts(database: Database): Promise<AdminPost[]> {
  const rows = await newestPosts(database).selectAll().execute();
  return rows.map(toAdminPost);
}

/** The same for lists of thousands: without the texts, which never leave the database. */
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

/** The texts, by post, of the few posts in which {@link needsCleanup} may find something. */
async function findSuspiciousTexts(database: Database): Promise<Map<number, string>> {
  const rows = await activePosts(database)
    .select(['id', 'content'])
    // Word for word as the index has it.
    .where(sql<boolean>`lower(content) like '%"translated%'`)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
