import { commandLine } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import {
  type AdminPost,
  addOldPaths,
  coverOfGroup,
  createPost,
  editPost,
  lockArticles,
  shareCover,
  toAdminPost,
  togglePublished,
  withHistory,
} from '#domain/posts/index.ts';
import { withDefaults } from '#domain/posts/shared/fields.ts';
import { defaultCover } from '#domain/posts/shared/post-defaults.ts';
import type { Database } from '#platform/database/index.ts';
import type { SourceArticle, SourceText, SourceValues } from '../article.ts';
import type { Plan } from './plan-text.ts';

export type PlannedText = {
  text: SourceText;
  /** With the paths of the stored pictures. */
  values: SourceValues;
  fingerprint: string;
  plan: Plan;
};

/** Whether a text is stored. */
export function isWork({ plan }: PlannedText): boolean {
  return plan.outcome === 'new' || plan.outcome === 'changed';
}

/**
 * Stores the new and changed texts of an article with their history, all or none of them.
 *
 * @returns the old paths that redirect to other posts
 * @throws {DomainError} if a text can't be stored; then nothing of the article is
 */
export async function storeArticle(
  database: Database,
  article: SourceArticle,
  planned: readonly PlannedText[],
): Promise<string[]> {
  return await database.transaction().execute(async (transaction) => {
    const taken: string[] = [];
    let group = await findGroup(transaction, article);
    if (group && planned.some(isWork)) await lockArticles(transaction, [group]);
    for (const { text, values, fingerprint, plan } of planned) {
      if (plan.outcome === 'kept' || plan.outcome === 'skipped') continue;
      const post = await store(transaction, { text, values, plan, group });
      group ??= post.translationGroup;
      taken.push(...(await addOldPaths(transaction, text.oldPaths, post.id)));
      const isNew = plan.outcome === 'new';
      await note(transaction, { source: text.key, article: article.key, fingerprint, post, isNew });
    }
    return taken;
  });
}

/** The group of the article's texts that were imported before. */
async function findGroup(database: Database, { key, translationGroup }: SourceArticle) {
  const known = await database
    .selectFrom('imported_posts')
    .innerJoin('posts', 'posts.id', 'imported_posts.post_id')
    .select('translation_group')
    .where('article', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return known?.translation_group ?? translationGroup;
}

type Storing = Pick<PlannedText, 'text' | 'values' | 'plan'> & { group: string | undefined };

async function store(database: Database, { text, values, plan, group }: Storing) {
  if (plan.outcome === 'unchanged') return plan.post;
  const changed = plan.outcome === 'changed' ? plan.post : undefined;
  return await withHistory(
    database,
    commandLine,
    changed?.id,
    async (transaction) =>
      changed
        ? await change(transaction, changed, text, values)
        : await create(transaction, text, values, group),
    (post) => ({
      audit: [{ action: 'post-imported', subject: post.slug }],
      revision: { kind: 'imported', post },
    }),
  );
}

async function create(
  database: Database,
  { language, isCopy, publishedAt, stored }: SourceText,
  values: SourceValues,
  translationGroup: string | undefined,
): Promise<AdminPost> {
  const shared = { language, publishedAt, translationGroup, ...(stored && { stored }) };
  if (isCopy) return toAdminPost(await createPost(database, { ...values, ...shared }));
  const cover = translationGroup && (await coverOfGroup(database, translationGroup));
  const image = values.image || cover || defaultCover;
  const given = { ...values, image };
  const row = await createPost(database, { ...given, ...withDefaults(given), ...shared });
  if (image !== defaultCover) await shareCover(database, row);
  return toAdminPost(row);
}

async function change(
  database: Database,
  post: AdminPost,
  { isCopy, publishedAt }: SourceText,
  values: SourceValues,
): Promise<AdminPost> {
  const { slug, image, ...fields } = values;
  const result = await editPost(database, post.id, {
    ...fields,
    ...(image && { image }),
    // A post that was imported from elsewhere keeps its URL here.
    ...(isCopy && slug && { slug }),
    updatedAt: post.updatedAt,
  });
  if (result.stale) throw new DomainError('stale', 'It was edited here a moment ago: import again');
  const isPublished = publishedAt !== null;
  return result.post.published === isPublished
    ? result.post
    : await togglePublished(database, post.id);
}

type Noted = {
  source: string;
  article: string;
  fingerprint: string;
  post: AdminPost;
  isNew: boolean;
};

/** Remembers what was imported, in the transaction that stores it. */
async function note(
  database: Database,
  { source, article, fingerprint, post, isNew }: Noted,
): Promise<void> {
  const values = {
    article,
    post_id: post.id,
    fingerprint,
    post_updated_at: post.updatedAt,
    imported_at: new Date().toISOString(),
  };
  const noted = await database
    .insertInto('imported_posts')
    .values({ source, ...values })
    .onConflict((conflict) => {
      const known = conflict.column('source');
      return isNew ? known.doNothing() : known.doUpdateSet(values);
    })
    .returning('source')
    .executeTakeFirst();
  if (!noted)
    throw new DomainError('stale', 'Another import stored it a moment ago: run this one again');
}
