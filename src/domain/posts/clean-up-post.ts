import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { editPost } from './edit-post.ts';
import { findAdminPost } from './list-admin-posts.ts';
import { recoverTranslation } from './recover-translation.ts';
import type { AdminPost } from './shared/admin-post.ts';
import { needsCleanup } from './shared/needs-cleanup.ts';
import { defaultDescription, defaultSeo } from './shared/post-defaults.ts';

/**
 * Takes away what an older translation left in a post: its title and text are recovered, and what had been made of the
 * broken ones by default is made anew. The address stays.
 *
 * @throws {DomainError} `not-found`; `nothing-to-recover`, and then the post is as it was
 */
export async function cleanUpPost(database: Database, id: number): Promise<AdminPost> {
  const post = await findAdminPost(database, id);
  const recovered = recoverTranslation(post);
  if (!recovered)
    throw new DomainError(
      'nothing-to-recover',
      'Nothing could be recovered; the post is as it was',
    );
  const changes = { ...recovered, ...remadeDefaults(post, recovered), updatedAt: post.updatedAt };
  const result = await editPost(database, id, changes);
  // Somebody was faster: what they stored is looked at instead.
  return result.stale ? await cleanUpPost(database, id) : result.post;
}

type Texts = { title: string; content: string };

/** Anew: the texts about a post that are the defaults of the broken one, or carry the marks of a translation themselves. */
function remadeDefaults(post: AdminPost, recovered: Texts) {
  const before = defaultsOf(post);
  const after = defaultsOf(recovered);
  const remade = (field: keyof typeof before) =>
    post[field] === before[field] || needsCleanup({ title: post[field], content: post[field] })
      ? after[field]
      : post[field];
  return {
    description: remade('description'),
    seoTitle: remade('seoTitle'),
    seoDescription: remade('seoDescription'),
    seoKeywords: remade('seoKeywords'),
  };
}

function defaultsOf(texts: Texts) {
  return { description: defaultDescription(texts.content), ...defaultSeo(texts) };
}
