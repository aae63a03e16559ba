import { type CrawledPost, maxListedPosts } from '#domain/posts/index.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import type { Language } from '#i18n/languages.ts';
import type { TopicKind } from './topic-path.ts';
import { topicSlug } from './topic-slug.ts';

/** A tag, a category or a series, by which a page lists the posts of a language. */
export type Topic = {
  kind: TopicKind;
  slug: string;
  language: Language;
  /** As most of its posts spell it. */
  name: string;
  /** As many as a list has: the newest posts first, the parts of a series in their order. */
  postIds: readonly number[];
  /** When one of its posts last changed, in UTC. */
  changedAt: string;
};

/** A topic in each language that has posts of it. A series may have another name and slug in each. */
export type TopicVersions = ReadonlyMap<Language, Topic>;

/** Topics by {@link topicKey}. */
export type Topics = ReadonlyMap<string, TopicVersions>;

type TopicPost = Pick<
  CrawledPost,
  | 'id'
  | 'language'
  | 'translationGroup'
  | 'category'
  | 'tags'
  | 'series'
  | 'seriesPart'
  | 'date'
  | 'changedAt'
>;

type Use = Pick<Topic, 'kind' | 'slug' | 'name'> & { post: TopicPost };

export function topicKey({ kind, slug }: Pick<Topic, 'kind' | 'slug'>): string {
  return `${kind} ${slug}`;
}

/** The tags that readers see, the categories and the series of published posts. */
export function gatherTopics(posts: readonly TopicPost[]): Topics {
  const versionsOf = (uses: readonly Use[]) => Map.groupBy(uses, ({ post }) => post.language);
  const topics = mapValues(Map.groupBy(usesIn(posts), topicKey), (uses) =>
    mapValues(versionsOf(uses), toTopic),
  );
  return withTranslatedSeries(topics, posts);
}

/** The versions of a series in other languages are the series of its parts' translations, whatever their names. */
function withTranslatedSeries(topics: Topics, posts: readonly TopicPost[]): Topics {
  const series = [...topics].filter(([key]) => key.startsWith('series '));
  const topicOf = new Map(
    series
      .flatMap(([, versions]) => [...versions.values()])
      .flatMap((topic) => topic.postIds.map((id) => [id, topic] as const)),
  );
  const articles = Map.groupBy(
    posts.filter(({ id }) => topicOf.has(id)),
    ({ translationGroup }) => translationGroup,
  );
  const groupOf = new Map(posts.map(({ id, translationGroup }) => [id, translationGroup]));
  const translated = series.map(([key, versions]) => {
    const others = [...versions.values()]
      .flatMap(({ postIds }) => postIds)
      .flatMap((id) => articles.get(groupOf.get(id) ?? '') ?? [])
      .flatMap(({ id }) => topicOf.get(id) ?? [])
      .map((topic) => [topic.language, topic] as const);
    // Of several in one language, that of the first part.
    return [key, new Map([...others.reverse(), ...versions])] as const;
  });
  return new Map([...topics, ...translated]);
}

/** @returns the newest posts first */
function usesIn(posts: readonly TopicPost[]): Use[] {
  const named = posts
    .toSorted((one, other) => compare(other.date, one.date) || other.id - one.id)
    .flatMap((post) => [
      { kind: 'category' as const, name: post.category, post },
      ...visibleTags(post.tags).map((name) => ({ kind: 'tag' as const, name, post })),
      ...(post.series === '' ? [] : [{ kind: 'series' as const, name: post.series, post }]),
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
  const posts = kind === 'series' ? partsOf(mostUsed ?? []) : uses.map(({ post }) => post);
  return {
    kind,
    slug,
    language,
    name,
    postIds: [...new Set(posts.map(({ id }) => id))].slice(0, maxListedPosts),
    changedAt: uses.reduce(
      (latest, { post }) => (post.changedAt > latest ? post.changedAt : latest),
      '',
    ),
  };
}

/**
 * The posts of a series in the order of `find-post-series.ts`. Only those of one spelling, as there: each other
 * spelling is a series of its own, with parts of its own.
 */
function partsOf(uses: readonly Use[]): TopicPost[] {
  return uses
    .map(({ post }) => post)
    .sort(
      (one, other) =>
        Number(one.seriesPart === 0) - Number(other.seriesPart === 0) ||
        one.seriesPart - other.seriesPart ||
        compare(one.date, other.date) ||
        one.id - other.id,
    );
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
