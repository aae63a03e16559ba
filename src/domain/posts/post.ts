import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import type { PostRow } from '#platform/database/index.ts';
import { columnsOf, fromColumns } from './post-row.ts';
import { fieldsWith, valueSchemas } from './shared/fields.ts';

const listFields = fieldsWith({ publicIn: 'list' });
const textFields = fieldsWith({ publicIn: 'post' });
const pageFields = fieldsWith({ publicIn: 'page' });

/** A post without its text, for lists. */
export const postSummary = z.object({
  id: z.int(),
  ...valueSchemas(listFields),
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
export const post = postSummary.extend(valueSchemas(textFields));

export type Post = z.output<typeof post>;

/** A version of a post in another language. */
const translation = z.object({ language: z.enum(languages), slug: z.string() });

/** A post with everything on its page and in the page's head. */
export const postWithTranslations = post.extend({
  /** Published translations, without the post itself. */
  translations: z.array(translation),
  ...valueSchemas(pageFields),
  wordCount: z.int(),
  /** Pixels; null for a cover that isn't stored here. */
  imageSize: z.object({ width: z.int(), height: z.int() }).nullable(),
});

export type PostWithTranslations = z.output<typeof postWithTranslations>;

/** The columns of {@link PostSummary}; lists never read the texts. */
export const summaryColumns = [
  'id',
  ...columnsOf(listFields),
  'published_at',
  'created_at',
  'updated_at',
  'read_time_minutes',
  'views',
  'comments',
  'language',
] as const satisfies readonly (keyof PostRow)[];

/** The columns of {@link Post}. */
export const postColumns = [...summaryColumns, ...columnsOf(textFields)] as const;

/** The additional columns of a post's page. */
export const pageColumns = columnsOf(pageFields);

type SummaryRow = Pick<PostRow, (typeof summaryColumns)[number]>;
type PageRow = Pick<PostRow, (typeof pageColumns)[number]>;

export function toPostSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    ...fromColumns(row, listFields),
    date: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    readTime: row.read_time_minutes,
    views: row.views,
    comments: row.comments,
    language: row.language,
  };
}

export function toPost(row: Pick<PostRow, (typeof postColumns)[number]>): Post {
  return { ...toPostSummary(row), ...fromColumns(row, textFields) };
}

/** The title and description for search engines; empty if they are the post's own. */
export function toPageFields(row: PageRow) {
  return fromColumns(row, pageFields);
}
