import type { PostRow } from '#platform/database/index.ts';
import { columnsOf, fromColumns } from './post-row.ts';
import { type AdminPost, type AdminPostSummary, adminListFields } from './shared/admin-post.ts';
import { postFieldNames } from './shared/fields.ts';
import { needsCleanup } from './shared/needs-cleanup.ts';

/** The columns of {@link AdminPostSummary}. */
export const adminSummaryColumns = [
  'id',
  ...columnsOf(adminListFields),
  'language',
  'published_at',
  'created_at',
  'updated_at',
  'views',
  'translation_group',
  'text_version',
  'source_version',
] as const satisfies readonly (keyof PostRow)[];

type SummaryRow = Pick<PostRow, (typeof adminSummaryColumns)[number]>;

export function toAdminPostSummary(row: SummaryRow, hasMarks: boolean): AdminPostSummary {
  return {
    id: row.id,
    ...fromColumns(row, adminListFields),
    language: row.language,
    published: row.published_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    views: row.views,
    translationGroup: row.translation_group,
    needsCleanup: hasMarks,
    textVersion: row.text_version,
    sourceVersion: row.source_version,
  };
}

export function toAdminPost(row: PostRow): AdminPost {
  return {
    ...toAdminPostSummary(row, needsCleanup(row)),
    ...fromColumns(row, postFieldNames),
  };
}
