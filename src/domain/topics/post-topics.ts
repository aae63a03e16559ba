import { z } from 'zod';
import type { Post } from '#domain/posts/index.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { topicSlug } from './topic-slug.ts';

/** Where the pages of a post's category and tags are: the slugs. */
export const postTopics = z.object({
  category: z.string(),
  /** The tags that readers see. */
  tags: z.array(z.object({ name: z.string(), slug: z.string() })),
});

export type PostTopics = z.output<typeof postTopics>;

export async function topicsOfPost({
  category,
  tags,
}: Pick<Post, 'category' | 'tags'>): Promise<PostTopics> {
  return {
    category: await topicSlug(category),
    tags: await Promise.all(
      visibleTags(tags).map(async (name) => ({ name, slug: await topicSlug(name) })),
    ),
  };
}
