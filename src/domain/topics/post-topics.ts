import { z } from 'zod';
import type { Post } from '#domain/posts/index.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { type TopicKind, topicPath } from './topic-path.ts';
import { topicSlug } from './topic-slug.ts';

/** The paths of the pages of a post's category and tags, in the language of the post. */
export const postTopics = z.object({
  category: z.string(),
  /** The tags that readers see. */
  tags: z.array(z.object({ name: z.string(), path: z.string() })),
});

export type PostTopics = z.output<typeof postTopics>;

export async function topicsOfPost({
  language,
  category,
  tags,
}: Pick<Post, 'language' | 'category' | 'tags'>): Promise<PostTopics> {
  const pathOf = async (kind: TopicKind, name: string) =>
    pathInLanguage(topicPath({ kind, slug: await topicSlug(name) }), language);
  return {
    category: await pathOf('category', category),
    tags: await Promise.all(
      visibleTags(tags).map(async (name) => ({ name, path: await pathOf('tag', name) })),
    ),
  };
}
