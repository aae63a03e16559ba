import type { Actor } from '#domain/audit-log/index.ts';
import { recordUses } from '#domain/media/index.ts';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import { type Database, inTransaction, type PostRow } from '#platform/database/index.ts';
import { toAdminPost } from './admin-post.ts';
import { timeAfter } from './edit-post.ts';
import { lockArticles } from './lock-articles.ts';
import { fromColumns, toColumns } from './post-row.ts';
import type { AdminPost } from './shared/admin-post.ts';
import { sourceVersion, textVersion } from './text-version.ts';
import { withHistory } from './with-history.ts';

type Cover = Pick<PostRow, 'image' | 'image_alt'>;

/** A change of the syntax around the words of posts, such as other pictures. */
type PostRewrite = {
  cover: (post: PostRow) => Cover;
  /** @param post whose text, or whose part of a text, the Markdown is */
  text: (markdown: string, post: PostRow) => string;
};

/**
 * Rewrites posts, including deleted ones that can be restored, and records a revision of each that changes. An edit in
 * progress then finds another `updatedAt`, and is merged. Translations that were up to date stay so: their records are
 * rewritten with their text.
 *
 * Call it in a transaction that has chosen the posts.
 *
 * @returns the changed posts
 */
export async function rewritePosts(
  database: Database,
  actor: Actor,
  ids: readonly number[],
  rewrite: PostRewrite,
): Promise<AdminPost[]> {
  if (ids.length === 0) return [];
  return await inTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('posts')
      .select('translation_group as group')
      .where('id', 'in', ids)
      .distinct()
      .orderBy('translation_group')
      .execute();
    const groups = rows.map(({ group }) => group);
    await lockArticles(transaction, groups);
    const changed: AdminPost[] = [];
    for (const group of groups)
      changed.push(...(await rewriteArticle(transaction, actor, { group, ids, rewrite })));
    return changed;
  });
}

type Article = { group: string; ids: readonly number[]; rewrite: PostRewrite };

async function rewriteArticle(
  transaction: Database,
  actor: Actor,
  { group, ids, rewrite }: Article,
): Promise<AdminPost[]> {
  const rows = await transaction
    .selectFrom('posts')
    .selectAll()
    .where('translation_group', '=', group)
    .orderBy('id')
    .execute();
  const english = rows.find(({ id, language }) => language === 'en' && ids.includes(id));
  const changed: AdminPost[] = [];
  for (const row of rows) {
    const columns = await rewrittenColumns(transaction, row, { english, ids, rewrite });
    if (!columns) continue;
    const { image, image_alt, content } = columns;
    // Otherwise only what the translation remembers of the English text has changed.
    const isVisible = image !== row.image || image_alt !== row.image_alt || content !== row.content;
    if (isVisible) changed.push(await storeChange(transaction, actor, row, columns));
    else await store(transaction, row, columns);
  }
  return changed;
}

type Rewriting = { english: PostRow | undefined } & Pick<Article, 'ids' | 'rewrite'>;

/** @returns null for a post that stays as it is */
async function rewrittenColumns(
  transaction: Database,
  row: PostRow,
  { english, ids, rewrite }: Rewriting,
) {
  const isChosen = ids.includes(row.id);
  const own = (markdown: string) => (isChosen ? rewrite.text(markdown, row) : markdown);
  const source = (markdown: string) => (english ? rewrite.text(markdown, english) : markdown);
  const { translation: before } = fromColumns(row, ['translation']);
  const translation = before && rewriteRecord(before, { source, own });
  const content = own(row.content);
  const { image, image_alt } = isChosen ? rewrite.cover(row) : row;
  const columns = {
    image,
    image_alt,
    content,
    ...toColumns({ translation }),
    text_version: content === row.content ? row.text_version : textVersion({ ...row, content }),
    source_version: await versionOfSource(transaction, { row, translation, english, source }),
  };
  const isSame = Object.entries(columns).every(([name, value]) => Object(row)[name] === value);
  return isSame ? null : columns;
}

type Versions = {
  row: PostRow;
  translation: TranslationRecord | null;
  english: PostRow | undefined;
  source: (markdown: string) => string;
};

async function versionOfSource(
  transaction: Database,
  { row, translation, english, source }: Versions,
): Promise<string | null> {
  if (!english || row.id === english.id || row.source_version === null) return row.source_version;
  if (row.source_version === (english.text_version ?? textVersion(english)))
    return textVersion({ title: english.title, content: source(english.content) });
  if (!translation) return row.source_version;
  const { language, translation_group: translationGroup } = row;
  return await sourceVersion(transaction, { language, translationGroup, translation });
}

function rewriteRecord(
  { blocks, dismissed, ...record }: TranslationRecord,
  { source, own }: Record<'source' | 'own', (markdown: string) => string>,
): TranslationRecord {
  return {
    ...record,
    blocks: blocks.map((block) => ({
      source: source(block.source),
      machine: own(block.machine),
      text: own(block.text),
    })),
    dismissed: dismissed.map((issue) => ({ ...issue, finding: own(issue.finding) })),
  };
}

type Columns = NonNullable<Awaited<ReturnType<typeof rewrittenColumns>>>;

async function storeChange(
  transaction: Database,
  actor: Actor,
  row: PostRow,
  columns: Columns,
): Promise<AdminPost> {
  return await withHistory(
    transaction,
    actor,
    row.id,
    async () => {
      const updated_at = timeAfter(row.updated_at);
      const stored = await store(transaction, row, { ...columns, updated_at });
      await recordUses(transaction, stored);
      return toAdminPost(stored);
    },
    (post) => ({
      audit: [{ action: 'post-edited', subject: post.slug }],
      revision: { kind: 'edited', post },
    }),
  );
}

async function store(
  transaction: Database,
  { id }: PostRow,
  columns: Columns & { updated_at?: string },
): Promise<PostRow> {
  return await transaction
    .updateTable('posts')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
