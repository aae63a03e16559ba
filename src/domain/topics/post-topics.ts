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

export function topicsOfPost({
  language,
  category,
  tags,
}: Pick<Post, 'language' | 'category' | 'tags'>): PostTopics {
  const pathOf = (kind: TopicKind, name: string) =>
    pathInLanguage(topicPath({ kind, slug: topicSlug(name) }), language);
  return {
    category: pathOf('category', category),
    tags: visibleTags(tags).map((name) => ({ name, path: pathOf('tag', name) })),
  };
}
