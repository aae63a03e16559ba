import { expect, test } from 'vitest';
import type { AdminPost } from '#domain/posts/index.ts';
import { blankPost } from '#domain/posts/shared/fields.ts';
import { summary } from '../../../../tests/support/post-summary.ts';
import { articlesOf, groupTranslations } from '../articles.ts';
import {
  planRun,
  type TranslationRunAction,
  translationRunReducer,
  undoOf,
  unfinishedGroups,
} from './missing-translations.ts';

const articles = articlesOf(
  groupTranslations([
    summary({ id: 1, translationGroup: 'a' }),
    summary({ id: 2, translationGroup: 'b' }),
    summary({ id: 3, translationGroup: 'b', language: 'ckb' }),
    summary({ id: 4, translationGroup: 'c', language: 'ar' }),
    summary({ id: 5, translationGroup: 'd' }),
    summary({ id: 6, translationGroup: 'd', language: 'ar', published: false }),
    summary({ id: 7, translationGroup: 'd', language: 'ckb' }),
  ]),
);

const draft = (group: string, language: 'ar' | 'ckb', id: number): AdminPost => ({
  ...blankPost,
  ...summary({ id, translationGroup: group, language }),
});

const after = (...actions: TranslationRunAction[]) =>
  actions.reduce(translationRunReducer, planRun(articles));

test('what articles with an English text lack is translated, whatever is published', () => {
  const { wanted, withoutEnglish } = planRun(articles);
  expect(wanted.map(({ source, language }) => `${source.translationGroup} ${language}`)).toEqual([
    'a ckb',
    'a ar',
    'b ar',
  ]);
  expect(withoutEnglish).toBe(1);
});

test('a run counts what is done, and remembers what it stored and what failed', () => {
  const [first, second] = planRun(articles).wanted;
  if (!first || !second) throw new Error('Nothing is wanted');
  const run = after(
    { type: 'started' },
    { type: 'stored', post: draft('a', 'ckb', 8) },
    { type: 'failed', failure: { ...second, error: new Error('Full') } },
  );
  expect(run).toMatchObject({ phase: 'running', done: 2 });
  expect(run.failed).toHaveLength(1);
  expect(unfinishedGroups(run)).toEqual(['a', 'b']);
  expect(undoOf(run)).toEqual({
    action: 'delete-drafts',
    posts: [{ id: 8, updatedAt: '2026-11-21T12:00:00.000Z' }],
  });
});

test('a run that stored nothing has nothing to undo', () => {
  expect(undoOf(after({ type: 'started' }, { type: 'ended' }))).toBeNull();
});
