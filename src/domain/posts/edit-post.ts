import { sql } from 'kysely';
import { DomainError } from '#domain/domain-error.ts';
import { recordUses } from '#domain/media/index.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { shareCover } from './group-cover.ts';
import { findAdminPost } from './list-admin-posts.ts';
import { lockArticles } from './lock-articles.ts';
import { makeSlug } from './make-slug.ts';
import type { PostChanges } from './post-input.ts';
import { updateActivePost } from './post-queries.ts';
import { toColumns } from './post-row.ts';
import type { AdminPost } from './shared/admin-post.ts';
import { readTimeMinutes } from './shared/read-time.ts';
import { addRedirects, isRedirect, removeRedirect } from './slug-redirects.ts';
import { recordSourceVersions, sourceVersion, textVersion } from './text-version.ts';

export type EditResult = { stale: false; post: AdminPost } | { stale: true; current: AdminPost };

/**
 * Changes the given fields, if the post is still in the state that the edit started from; otherwise stores nothing. Of
 * several edits that started from one state, one wins, across all processes. If a published post gets a new slug, the
 * former one redirects to it. A new cover is set for all languages of the article (decision 0030).
 *
 * @throws {DomainError} `not-found`; `address-taken` if the slug belongs or belonged to another post
 */
export async function editPost(
  database: Database,
  id: number,
  changes: PostChanges,
): Promise<EditResult> {
  const before = await findAdminPost(database, id);
  if (before.updatedAt !== changes.updatedAt) return { stale: true, current: before };
  const row = await inTransaction(database, (transaction) => store(transaction, before, changes));
  if (row) return { stale: false, post: toAdminPost(row) };
  return { stale: true, current: await findAdminPost(database, id) };
}

type Columns = Awaited<ReturnType<typeof changedColumns>> & {
  updated_at: string;
  text_version?: string;
  source_version?: string | null;
};

/** @returns undefined if another edit was stored first; then nothing is stored */
async function store(database: Database, before: AdminPost, changes: PostChanges) {
  const changesCover = changes.image !== undefined && changes.image !== before.image;
  if (changesCover) await lockArticles(database, [before.translationGroup]);
  const columns = {
    ...(await changedColumns(changes)),
    ...(await versions(database, before, changes)),
    updated_at: timeAfter(changes.updatedAt),
  };
  const row =
    columns.slug === undefined || columns.slug === before.slug
      ? await update(database, before, columns)
      : await move(database, before, { ...columns, slug: columns.slug });
  if (row) await recordUses(database, row);
  if (row && changesCover) await shareCover(database, row);
  return row;
}

/** Updates the versions of a changed text, which tell the panel which translations are stale. */
async function versions(database: Database, before: AdminPost, changes: PostChanges) {
  const { title, content, translation } = changes;
  if (title === undefined && content === undefined && translation === undefined) return {};
  const after = {
    ...before,
    title: title ?? before.title,
    content: content ?? before.content,
    translation: translation === undefined ? before.translation : translation,
  };
  if (before.language === 'en') await recordSourceVersions(database, before.translationGroup);
  return {
    text_version: textVersion(after),
    source_version: await sourceVersion(database, after),
  };
}

/** @returns undefined if another edit was stored first */
async function update(database: Database, before: AdminPost, columns: Columns) {
  return await updateActivePost(database, before.id)
    .where('updated_at', '=', before.updatedAt)
    .set(columns)
    .returningAll()
    .executeTakeFirst();
}

async function move(database: Database, before: AdminPost, columns: Columns & { slug: string }) {
  const { id } = before;
  const { slug } = columns;
  return await inTransaction(database, async (transaction) => {
    const row = await updateOrReject(transaction, before, columns);
    if (!row) return undefined;
    await assertSlugIsFree(transaction, slug, id);
    await removeRedirect(transaction, slug);
    if (row.first_published_at !== null) await addRedirects(transaction, [before.slug], id);
    return row;
  });
}

/** A taken slug fails the update with an error of the engine; PostgreSQL then rejects all further statements. */
async function updateOrReject(
  transaction: Database,
  before: AdminPost,
  columns: Columns & { slug: string },
) {
  await sql`savepoint before_move`.execute(transaction);
  try {
    return await update(transaction, before, columns);
  } catch (error) {
    await sql`rollback to savepoint before_move`.execute(transaction);
    await assertSlugIsFree(transaction, columns.slug, before.id);
    throw error;
  }
}

async function assertSlugIsFree(database: Database, slug: string, id: number): Promise<void> {
  const owner = await database
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (owner || (await isRedirect(database, slug, id)))
    throw new DomainError(
      'address-taken',
      `The address ${slug} belongs to another post, or did before: choose other words`,
    );
}

/** Adds the columns that are derived from a changed field. */
async function changedColumns({ slug, ...changes }: PostChanges) {
  return {
    ...toColumns(changes),
    ...(slug !== undefined && { slug: await makeSlug(slug) }),
    ...(changes.content !== undefined && { read_time_minutes: readTimeMinutes(changes.content) }),
  };
}

/** The present time, but always later than `time`, even if the clock was set back: no two states share a time. */
export function timeAfter(time: string): string {
  return new Date(Math.max(Date.now(), Date.parse(time) + 1)).toISOString();
}
