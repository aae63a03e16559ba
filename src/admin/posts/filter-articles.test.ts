import { describe, expect, test } from 'vitest';
import { summary } from '../../../tests/support/post-summary.ts';
import { articlesOf, groupTranslations, postsOf } from './articles.ts';
import { filterArticles, narrowsList, noFilters, type PostFilters } from './filter-articles.ts';

const posts = [
  summary({ id: 1, title: 'A fixed price', slug: 'fixed-price', tags: ['blog', 'Money'] }),
  summary({ id: 2, title: 'كيف نبني المواقع', language: 'ar', author: 'Dilan', published: false }),
  summary({ id: 3, title: 'نرخێکی جێگیر', language: 'ckb', slug: 'nrxeky-jegyr' }),
];

const isScheduled = (id: number) => id === 2 || id === 3;

function found(filters: Partial<PostFilters>): number[] {
  const articles = articlesOf(groupTranslations(posts));
  return filterArticles(articles, { ...noFilters, ...filters }, isScheduled)
    .flatMap(postsOf)
    .map(({ id }) => id);
}

test('without filters all posts are found, in the given order', () => {
  expect(found({})).toEqual([1, 2, 3]);
  expect(found({ query: '   ' })).toEqual([1, 2, 3]);
});

describe('a query finds', () => {
  test.each([
    ['words of the title', 'fixed price', [1]],
    ['words of the slug', 'jegyr', [3]],
    ['words of the tags', 'money', [1]],
    ['words of the author', 'DILAN', [2]],
    ['each word, in any order', 'money fixed', [1]],
    ['a Kurdish text with letters of an Arabic keyboard', 'جيگير', [3]],
    ['an Arabic text with letters of a Kurdish keyboard', 'کیف نبنی', [2]],
    ['nothing, if no post has its words', 'nothing like it', []],
  ])('%s', (_name, query, ids) => {
    expect(found({ query })).toEqual(ids);
  });

  test('the newest version of a post', () => {
    const [post] = posts;
    expect(
      post &&
        filterArticles(
          articlesOf(groupTranslations([{ ...post, title: 'Renamed' }])),
          { ...noFilters, query: 'renamed' },
          isScheduled,
        ),
    ).toHaveLength(1);
  });
});

test('posts must match both the language and the state', () => {
  expect(found({ language: 'ar' })).toEqual([2]);
  expect(found({ state: 'published' })).toEqual([1, 3]);
  expect(found({ state: 'draft' })).toEqual([2]);
  expect(found({ language: 'ar', state: 'published' })).toEqual([]);
});

test('a scheduled post is an unpublished one with a time', () => {
  expect(found({ state: 'scheduled' })).toEqual([2]);
  expect(found({ state: 'scheduled', language: 'ckb' })).toEqual([]);
});

describe('an article', () => {
  const articles = articlesOf(
    groupTranslations([
      summary({ id: 1, translationGroup: 'a', title: 'Price' }),
      summary({ id: 2, translationGroup: 'a', title: 'نرخ', language: 'ckb', published: false }),
      summary({ id: 3, translationGroup: 'b', title: 'Price', published: false }),
    ]),
  );
  const groups = (filters: Partial<PostFilters>) =>
    filterArticles(articles, { ...noFilters, ...filters }, isScheduled).map(({ group }) => group);

  test('is found by words of any of its languages', () => {
    expect(groups({ query: 'نرخ' })).toEqual(['a']);
    expect(groups({ query: 'price نرخ' })).toEqual(['a']);
    expect(groups({ query: 'price', language: 'ckb' })).toEqual(['a']);
  });

  test('matches language and state by the same language', () => {
    expect(groups({ state: 'draft' })).toEqual(['a', 'b']);
    expect(groups({ state: 'draft', language: 'en' })).toEqual(['b']);
    expect(groups({ state: 'published', language: 'ckb' })).toEqual([]);
  });
});

test('the order does not count as a filter', () => {
  expect(narrowsList({ ...noFilters, order: 'title' })).toBe(false);
  expect(narrowsList({ ...noFilters, query: ' ' })).toBe(false);
  expect(narrowsList({ ...noFilters, query: 'a' })).toBe(true);
  expect(narrowsList({ ...noFilters, language: 'ckb' })).toBe(true);
  expect(narrowsList({ ...noFilters, state: 'draft' })).toBe(true);
});
