import { sql } from 'kysely';
import { DomainError } from '#domain/domain-error.ts';
import { readTimeMinutes } from '#domain/post-rules/index.ts';
import { type Database, inTransaction, type PostRow } from '#platform/database/index.ts';
import { type AdminPost, toAdminPost } from './admin-post.ts';
import { updateExistingPost } from './existing-posts.ts';
import { forgetFormerAddress, keepFormerAddresses, leadsToPost } from './former-addresses.ts';
import { findAdminPost } from './list-admin-posts.ts';
import type { PostChanges } from './post-input.ts';
import { slugFromTitle } from './slug.ts';

type EditResult = { stale: false; post: AdminPost } | { stale: true; current: AdminPost };

/**
 * Changes what is given, if the post is still in the state that the edit started from; otherwise nothing is stored. Of
 * several edits that started from one state, one wins, whatever process they reach. An address that is left goes on leading
 * to the post, if visitors may know it.
 *
 * @throws {DomainError} `not-found`; `address-taken` when the address is another post's, or was
 */
export async function editPost(
  database: Database,
  id: number,
  changes: PostChanges,
): Promise<EditResult> {
  const before = await findAdminPost(database, id);
  if (before.updatedAt !== changes.updatedAt) return { stale: true, current: before };
  const columns = { ...toColumns(changes), updated_at: timeAfter(changes.updatedAt) };
  const row =
    columns.slug === undefined || columns.slug === before.slug
      ? await update(database, before, columns)
      : await move(database, before, { ...columns, slug: columns.slug });
  if (row) return { stale: false, post: toAdminPost(row) };
  return { stale: true, current: await findAdminPost(database, id) };
}

type Columns = ReturnType<typeof toColumns> & { updated_at: string };

/** @returns undefined when somebody was faster */
async function update(database: Database, before: AdminPost, columns: Columns) {
  return await updateExistingPost(database, before.id)
    .where('updated_at', '=', before.updatedAt)
    .set(columns)
    .returningAll()
    .executeTakeFirst();
}

async function move(database: Database, before: AdminPost, columns: Columns & { slug: string }) {
  const { id } = before;
  const { slug } = columns;
  return await inTransaction(database, async (transaction) => {
    const row = await updateOrRefuse(transaction, before, columns);
    if (!row) return undefined;
    await refuseTakenAddress(transaction, slug, id);
    await forgetFormerAddress(transaction, slug);
    if (row.first_published_at !== null) await keepFormerAddresses(transaction, [before.slug], id);
    return row;
  });
}

/** The update fails, with an error of the engine's own, where a post has the address; PostgreSQL then takes nothing more. */
async function updateOrRefuse(
  transaction: Database,
  before: AdminPost,
  columns: Columns & { slug: string },
) {
  await sql`savepoint before_move`.execute(transaction);
  try {
    return await update(transaction, before, columns);
  } catch (error) {
    await sql`rollback to savepoint before_move`.execute(transaction);
    await refuseTakenAddress(transaction, columns.slug, before.id);
    throw error;
  }
}

async function refuseTakenAddress(database: Database, slug: string, id: number): Promise<void> {
  const owner = await database
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (owner || (await leadsToPost(database, slug, id)))
    throw new DomainError(
      'address-taken',
      `The address ${slug} belongs to another post, or did before: choose other words`,
    );
}

/** Columns of fields that were left out are undefined, and stay as they are. */
function toColumns({ content, tags, sources, translation, ...changes }: PostChanges) {
  return {
    slug: changes.slug === undefined ? undefined : slugFromTitle(changes.slug),
    title: changes.title,
    description: changes.description,
    author: changes.author,
    category: changes.category,
    image: changes.image,
    image_alt: changes.imageAlt,
    seo_title: changes.seoTitle,
    seo_description: changes.seoDescription,
    seo_keywords: changes.seoKeywords,
    ...(content !== undefined && { content, read_time_minutes: readTimeMinutes(content) }),
    ...(tags && { tags: JSON.stringify(tags) }),
    ...(translation !== undefined && {
      translation_record: translation && JSON.stringify(translation),
    }),
    ...(sources && { sources: JSON.stringify(sources) }),
  } satisfies Partial<Record<keyof PostRow, unknown>>;
}

/** Now, but later than a time even within its millisecond or after the clock was set back: no two states share a time. */
function timeAfter(time: string): string {
  return new Date(Math.max(Date.now(), Date.parse(time) + 1)).toISOString();
}
