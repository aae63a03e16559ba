import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import type { PostRow } from '#platform/database/index.ts';

/** Made once: a schema takes longer to make than to use, and a list has thousands. */
const strings = z.array(z.string());

export const jsonStrings = z.string().transform((text) => strings.parse(JSON.parse(text)));

/** A post without its text, for lists. */
export const postSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  /** When it was published, in UTC. */
  date: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Minutes. */
  readTime: z.int(),
  views: z.int(),
  comments: z.int(),
  language: z.enum(languages),
});

export type PostSummary = z.output<typeof postSummary>;

/** A published post as visitors and the public API see it. */
export const post = postSummary.extend({
  /** Markdown. */
  content: z.string(),
});

export type Post = z.output<typeof post>;

/** Where a post can be read in another language. */
const translation = z.object({ language: z.enum(languages), slug: z.string() });

/** A post with all that its page shows and says of itself. */
export const postWithTranslations = post.extend({
  /** Published translations, without the post itself. */
  translations: z.array(translation),
  /** What search engines are told in the place of title and description; empty where they are told those. */
  seoTitle: z.string(),
  seoDescription: z.string(),
  wordCount: z.int(),
  /** Pixels; null for a cover that isn't stored here. */
  imageSize: z.object({ width: z.int(), height: z.int() }).nullable(),
});

export type PostWithTranslations = z.output<typeof postWithTranslations>;

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

export function toPostSummary(row: SummaryRow): PostSummary {
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
    date: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    readTime: row.read_time_minutes,
    views: row.views,
    comments: row.comments,
    language: row.language,
  };
}

export function toPost(row: SummaryRow & Pick<PostRow, 'content'>): Post {
  return { ...toPostSummary(row), content: row.content };
}
