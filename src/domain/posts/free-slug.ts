import type { Database } from '#platform/database/index.ts';
import { makeSlug } from './make-slug.ts';
import type { GroupMember } from './post-queries.ts';
import { slugRedirects } from './slug-redirects.ts';
import { isSlug, slugCandidates } from './slug-rules.ts';

/** How many slugs the first query asks for; each further query doubles it, up to `maxBatch`. */
const firstBatch = 8;
const maxBatch = 1_024;

/**
 * The first slug of a title that no post has or had. Found by queries, because each failed insert would use up an id of
 * the table. Another request may take the slug in the meantime.
 *
 * @param place the post's language and group: a deleted post there is replaced, and its slug is free
 * @param wanted a slug that comes before those of the title
 */
export async function findFreeSlug(
  database: Database,
  title: string,
  place: GroupMember,
  wanted?: string,
): Promise<string> {
  if (wanted !== undefined && isSlug(wanted) && !(await takenAmong(database, [wanted], place)).size)
    return wanted;
  const candidates = slugCandidates(await makeSlug(title));
  for (let asked = firstBatch; ; asked = Math.min(asked * 2, maxBatch)) {
    const slugs = Array.from({ length: asked }, () => candidates.next().value);
    const taken = await takenAmong(database, slugs, place);
    const free = slugs.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}

async function takenAmong(
  database: Database,
  slugs: readonly string[],
  { translation_group, language }: GroupMember,
): Promise<Set<string>> {
  const taken = await database
    .selectFrom('posts')
    .select('slug')
    .where('slug', 'in', slugs)
    .where((post) =>
      post.or([
        post('deleted_at', 'is', null),
        post('translation_group', '!=', translation_group),
        post('language', '!=', language),
      ]),
    )
    .union(slugRedirects(database).where('slug', 'in', slugs))
    .execute();
  return new Set(taken.map(({ slug }) => slug));
}
