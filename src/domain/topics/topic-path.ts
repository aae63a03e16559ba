import { pages } from '#pages.ts';

export type TopicKind = 'tag' | 'category';

/** The path of a topic's page without language prefix: `/blog/tag/online-shop`. */
export function topicPath({ kind, slug }: { kind: TopicKind; slug: string }): string {
  return pages[kind].path.replace('$topic', slug);
}
