import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/domain-error.ts';
import { readTimeMinutes } from '#domain/post-rules/index.ts';
import type { TranslationRecord } from '#domain/translation-rules/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database, NewPostRow, PostRow } from '#platform/database/index.ts';
import { deletedPosts, existingPosts } from './existing-posts.ts';
import { forgetFormerAddress, leadsToPost } from './former-addresses.ts';
import { purgePosts } from './purge-posts.ts';
import { slugCandidates } from './slug.ts';

export type NewPost = {
  language: Language;
  title: string;
  description: string;
  /** Markdown. */
  content: string;
  /** A path on the site. */
  image: string;
  imageAlt: string;
  category: string;
  tags: readonly string[];
  author: string;
  sources: readonly string[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  /** Null makes a draft. */
  publishedAt: Date | null;
  /** Joins the post to its translations; a post without one starts a group of its own. */
  translationGroup?: string | undefined;
  /** The words of the address, in any script; left out or blank: those of the title. */
  slug?: string | undefined;
  /** Null for an original. */
  translation?: TranslationRecord | null | undefined;
};

/**
 * Stores a post under the first free address that its words give. Posts of one title that are created at the same
 * moment all succeed: the database decides who gets which address. One that led to another post before is not free.
 *
 * @throws {DomainError} `translation-exists` when the post's group already has this language. A deleted post in that
 * place gives way for good.
 */
export async function createPost(database: Database, post: NewPost): Promise<PostRow> {
  const row = toRow(post);
  for (const slug of slugCandidates(post.slug?.trim() || post.title)) {
    if (await leadsToPost(database, slug)) continue;
    const created = await insert(database, { ...row, slug });
    if (created) return created;
    // Something that is unique was taken: the address, or the place among the translations. No other post can be in a new group.
    if (post.translationGroup === undefined) continue;
    if (await purgeDeletedTranslation(database, row)) {
      const createdInItsPlace = await insert(database, { ...row, slug });
      if (createdInItsPlace) return createdInItsPlace;
    }
    await refuseSecondTranslation(database, row);
  }
  throw new Error('unreachable: slugs never run out');
}

/** @returns undefined where the address or the place among the translations is taken */
async function insert(database: Database, row: NewPostRow): Promise<PostRow | undefined> {
  const created = await database
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created) await forgetFormerAddress(database, created.slug);
  return created;
}

type Place = Pick<NewPostRow, 'translation_group' | 'language'>;

/** @returns whether there was one */
async function purgeDeletedTranslation(database: Database, place: Place): Promise<boolean> {
  const inThisPlace = deletedPosts(database)
    .where('translation_group', '=', place.translation_group)
    .where('language', '=', place.language);
  return (await purgePosts(database, inThisPlace)) > 0;
}

async function refuseSecondTranslation(database: Database, place: Place): Promise<void> {
  const other = await existingPosts(database)
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
    language: post.language,
    translation_group: post.translationGroup ?? randomUUID(),
    title: post.title,
    description: post.description,
    content: post.content,
    image: post.image,
    image_alt: post.imageAlt,
    category: post.category,
    tags: JSON.stringify(post.tags),
    author: post.author,
    sources: JSON.stringify(post.sources),
    seo_title: post.seoTitle,
    seo_description: post.seoDescription,
    seo_keywords: post.seoKeywords,
    translation_record: post.translation ? JSON.stringify(post.translation) : null,
    read_time_minutes: readTimeMinutes(post.content),
    published_at: publishedAt,
    first_published_at: publishedAt,
    created_at: now,
    updated_at: now,
  };
}
