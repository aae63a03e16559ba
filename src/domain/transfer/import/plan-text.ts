import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type AdminPost, activePosts, findAdminPost } from '#domain/posts/index.ts';
import {
  inputSchemas,
  type PostFieldName,
  type PostValues,
  postFieldNames,
} from '#domain/posts/shared/fields.ts';
import type { Database } from '#platform/database/index.ts';
import type { SourceArticle, SourceText } from '../article.ts';
import { describeFailure } from '../transfer-error.ts';

/** What becomes of a text. */
export type Plan =
  | { outcome: 'new' }
  | { outcome: 'changed'; post: AdminPost }
  /** `isNoted`: the table of imports knows it as it is. */
  | { outcome: 'unchanged'; post: AdminPost; isNoted: boolean }
  /** Left as it is here; the reason says why. */
  | { outcome: 'kept'; reason: string }
  | { outcome: 'skipped'; reason: string };

type Planning = {
  database: Database;
  article: SourceArticle;
  text: SourceText;
  fingerprint: string;
};

const limits = z.object(inputSchemas()).partial().required({ title: true, content: true });

/** @returns the reason why the values break a rule of the panel, or null */
export function findBrokenRule({ image, ...values }: Partial<PostValues>): string | null {
  // A cover is still a reference of the source.
  const checked = limits.safeParse(values);
  return checked.success ? null : describeFailure(checked.error).replace(/^\w+(?:: \d+)?: /, '');
}

/** Decides what becomes of a text. Changes nothing. */
export async function planText(planning: Planning): Promise<Plan> {
  const { database, article, text, fingerprint } = planning;
  const broken = findBrokenRule(text.values) ?? findBrokenKey(text.key + article.key);
  if (broken !== null) return { outcome: 'skipped', reason: broken };
  const imported = await database
    .selectFrom('imported_posts')
    .selectAll()
    .where('source', '=', text.key)
    .executeTakeFirst();
  if (!imported) return await planFirstImport(database, article, text);
  const post = imported.post_id === null ? null : await findPost(database, imported.post_id);
  if (!post) return { outcome: 'kept', reason: 'it was deleted here after an earlier import' };
  if (imported.fingerprint === fingerprint) return { outcome: 'unchanged', post, isNoted: true };
  if (post.updatedAt !== imported.post_updated_at)
    return {
      outcome: 'kept',
      reason: 'it was edited here after the import, and changed there too',
    };
  return { outcome: 'changed', post };
}

/** A primary key of PostgreSQL has at most 2,700 bytes. */
function findBrokenKey(keys: string): string | null {
  if (keys.length <= 800 && !keys.includes('\0')) return null;
  return 'its path or id in the source must have at most 400 characters, none of them null';
}

/** An export may come back to the site where it was made. */
async function planFirstImport(
  database: Database,
  { translationGroup }: SourceArticle,
  text: SourceText,
): Promise<Plan> {
  if (translationGroup === undefined) return { outcome: 'new' };
  const row = await activePosts(database)
    .select('id')
    .where('translation_group', '=', translationGroup)
    .where('language', '=', text.language)
    .executeTakeFirst();
  if (!row) return { outcome: 'new' };
  const post = await findAdminPost(database, row.id);
  if (isSame(post, text)) return { outcome: 'unchanged', post, isNoted: false };
  if (post.updatedAt === text.stored?.updatedAt) return { outcome: 'changed', post };
  return { outcome: 'kept', reason: 'it was edited here after the export' };
}

async function findPost(database: Database, id: number): Promise<AdminPost | null> {
  const row = await activePosts(database).select('id').where('id', '=', id).executeTakeFirst();
  return row ? await findAdminPost(database, id) : null;
}

function isSame(post: AdminPost, { values, publishedAt }: SourceText): boolean {
  const isEqual = (name: PostFieldName) =>
    values[name] === undefined || JSON.stringify(values[name]) === JSON.stringify(post[name]);
  return post.published === (publishedAt !== null) && postFieldNames.every(isEqual);
}

/** Identifies what a source has for a text. @param pictures what each reference leads to */
export function fingerprintOf(text: SourceText, pictures: readonly string[]): string {
  const { values, publishedAt, stored, oldPaths } = text;
  const facts = [values, publishedAt?.toISOString() ?? null, stored ?? null, oldPaths, pictures];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
