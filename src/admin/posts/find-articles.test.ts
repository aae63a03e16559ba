import { expect, test } from 'vitest';
import { summary } from '../../../tests/support/post-summary.ts';
import { findArticles } from './find-articles.ts';

const posts = [
  summary({ id: 1, translationGroup: 'a', title: 'The lake' }),
  summary({ id: 2, translationGroup: 'a', title: 'دەریاچە lake', language: 'ckb' }),
  summary({ id: 3, translationGroup: 'b', title: 'A mountain lake' }),
  summary({ id: 4, translationGroup: 'c', title: 'A road' }),
];

const found = (query: string, most = 8) => findArticles(posts, query, most).map(({ id }) => id);

test('an article is found once, by its first post that has the words', () => {
  expect(found('lake')).toEqual([1, 3]);
  expect(found('lake mountain')).toEqual([3]);
  expect(found('دهریاچه')).toEqual([2]);
});

test('the result is bounded, and blank words find nothing', () => {
  expect(found('lake', 1)).toEqual([1]);
  expect(found(' ')).toEqual([]);
});
