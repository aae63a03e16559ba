import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type Language, languages } from '#i18n/languages.ts';

export const postOrders = ['newest', 'oldest', 'views', 'title'] as const;

export type PostOrder = (typeof postOrders)[number];

/** Returns a sorted copy. The order by title groups the languages, each in its own alphabet. */
export function sortPosts(
  posts: readonly AdminPostSummary[],
  order: PostOrder,
): AdminPostSummary[] {
  if (order === 'title') return sortByTitle(posts);
  return posts.toSorted(comparisons[order]);
}

type Comparison = (one: AdminPostSummary, other: AdminPostSummary) => number;

const newestFirst: Comparison = (one, other) =>
  compareCodeUnits(other.createdAt, one.createdAt) || other.id - one.id;

const comparisons: Record<Exclude<PostOrder, 'title'>, Comparison> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  views: (one, other) => other.views - one.views || newestFirst(one, other),
};

const compareTitles: Record<Language, (one: string, other: string) => number> = {
  en: new Intl.Collator('en', { numeric: true }).compare,
  ar: new Intl.Collator('ar', { numeric: true }).compare,
  // No browser has a collation for Central Kurdish.
  ckb: compareCodeUnits,
};

function sortByTitle(posts: readonly AdminPostSummary[]): AdminPostSummary[] {
  return posts
    .map((post) => ({
      post,
      language: languages.indexOf(post.language),
      key: post.language === 'ckb' ? soraniSortKey(post.title) : post.title,
    }))
    .sort(
      (one, other) =>
        one.language - other.language ||
        compareTitles[one.post.language](one.key, other.key) ||
        newestFirst(one.post, other.post),
    )
    .map(({ post }) => post);
}

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
