import { randomUUID } from 'node:crypto';
import type { Language } from '#i18n/languages.ts';
import type { Database, NewPostRow } from '#platform/database/index.ts';
import { readTimeMinutes } from './read-time.ts';
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
  translationGroup?: string;
};

/**
 * Stores a post under the first free address that its title gives. Posts of one title that are created at the same
 * moment all succeed: the database decides who gets which address.
 */
export async function createPost(
  database: Database,
  post: NewPost,
): Promise<{ id: number; slug: string }> {
  const row = toRow(post);
  for (const slug of slugCandidates(post.title)) {
    const created = await database
      .insertInto('posts')
      .values({ ...row, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return { id: created.id, slug };
  }
  throw new Error('unreachable: slugs never run out');
}

function toRow(post: NewPost): Omit<NewPostRow, 'slug'> {
  const now = new Date().toISOString();
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
    read_time_minutes: readTimeMinutes(post.content),
    published_at: post.publishedAt?.toISOString() ?? null,
    created_at: now,
    updated_at: now,
  };
}
