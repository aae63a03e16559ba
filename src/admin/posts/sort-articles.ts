import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { type Article, postsOf } from './articles.ts';

export const postOrders = ['newest', 'oldest', 'views', 'title'] as const;

export type PostOrder = (typeof postOrders)[number];

/**
 * Returns a sorted copy. An article is as new as its newest language, as old as its first, and has the views of all.
 * The order by title takes the English one, or that of the first language, and groups the languages, each in its own
 * alphabet.
 */
export function sortArticles(articles: readonly Article[], order: PostOrder): Article[] {
  const keyed = articles.map((article) => ({ article, ...keysOf(article, order) }));
  return keyed.sort(comparisons[order]).map(({ article }) => article);
}

type Keys = {
  /** The post that stands for the article in this order. */
  post: AdminPostSummary;
  views: number;
  /** The title, so that the alphabet's comparison finds its order. */
  title: string;
};

function keysOf(article: Article, order: PostOrder): Keys {
  const posts = postsOf(article);
  const byAge = posts.toSorted(newestFirst);
  const post = order === 'title' ? posts[0] : order === 'oldest' ? byAge.at(-1) : byAge[0];
  if (!post) throw new Error(`The article ${article.group} has no post`);
  return {
    post,
    views: posts.reduce((sum, { views }) => sum + views, 0),
    title: post.language === 'ckb' && order === 'title' ? soraniSortKey(post.title) : post.title,
  };
}

/** Compares posts. */
export function newestFirst(one: AdminPostSummary, other: AdminPostSummary): number {
  return compareCodeUnits(other.createdAt, one.createdAt) || other.id - one.id;
}

const comparisons: Record<PostOrder, (one: Keys, other: Keys) => number> = {
  newest: (one, other) => newestFirst(one.post, other.post),
  oldest: (one, other) => newestFirst(other.post, one.post),
  views: (one, other) => other.views - one.views || newestFirst(one.post, other.post),
  title: (one, other) =>
    languages.indexOf(one.post.language) - languages.indexOf(other.post.language) ||
    compareTitles[one.post.language](one.title, other.title) ||
    newestFirst(one.post, other.post),
};

const compareTitles: Record<Language, (one: string, other: string) => number> = {
  en: new Intl.Collator('en', { numeric: true }).compare,
  ar: new Intl.Collator('ar', { numeric: true }).compare,
  // No browser has a collation for Central Kurdish.
  ckb: compareCodeUnits,
};

/** The alphabet in order. Other letters and digits come before it, by their code points. */
const soraniAlphabet = 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ';

/** Letters of an Arabic keyboard, and the Kurdish letters that they stand for. */
const soraniLetters: Readonly<Record<string, string>> = { ك: 'ک', ي: 'ی', ى: 'ی', ھ: 'ه' };

/** The first private-use code point. Private-use code points come after all letters. */
const alphabetBegin = 0xe000;

function soraniSortKey(title: string): string {
  const letters = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '');
  return Array.from(letters, (letter) => {
    const index = soraniAlphabet.indexOf(soraniLetters[letter] ?? letter);
    return index < 0 ? letter : String.fromCodePoint(alphabetBegin + index);
  }).join('');
}

function compareCodeUnits(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
