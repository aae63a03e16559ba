import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import type { PostOrder } from './sort-posts.ts';

export const postStates = ['all', 'draft', 'published'] as const;

/** The filters and the order of the list. */
export type PostFilters = {
  query: string;
  language: Language | 'all';
  state: (typeof postStates)[number];
  order: PostOrder;
};

export const noFilters: PostFilters = { query: '', language: 'all', state: 'all', order: 'newest' };

/** Whether the filters hide any posts. The order hides none. */
export function narrowsList({ query, language, state }: PostFilters): boolean {
  return query.trim() !== '' || language !== 'all' || state !== 'all';
}

/**
 * Returns the posts that contain every word of the query in their title, slug, tags or author, and that match the
 * language and the state. Case and keyboard layout do not matter. The order stays.
 */
export function filterPosts(
  posts: readonly AdminPostSummary[],
  { query, language, state }: PostFilters,
): AdminPostSummary[] {
  const words = foldForSearch(query).split(/\s+/);
  return posts.filter(
    (post) =>
      (language === 'all' || post.language === language) &&
      (state === 'all' || post.published === (state === 'published')) &&
      words.every((word) => foldedText(post).includes(word)),
  );
}

/** Caches folded texts by object, because folding is slower than searching. Summaries are immutable. */
const foldedTexts = new WeakMap<AdminPostSummary, string>();

function foldedText(post: AdminPostSummary): string {
  const known = foldedTexts.get(post);
  if (known !== undefined) return known;
  const text = foldForSearch([post.title, post.slug, post.author, ...post.tags].join('\n'));
  foldedTexts.set(post, text);
  return text;
}
