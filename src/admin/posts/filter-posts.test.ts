import { describe, expect, test } from 'vitest';
import { summary } from '../../../tests/support/post-summary.ts';
import { filterPosts, narrowsList, noFilters, type PostFilters } from './filter-posts.ts';

const posts = [
  summary({ id: 1, title: 'A fixed price', slug: 'fixed-price', tags: ['blog', 'Money'] }),
  summary({ id: 2, title: 'كيف نبني المواقع', language: 'ar', author: 'Dilan', published: false }),
  summary({ id: 3, title: 'نرخێکی جێگیر', language: 'ckb', slug: 'nrxeky-jegyr' }),
];

function found(filters: Partial<PostFilters>): number[] {
  return filterPosts(posts, { ...noFilters, ...filters }).map(({ id }) => id);
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
      post && filterPosts([{ ...post, title: 'Renamed' }], { ...noFilters, query: 'renamed' }),
    ).toHaveLength(1);
  });
});

test('posts must match both the language and the state', () => {
  expect(found({ language: 'ar' })).toEqual([2]);
  expect(found({ state: 'published' })).toEqual([1, 3]);
  expect(found({ state: 'draft' })).toEqual([2]);
  expect(found({ language: 'ar', state: 'published' })).toEqual([]);
});

test('the order does not count as a filter', () => {
  expect(narrowsList({ ...noFilters, order: 'title' })).toBe(false);
  expect(narrowsList({ ...noFilters, query: ' ' })).toBe(false);
  expect(narrowsList({ ...noFilters, query: 'a' })).toBe(true);
  expect(narrowsList({ ...noFilters, language: 'ckb' })).toBe(true);
  expect(narrowsList({ ...noFilters, state: 'draft' })).toBe(true);
});
