import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { activePosts } from '../post-queries.ts';

/**
 * The slugs of the oldest posts of some articles.
 *
 * @throws {DomainError} `not-found` if an article has no post any more
 */
export async function listArticleSlugs(
  database: Database,
  groups: readonly string[],
): Promise<string[]> {
  const rows = await activePosts(database)
    .select(['translation_group as group', 'slug'])
    .where('translation_group', 'in', groups)
    .orderBy('id', 'desc')
    .execute();
  const slugs = new Map(rows.map(({ group, slug }) => [group, slug]));
  if (groups.some((group) => !slugs.has(group)))
    throw new DomainError('not-found', 'There is no such article');
  return [...slugs.values()];
}
