import { sql } from 'kysely';
import { needsCleanup } from '#domain/post-rules/index.ts';
import type { Database } from '#platform/database/index.ts';
import {
  type AdminPost,
  type AdminPostSummary,
  adminSummaryColumns,
  toAdminPost,
  toAdminPostSummary,
} from './admin-post.ts';
import { existingPosts, postNotFound } from './existing-posts.ts';

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
  const row = await existingPosts(database).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw postNotFound();
  return toAdminPost(row);
}

function newestPosts(database: Database) {
  return existingPosts(database).orderBy('created_at', 'desc').orderBy('id', 'desc');
}

/** The texts, by post, of the few posts in which {@link needsCleanup} may find something. */
async function findSuspiciousTexts(database: Database): Promise<Map<number, string>> {
  const rows = await existingPosts(database)
    .select(['id', 'content'])
    // Word for word as the index has it.
    .where(sql<boolean>`lower(content) like '%"translated%'`)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
