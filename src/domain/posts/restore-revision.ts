import { DomainError } from '#domain/domain-error.ts';
import { readArticleAt } from '#domain/revisions/index.ts';
import type { Database } from '#platform/database/index.ts';
import { type EditResult, editPost } from './edit-post.ts';
import { findAdminPost } from './list-admin-posts.ts';

type Restoring = {
  /** The id of the revision. */
  revision: number;
  /** The state of the post that the editor saw. */
  updatedAt: string;
};

/**
 * Brings back the text that a post had at a revision of its article, with what describes it. Its slug and its cover
 * stay: links lead to the one, and the article's other languages share the other.
 *
 * @throws {DomainError} `not-found` when there is no such post or revision, or the post had no text then
 */
export async function restoreRevision(
  database: Database,
  id: number,
  { revision, updatedAt }: Restoring,
): Promise<EditResult> {
  const post = await findAdminPost(database, id);
  const { translationGroup, language } = post;
  const { texts } = await readArticleAt(database, { translationGroup, id: revision });
  const text = texts[language];
  if (!text) throw new DomainError('not-found', 'The post had no text at this revision');
  const { slug, image, imageAlt, author, ...restored } = text;
  // What described another picture describes nothing.
  const alt = image === post.image && { imageAlt };
  return await editPost(database, id, { ...restored, ...alt, updatedAt });
}
