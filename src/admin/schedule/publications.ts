import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type Language, languages } from '#i18n/languages.ts';

/** A post, as far as its publication is concerned. */
export type PlannedPost = Pick<
  AdminPostSummary,
  'id' | 'language' | 'title' | 'translationGroup'
> & {
  /** When it will be published, or was: a time in the zone of the site. */
  local: string;
};

/** Languages of one article that are published together. */
export type Publication<Post extends PlannedPost = PlannedPost> = {
  key: string;
  local: string;
  /** In the order of the languages. */
  posts: readonly Post[];
};

/** Joins the languages of an article that have the same time. The order stays that of the first one of each. */
export function groupPublications<Post extends PlannedPost>(
  posts: readonly Post[],
  timeOf: (post: Post) => string = ({ local }) => local,
): Publication<Post>[] {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    const key = `${post.translationGroup} ${timeOf(post)}`;
    const group = groups.get(key);
    if (group) group.push(post);
    else groups.set(key, [post]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    local: members[0]?.local ?? '',
    posts: members.toSorted(
      (one, other) => languages.indexOf(one.language) - languages.indexOf(other.language),
    ),
  }));
}

/** The post whose title stands for an article: that in the panel's language, or the first. */
export function namingPost<Post extends { language: Language }>(
  posts: readonly Post[],
  panel: Language,
): Post | undefined {
  return posts.find(({ language }) => language === panel) ?? posts[0];
}
