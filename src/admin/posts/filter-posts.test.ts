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

test('without filters everything is found, in the order given', () => {
  expect(found({})).toEqual([1, 2, 3]);
  expect(found({ query: '   ' })).toEqual([1, 2, 3]);
});

describe('a query is looked for', () => {
  test.each([
    ['in the title', 'fixed price', [1]],
    ['in the address', 'jegyr', [3]],
    ['in the tags', 'money', [1]],
    ['in the author', 'DILAN', [2]],
    ['word by word, wherever they stand', 'money fixed', [1]],
    ['on an Arabic keyboard for a Kurdish text', 'جيگير', [3]],
    ['on a Kurdish keyboard for an Arabic text', 'کیف نبنی', [2]],
    ['and not found', 'nothing like it', []],
  ])('%s', (_name, query, ids) => {
    expect(found({ query })).toEqual(ids);
  });

  test('in a post as it is now, not as it was', () => {
    const [post] = posts;
    expect(
      post && filterPosts([{ ...post, title: 'Renamed' }], { ...noFilters, query: 'renamed' }),
    ).toHaveLength(1);
  });
});

test('language and state narrow the list together', () => {
  expect(found({ language: 'ar' })).toEqual([2]);
  expect(found({ state: 'published' })).toEqual([1, 3]);
  expect(found({ state: 'draft' })).toEqual([2]);
  expect(found({ language: 'ar', state: 'published' })).toEqual([]);
});

test('an order alone narrows nothing', () => {
  expect(narrowsList({ ...noFilters, order: 'title' })).toBe(false);
  expect(narrowsList({ ...noFilters, query: ' ' })).toBe(false);
  expect(narrowsList({ ...noFilters, query: 'a' })).toBe(true);
  expect(narrowsList({ ...noFilters, language: 'ckb' })).toBe(true);
  expect(narrowsList({ ...noFilters, state: 'draft' })).toBe(true);
});
