import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { entriesByDay } from './month-days.ts';
import { groupPublications, namingPost, type PlannedPost } from './publications.ts';

const post = (id: number, language: Language, translationGroup: string, local: string) =>
  ({ id, language, translationGroup, local, title: `Post ${id}` }) satisfies PlannedPost;

const idsIn = (publications: { posts: readonly PlannedPost[] }[]) =>
  publications.map(({ posts }) => posts.map(({ id }) => id));

test('languages of an article with the same time are one publication', () => {
  const publications = groupPublications([
    post(1, 'ckb', 'a', '2026-11-24T08:30'),
    post(2, 'en', 'b', '2026-11-24T08:30'),
    post(3, 'en', 'a', '2026-11-24T08:30'),
    post(4, 'ar', 'a', '2026-11-25T08:30'),
  ]);
  expect(idsIn(publications)).toEqual([[3, 1], [2], [4]]);
});

test('a publication is named by the panel’s language, or by its first', () => {
  const posts = [post(1, 'en', 'a', ''), post(2, 'ckb', 'a', '')];
  expect(namingPost(posts, 'ckb')?.id).toBe(2);
  expect(namingPost(posts, 'ar')?.id).toBe(1);
  expect(namingPost([], 'ar')).toBeUndefined();
});

test('a day has what is to come first, and an article once that was published in two languages', () => {
  const days = entriesByDay(
    [post(1, 'en', 'a', '2026-11-24T18:00'), post(2, 'en', 'b', '2026-11-25T08:30')],
    [
      post(3, 'en', 'c', '2026-11-24T07:00'),
      post(4, 'ar', 'd', '2026-11-24T07:30'),
      post(5, 'ckb', 'c', '2026-11-24T08:00'),
    ],
  );
  const entries = days.get('2026-11-24') ?? [];
  expect(entries.map(({ isDone }) => isDone)).toEqual([false, true, true]);
  expect(idsIn(entries.map(({ publication }) => publication))).toEqual([[1], [3, 5], [4]]);
  expect([...days.keys()]).toEqual(['2026-11-24', '2026-11-25']);
});
