import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';

/** The versions of one post, by their languages. */
export type Translations = Partial<Record<Language, AdminPostSummary>>;

/** Whether the English text has changed since a translation of it was written. */
export function isOutdated(post: AdminPostSummary, { en }: Translations): boolean {
  return Boolean(en?.textVersion && post.sourceVersion && en.textVersion !== post.sourceVersion);
}

/** The versions of every post, by translation group. */
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
