import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type Language, languages } from '#i18n/languages.ts';

/** The language versions of one article. */
export type Translations = Partial<Record<Language, AdminPostSummary>>;

/** One row of the list: an article with its languages. */
export type Article = {
  /** The translation group. */
  group: string;
  translations: Translations;
};

/** Whether the English text has changed since its translation. */
export function isOutdated(post: AdminPostSummary, { en }: Translations): boolean {
  return Boolean(en?.textVersion && post.sourceVersion && en.textVersion !== post.sourceVersion);
}

/** Groups posts by translation group and language. */
export function groupTranslations(
  posts: readonly AdminPostSummary[],
): ReadonlyMap<string, Translations> {
  const groups = new Map<string, Translations>();
  for (const post of posts) {
    const group = groups.get(post.translationGroup) ?? {};
    group[post.language] ??= post;
    groups.set(post.translationGroup, group);
  }
  return groups;
}

export function articlesOf(groups: ReadonlyMap<string, Translations>): Article[] {
  return [...groups].map(([group, translations]) => ({ group, translations }));
}

/** The posts of an article, in the order of the languages. An article has one at least. */
export function postsOf({ translations }: { translations: Translations }): AdminPostSummary[] {
  return languages.flatMap((language) => translations[language] ?? []);
}

export function unpublishedIn(translations: Translations): AdminPostSummary[] {
  return postsOf({ translations }).filter(({ published }) => !published);
}
