import { expect, test } from 'vitest';
import { summary } from '../../../tests/support/post-summary.ts';
import { articlesOf, groupTranslations, isOutdated, postsOf, unpublishedIn } from './articles.ts';

const english = summary({ id: 1, translationGroup: 'a', textVersion: 'new' });
const kurdish = summary({ id: 2, translationGroup: 'a', language: 'ckb', sourceVersion: 'old' });
const other = summary({ id: 3, translationGroup: 'b', language: 'ar' });

test('posts are grouped to articles by language, in the order of the first of each', () => {
  const articles = articlesOf(groupTranslations([kurdish, other, english]));
  expect(articles).toEqual([
    { group: 'a', translations: { en: english, ckb: kurdish } },
    { group: 'b', translations: { ar: other } },
  ]);
  expect(articles.map(postsOf)).toEqual([[english, kurdish], [other]]);
});

test('the unpublished languages of an article can be scheduled', () => {
  const draft = { ...kurdish, published: false };
  expect(unpublishedIn({ en: english, ckb: draft })).toEqual([draft]);
});

test('10,000 posts are grouped in one pass: each is read a fixed number of times', () => {
  let reads = 0;
  const posts = Array.from({ length: 10_000 }, (_, index) => {
    const post = summary({ id: index, translationGroup: `group-${index % 3_400}` });
    return new Proxy(post, {
      get(target, key) {
        reads += 1;
        return Reflect.get(target, key);
      },
    });
  });
  expect(articlesOf(groupTranslations(posts))).toHaveLength(3_400);
  expect(reads).toBeLessThanOrEqual(40_000);
});

test('a translation is outdated where the English text has another version', () => {
  expect(isOutdated(kurdish, { en: english })).toBe(true);
  expect(isOutdated({ ...kurdish, sourceVersion: 'new' }, { en: english })).toBe(false);
  expect(isOutdated({ ...kurdish, sourceVersion: null }, { en: english })).toBe(false);
  expect(isOutdated(kurdish, {})).toBe(false);
});
