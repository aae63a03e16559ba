import { z } from 'zod';
import { needsCleanup } from '#domain/post-rules/index.ts';
import { translationRecord } from '#domain/translation-rules/index.ts';
import { languages } from '#i18n/languages.ts';
import type { PostRow } from '#platform/database/index.ts';
import { jsonStrings } from './post.ts';

/** A post as the panel sees it, drafts included. */
export const adminPost = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  description: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image: z.string(),
  imageAlt: z.string(),
  language: z.enum(languages),
  published: z.boolean(),
  sources: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  /** What the text was translated from; null for an original. */
  translation: translationRecord.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  views: z.int(),
  /** Shared by the translations of one post. */
  translationGroup: z.string(),
  /** Whether an older translation left its marks in the post, which cleanup can take away. */
  needsCleanup: z.boolean(),
});

export type AdminPost = z.output<typeof adminPost>;

/** Without what only an editor's form needs, so that a list of thousands stays small. */
export const adminPostSummary = adminPost.omit({
  content: true,
  description: true,
  sources: true,
  imageAlt: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
  translation: true,
});

export type AdminPostSummary = z.output<typeof adminPostSummary>;

/** The columns of {@link AdminPostSummary}. */
export const adminSummaryColumns = [
  'id',
  'slug',
  'title',
  'author',
  'category',
  'tags',
  'image',
  'language',
  'published_at',
  'created_at',
  'updated_at',
  'views',
  'translation_group',
] as const satisfies readonly (keyof PostRow)[];

export function toAdminPostSummary(
  row: Pick<PostRow, (typeof adminSummaryColumns)[number]>,
  hasMarks: boolean,
): AdminPostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    author: row.author,
    category: row.category,
    tags: jsonStrings.parse(row.tags),
    image: row.image,
    language: row.language,
    published: row.published_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    views: row.views,
    translationGroup: row.translation_group,
    needsCleanup: hasMarks,
  };
}

export function toAdminPost(row: PostRow): AdminPost {
  return {
    ...toAdminPostSummary(row, needsCleanup(row)),
    content: row.content,
    description: row.description,
    imageAlt: row.image_alt,
    sources: jsonStrings.parse(row.sources),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    seoKeywords: row.seo_keywords,
    translation: row.translation_record === null ? null : jsonRecord.parse(row.translation_record),
  };
}

const jsonRecord = z.string().transform((text) => translationRecord.parse(JSON.parse(text)));
