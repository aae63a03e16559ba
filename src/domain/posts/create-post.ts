import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/domain-error.ts';
import { recordUses } from '#domain/media/index.ts';
import type { Language } from '#i18n/languages.ts';
import {
  type Database,
  inTransaction,
  type NewPostRow,
  type PostRow,
} from '#platform/database/index.ts';
import { findFreeSlug } from './free-slug.ts';
import { activePosts, deletedPosts, type GroupMember } from './post-queries.ts';
import { toColumns } from './post-row.ts';
import { purgePosts } from './purge-posts.ts';
import { blankPost, type PostFieldName, type PostValues } from './shared/fields.ts';
import { readTimeMinutes } from './shared/read-time.ts';
import { removeRedirect } from './slug-redirects.ts';
import { sourceVersion, textVersion } from './text-version.ts';

/** Omitted fields are blank. */
export type NewPost = { [Name in PostFieldName]?: PostValues[Name] | undefined } & {
  title: string;
  content: string;
  language: Language;
  /** Null for an unpublished post. */
  publishedAt: Date | null;
  /** The group of the post's translations; without it the post starts a new group. */
  translationGroup?: string | undefined;
  /** What was stored elsewhere before: it stays as it was. */
  stored?: {
    /** Taken word for word where it is free. */
    slug: string;
    /** ISO 8601 in UTC, as in the database. */
    createdAt: string;
    updatedAt: string;
    firstPublishedAt: string | null;
    /** Without it, the text translates the English one as it is now. */
    sourceVersion?: string | null;
  };
};

/**
 * Stores a post under the first free slug of its title. Concurrent posts with one title all succeed: the database
 * decides which gets which slug. A slug that redirects to another post is not free.
 *
 * @throws {DomainError} `translation-exists` if the post's group already has this language. A deleted post in that
 * language is removed for good instead.
 */
export async function createPost(database: Database, post: NewPost): Promise<PostRow> {
  const row = { ...toRow(post), source_version: await findSourceVersion(database, post) };
  while (true) {
    const words = post.slug?.trim() || post.title;
    const slug = await findFreeSlug(database, words, row, post.stored?.slug);
    const created = await insert(database, { ...row, slug });
    if (created) return created;
    // The slug or the language was taken. In a new group it can only be the slug.
    if (post.translationGroup === undefined) continue;
    if (await purgeDeletedTranslation(database, row)) {
      const createdInItsPlace = await insert(database, { ...row, slug });
      if (createdInItsPlace) return createdInItsPlace;
    }
    await rejectSecondTranslation(database, row);
  }
}

async function findSourceVersion(database: Database, post: NewPost): Promise<string | null> {
  if (post.stored?.sourceVersion !== undefined) return post.stored.sourceVersion;
  return await sourceVersion(database, {
    language: post.language,
    translationGroup: post.translationGroup ?? '',
    translation: post.translation ?? null,
  });
}

/** @returns undefined if the slug or the language in the group is taken */
async function insert(database: Database, row: NewPostRow): Promise<PostRow | undefined> {
  return await inTransaction(database, async (transaction) => {
    const created = await transaction
      .insertInto('posts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!created) return undefined;
    await removeRedirect(transaction, created.slug);
    await recordUses(transaction, created);
    return created;
  });
}

/** @returns whether there was a deleted post in this language */
async function purgeDeletedTranslation(database: Database, place: GroupMember): Promise<boolean> {
  const inThisPlace = deletedPosts(database)
    .where('translation_group', '=', place.translation_group)
    .where('language', '=', place.language);
  return (await purgePosts(database, inThisPlace)) > 0;
}

async function rejectSecondTranslation(database: Database, place: GroupMember): Promise<void> {
  const other = await activePosts(database)
    .select('id')
    .where('translation_group', '=', place.translation_group)
    .where('language', '=', place.language)
    .executeTakeFirst();
  if (other)
    throw new DomainError(
      'translation-exists',
      'The post already has a version in this language: edit that one, or delete it first',
    );
}

function toRow(post: NewPost): Omit<NewPostRow, 'slug'> {
  const now = new Date().toISOString();
  const publishedAt = post.publishedAt?.toISOString() ?? null;
  return {
    ...toColumns(blankPost),
    ...toColumns(post),
    language: post.language,
    translation_group: post.translationGroup ?? randomUUID(),
    text_version: textVersion(post),
    read_time_minutes: readTimeMinutes(post.content),
    published_at: publishedAt,
    first_published_at: post.stored ? post.stored.firstPublishedAt : publishedAt,
    created_at: post.stored?.createdAt ?? now,
    updated_at: post.stored?.updatedAt ?? now,
  };
}
