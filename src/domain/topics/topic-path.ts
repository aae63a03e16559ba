import { pages } from '#pages.ts';

export const topicKinds = ['tag', 'category', 'series'] as const;

export type TopicKind = (typeof topicKinds)[number];

/** The path of a topic's page without language prefix: `/blog/tag/online-shop`. */
export function topicPath({ kind, slug }: { kind: TopicKind; slug: string }): string {
  return pages[kind].path.replace('$topic', slug);
}
