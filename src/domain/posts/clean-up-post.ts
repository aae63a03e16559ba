import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { editPost } from './edit-post.ts';
import { findAdminPost } from './list-admin-posts.ts';
import { recoverTranslation } from './recover-translation.ts';
import type { AdminPost } from './shared/admin-post.ts';
import { needsCleanup } from './shared/needs-cleanup.ts';
import { defaultDescription, defaultSeo } from './shared/post-defaults.ts';

/**
 * Removes the remains of an older translation from a post: recovers its title and text, and renews the defaults that
 * were derived from the broken ones. The slug stays.
 *
 * @throws {DomainError} `not-found`; `nothing-to-recover`, and then the post is unchanged
 */
export async function cleanUpPost(database: Database, id: number): Promise<AdminPost> {
  const post = await findAdminPost(database, id);
  const recovered = recoverTranslation(post);
  if (!recovered)
    throw new DomainError(
      'nothing-to-recover',
      'Nothing could be recovered; the post is as it was',
    );
  const changes = { ...recovered, ...renewedDefaults(post, recovered), updatedAt: post.updatedAt };
  const result = await editPost(database, id, changes);
  // Another edit was stored first: try again with its result.
  return result.stale ? await cleanUpPost(database, id) : result.post;
}

type Texts = { title: string; content: string };

/**
 * New values for the fields that are defaults of the broken post, or that contain a translation's remains themselves.
 */
function renewedDefaults(post: AdminPost, recovered: Texts) {
  const before = defaultsOf(post);
  const after = defaultsOf(recovered);
  const renewed = (field: keyof typeof before) =>
    post[field] === before[field] || needsCleanup({ title: post[field], content: post[field] })
      ? after[field]
      : post[field];
  return {
    description: renewed('description'),
    seoTitle: renewed('seoTitle'),
    seoDescription: renewed('seoDescription'),
    seoKeywords: renewed('seoKeywords'),
  };
}

function defaultsOf(texts: Texts) {
  return { description: defaultDescription(texts.content), ...defaultSeo(texts) };
}
