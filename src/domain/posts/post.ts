import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import type { PostRow } from '#platform/database/index.ts';

const jsonStrings = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)));

/** A published post as visitors and the public API see it. */
export type Post = ReturnType<typeof toPost>;

/** A post without its text, for lists. */
export type PostSummary = Omit<Post, 'content'>;

/** Where a post can be read in another language. */
export type Translation = { language: Language; slug: string };

/** The columns of {@link PostSummary}; lists never read the texts. */
export const summaryColumns = [
  'id',
  'slug',
  'title',
  'description',
  'image',
  'image_alt',
  'category',
  'tags',
  'author',
  'published_at',
  'created_at',
  'updated_at',
  'read_time_minutes',
  'views',
  'comments',
  'language',
] as const satisfies readonly (keyof PostRow)[];

type SummaryRow = Pick<PostRow, (typeof summaryColumns)[number]>;

export function toPostSummary(row: SummaryRow) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image: row.image,
    imageAlt: row.image_alt,
    category: row.category,
    tags: jsonStrings.parse(row.tags),
    author: row.author,
    /** When it was published, ISO 8601 in UTC. */
    date: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    /** Minutes. */
    readTime: row.read_time_minutes,
    views: row.views,
    comments: row.comments,
    language: row.language,
  };
}

export function toPost(row: SummaryRow & Pick<PostRow, 'content'>) {
  return { ...toPostSummary(row), content: row.content };
}
