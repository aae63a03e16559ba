import { expect, test } from 'vitest';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { summary } from '../../../tests/support/post-summary.ts';
import { articlesOf, groupTranslations, postsOf } from './articles.ts';
import { type PostOrder, sortArticles } from './sort-articles.ts';

const posts = [
  summary({ id: 1, createdAt: '2026-11-02T00:00:00.000Z', views: 5 }),
  summary({ id: 2, createdAt: '2026-11-03T00:00:00.000Z', views: 5 }),
  summary({ id: 3, createdAt: '2026-11-01T00:00:00.000Z', views: 90 }),
  summary({ id: 4, createdAt: '2026-11-02T00:00:00.000Z', views: 0 }),
];

test.each<[PostOrder, number[]]>([
  ['newest', [2, 4, 1, 3]],
  ['oldest', [3, 1, 4, 2]],
  ['views', [3, 2, 1, 4]],
])('%s first', (order, ids) => {
  const given = articlesOf(groupTranslations(posts));
  const before = [...given];
  expect(
    sortArticles(given, order)
      .flatMap(postsOf)
      .map(({ id }) => id),
  ).toEqual(ids);
  expect(given).toEqual(before);
});

function sorted(list: AdminPostSummary[], order: PostOrder): AdminPostSummary[] {
  return sortArticles(articlesOf(groupTranslations(list)), order).flatMap(postsOf);
}

function byTitle(language: 'en' | 'ar' | 'ckb', titles: string[]): string[] {
  const list = titles.map((title, index) => summary({ id: index + 1, title, language }));
  return sorted(list, 'title').map(({ title }) => title);
}

test('English titles are sorted as in a dictionary', () => {
  expect(byTitle('en', ['banana', 'Zebra', 'Éclair', 'apple', '10 ways', '9 ways'])).toEqual([
    '9 ways',
    '10 ways',
    'apple',
    'banana',
    'Éclair',
    'Zebra',
  ]);
});

test('Arabic titles are sorted as in a dictionary, without regard to the hamza', () => {
  expect(byTitle('ar', ['بيت', 'أتمتة', 'إطلاق', 'ابدأ'])).toEqual([
    'ابدأ',
    'أتمتة',
    'إطلاق',
    'بيت',
  ]);
});

test('Kurdish titles are sorted by the Kurdish alphabet', () => {
  const sorted = [
    'AI لە دوکان',
    'بازاڕ',
    'پارە',
    'ڕێگا',
    'زمان',
    'ژیان',
    'گەرەنتی',
    'ڵ',
    'ماڵپەڕ',
    'هێڵ',
    'ەوە',
    'یاری',
    'ێ',
  ];
  expect(byTitle('ckb', sorted.toReversed())).toEqual(sorted);
});

test('letters of an Arabic keyboard are sorted as the Kurdish ones', () => {
  expect(byTitle('ckb', ['گوڵ', 'كورد', 'قەڵا'])).toEqual(['قەڵا', 'كورد', 'گوڵ']);
});

test('the order by title groups the languages', () => {
  const list = [
    summary({ id: 1, title: 'ئاو', language: 'ckb' }),
    summary({ id: 2, title: 'ماء', language: 'ar' }),
    summary({ id: 3, title: 'Water' }),
  ];
  expect(sorted(list, 'title').map(({ id }) => id)).toEqual([3, 2, 1]);
});

test.each<[PostOrder, string[]]>([
  // The newest language counts, and the views of all languages.
  ['newest', ['translated', 'later', 'alone']],
  ['oldest', ['translated', 'alone', 'later']],
  ['views', ['translated', 'later', 'alone']],
  // «translated» goes by its English title.
  ['title', ['alone', 'translated', 'later']],
])('an article with several languages has one place, by %s', (order, groups) => {
  const list = [
    summary({
      id: 1,
      translationGroup: 'translated',
      title: 'Z',
      createdAt: '2026-11-01',
      views: 3,
    }),
    summary({ id: 2, translationGroup: 'alone', title: 'B', createdAt: '2026-11-02', views: 1 }),
    summary({
      id: 3,
      translationGroup: 'later',
      title: 'ئا',
      language: 'ckb',
      createdAt: '2026-11-03',
      views: 5,
    }),
    summary({
      id: 4,
      translationGroup: 'translated',
      language: 'ckb',
      createdAt: '2026-11-04',
      views: 4,
    }),
  ];
  expect(
    sortArticles(articlesOf(groupTranslations(list)), order).map(({ group }) => group),
  ).toEqual(groups);
});
