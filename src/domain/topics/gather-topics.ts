import { type CrawledPost, maxListedPosts } from '#domain/posts/index.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import type { Language } from '#i18n/languages.ts';
import type { TopicKind } from './topic-path.ts';
import { topicSlug } from './topic-slug.ts';

/** A tag or a category, by which a page lists the posts of a language. */
export type Topic = {
  kind: TopicKind;
  slug: string;
  language: Language;
  /** As most of its posts spell it. */
  name: string;
  /** The newest posts first, as many as a list has. */
  postIds: readonly number[];
  /** When one of its posts last changed, in UTC. */
  changedAt: string;
};

/** A topic in each language that has posts of it. */
export type TopicVersions = ReadonlyMap<Language, Topic>;

/** Topics by {@link topicKey}. */
export type Topics = ReadonlyMap<string, TopicVersions>;

type TopicPost = Pick<CrawledPost, 'id' | 'language' | 'category' | 'tags' | 'date' | 'changedAt'>;

type Use = Pick<Topic, 'kind' | 'slug' | 'name'> & { post: TopicPost };

export function topicKey({ kind, slug }: Pick<Topic, 'kind' | 'slug'>): string {
  return `${kind} ${slug}`;
}

/** The tags that readers see, and the categories, of published posts. */
export function gatherTopics(posts: readonly TopicPost[]): Topics {
  const versionsOf = (uses: readonly Use[]) => Map.groupBy(uses, ({ post }) => post.language);
  return mapValues(Map.groupBy(usesIn(posts), topicKey), (uses) =>
    mapValues(versionsOf(uses), toTopic),
  );
}

/** @returns the newest posts first */
function usesIn(posts: readonly TopicPost[]): Use[] {
  const named = posts
    .toSorted((one, other) => compare(other.date, one.date) || other.id - one.id)
    .flatMap((post) => [
      { kind: 'category' as const, name: post.category, post },
      ...visibleTags(post.tags).map((name) => ({ kind: 'tag' as const, name, post })),
    ]);
  const names = [...new Set(named.map(({ name }) => name))];
  const slugs = new Map(names.map((name) => [name, topicSlug(name)]));
  return named
    .map((use) => ({ ...use, slug: slugs.get(use.name) ?? '' }))
    .filter(({ slug }) => slug !== '');
}

/** @param uses in one language, at least one */
function toTopic(uses: readonly Use[], language: Language): Topic {
  const spellings = Map.groupBy(uses, ({ name }) => name);
  const [mostUsed] = [...spellings.values()].sort((one, other) => other.length - one.length);
  const { kind = 'tag', slug = '', name = '' } = mostUsed?.[0] ?? {};
  return {
    kind,
    slug,
    language,
    name,
    postIds: [...new Set(uses.map(({ post }) => post.id))].slice(0, maxListedPosts),
    changedAt: uses.reduce(
      (latest, { post }) => (post.changedAt > latest ? post.changedAt : latest),
      '',
    ),
  };
}

function mapValues<Key, Value, Mapped>(
  map: ReadonlyMap<Key, Value>,
  change: (value: Value, key: Key) => Mapped,
): Map<Key, Mapped> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
