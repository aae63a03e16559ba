import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { type Article, postsOf } from './articles.ts';
import type { PostOrder } from './sort-articles.ts';

export const postStates = ['all', 'draft', 'published', 'scheduled'] as const;

/** The filters and the order of the list. */
export type PostFilters = {
  query: string;
  language: Language | 'all';
  state: (typeof postStates)[number];
  order: PostOrder;
};

export const noFilters: PostFilters = { query: '', language: 'all', state: 'all', order: 'newest' };

/** Whether the filters hide any articles. The order hides none. */
export function narrowsList({ query, language, state }: PostFilters): boolean {
  return query.trim() !== '' || language !== 'all' || state !== 'all';
}

/**
 * Returns the articles of which one language matches both the language and the state. Every word of the query is in the
 * title, slug, tags or author of some language: a Kurdish word finds the article whose English text is a draft. Case
 * and keyboard layout do not matter. The order stays.
 *
 * @param isScheduled whether an unpublished post has a time of publication
 */
export function filterArticles(
  articles: readonly Article[],
  { query, language, state }: PostFilters,
  isScheduled: (id: number) => boolean,
): Article[] {
  const words = foldForSearch(query).split(/\s+/);
  return articles.filter((article) => {
    const posts = postsOf(article);
    return (
      posts.some(
        (post) =>
          (language === 'all' || post.language === language) && hasState(post, state, isScheduled),
      ) && words.every((word) => posts.some((post) => foldedText(post).includes(word)))
    );
  });
}

function hasState(
  { id, published }: AdminPostSummary,
  state: PostFilters['state'],
  isScheduled: (id: number) => boolean,
): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'scheduled':
      return !published && isScheduled(id);
    default:
      return published === (state === 'published');
  }
}

/** Caches folded texts by object, because folding is slower than searching. Summaries are immutable. */
const foldedTexts = new WeakMap<AdminPostSummary, string>();

/** Title, slug, author and tags of a post, folded for search. */
export function foldedText(post: AdminPostSummary): string {
  const known = foldedTexts.get(post);
  if (known !== undefined) return known;
  const text = foldForSearch([post.title, post.slug, post.author, ...post.tags].join('\n'));
  foldedTexts.set(post, text);
  return text;
}
