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

/** The posts that name a topic of their language in the same letters: each once, the newest first. */
type Spelling = Pick<Topic, 'kind' | 'slug' | 'name' | 'language'> & { posts: TopicPost[] };

export function topicKey({ kind, slug }: Pick<Topic, 'kind' | 'slug'>): string {
  return `${kind} ${slug}`;
}

/** The tags that readers see, the categories and the series of published posts. */
export function gatherTopics(posts: readonly TopicPost[]): Topics {
  const spellings = Map.groupBy(spellingsIn(posts), topicKey);
  return withTranslatedSeries(
    mapValues(spellings, (ofTopic) =>
      mapValues(
        Map.groupBy(ofTopic, ({ language }) => language),
        toTopic,
      ),
    ),
    posts,
  );
}

/** The versions of a series in other languages are the series of its parts' translations, whatever their names. */
function withTranslatedSeries(topics: Topics, posts: readonly TopicPost[]): Topics {
  const series = [...topics].filter(([key]) => key.startsWith('series '));
  const topicOf = new Map(
    series
      .flatMap(([, versions]) => [...versions.values()])
      .flatMap((topic) => topic.postIds.map((id) => [id, topic] as const)),
  );
  const parts = posts.filter(({ id }) => topicOf.has(id));
  const articles = Map.groupBy(parts, ({ translationGroup }) => translationGroup);
  const groupOf = new Map(parts.map(({ id, translationGroup }) => [id, translationGroup]));
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

/** An object for each spelling, not for each use of it: a sitemap and the pages of topics read every post. */
function spellingsIn(posts: readonly TopicPost[]): Spelling[] {
  const found = new Map<string, Spelling>();
  for (const post of posts.toSorted(newestFirst)) {
    const { language } = post;
    const add = (kind: TopicKind, name: string) => {
      const key = `${language} ${kind} ${name}`;
      const spelling = found.get(key);
      if (spelling) spelling.posts.push(post);
      else found.set(key, { kind, slug: topicSlug(name), name, language, posts: [post] });
    };
    add('category', post.category);
    for (const tag of new Set(visibleTags(post.tags))) add('tag', tag);
    if (post.series !== '') add('series', post.series);
  }
  return [...found.values()].filter(({ slug }) => slug !== '');
}

/** @param spellings of one topic in one language, at least one */
function toTopic(spellings: readonly Spelling[], language: Language): Topic {
  const [mostUsed] = spellings.toSorted((one, other) => other.posts.length - one.posts.length);
  const { kind = 'tag', slug = '', name = '', posts = [] } = mostUsed ?? {};
  const listed =
    kind === 'series'
      ? // Only those of one spelling, as in `find-post-series.ts`: each other spelling has parts of its own.
        posts.toSorted(byPart)
      : spellings.flatMap((spelling) => spelling.posts.slice(0, maxListedPosts)).sort(newestFirst);
  return {
    kind,
    slug,
    language,
    name,
    postIds: [...new Set(listed.map(({ id }) => id))].slice(0, maxListedPosts),
    changedAt: spellings
      .flatMap((spelling) => spelling.posts)
      .reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), ''),
  };
}

function newestFirst(one: TopicPost, other: TopicPost): number {
  return compare(other.date, one.date) || other.id - one.id;
}

/** The order of `find-post-series.ts`. */
function byPart(one: TopicPost, other: TopicPost): number {
  return (
    Number(one.seriesPart === 0) - Number(other.seriesPart === 0) ||
    one.seriesPart - other.seriesPart ||
    compare(one.date, other.date) ||
    one.id - other.id
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
