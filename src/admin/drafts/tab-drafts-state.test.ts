import { describe, expect, test } from 'vitest';
import type { DraftSummary } from './draft-server.ts';
import {
  noTabDrafts,
  openElsewhere,
  possiblyGone,
  recoverableDrafts,
  type TabDraft,
  type TabDraftsAction,
  type TabDraftsState,
  tabDraftsReducer,
} from './tab-drafts-state.ts';

const savedAt = '2026-11-21T12:00:00.000Z';

function draft(key: string, initial: TabDraft<string>['initial'] = null): TabDraft<string> {
  return {
    key,
    initial,
    writer: {
      save: () => undefined,
      writeNow: () => undefined,
      settled: () => Promise.resolve('idle'),
    },
    sync: {
      id: () => `id of ${key}`,
      flush: () => Promise.resolve(),
      pull: () => Promise.resolve(),
    },
    connect: () => undefined,
    release: () => undefined,
  };
}

function opened(of: TabDraft<string>, isInMemory = false): TabDraftsState<string> {
  return tabDraftsReducer(noTabDrafts, { type: 'opened', draft: of, isInMemory });
}

test.each([
  ['an empty draft', draft('one'), false, 'idle'],
  ['a saved draft', draft('one', { value: 'a', savedAt }), false, 'saved'],
  ['a draft made from a post', draft('one', { value: 'a', savedAt: null }), false, 'idle'],
  ['a draft that could not be saved', draft('one', { value: 'a', savedAt }), true, 'error'],
] as const)('%s opens with the status %s', (_name, of, isInMemory, status) => {
  expect(opened(of, isInMemory)).toMatchObject({ open: of, status });
});

describe('the save status', () => {
  test('follows the writes of the open draft', () => {
    const saving = tabDraftsReducer(opened(draft('one')), {
      type: 'status-changed',
      key: 'one',
      status: 'saving',
    });
    expect(saving.status).toBe('saving');
  });

  test.each<TabDraftsAction<string>>([
    { type: 'status-changed', key: 'one', status: 'saving' },
    { type: 'sync-status-changed', key: 'one', status: 'waiting' },
  ])('$type renders nothing where the status is the same', (action) => {
    const before = tabDraftsReducer(opened(draft('one')), action);
    expect(tabDraftsReducer(before, action)).toBe(before);
  });

  test('ignores the last write of the previous draft', () => {
    const before = opened(draft('two', { value: 'b', savedAt }));
    const after = tabDraftsReducer(before, { type: 'status-changed', key: 'one', status: 'error' });
    expect(after).toBe(before);
  });
});

const nameOf = (title: string) => ({
  language: 'en' as const,
  title,
  unpublished: ['en' as const],
});

function stored(id: string, version: number, username = 'sara'): DraftSummary {
  const updatedAt = '2026-11-22T12:00:00.000Z';
  return {
    ...{ id, postId: null, ...nameOf('On the server'), version, username, updatedAt },
    writer: 'another',
  };
}

function listed(
  locked: readonly string[],
  saved: TabDraftsState<string>['saved'],
  onServer: readonly DraftSummary[] = [],
): TabDraftsState<string> {
  const here = tabDraftsReducer(opened(draft('one')), {
    type: 'listed',
    drafts: saved,
    locked: new Set(locked),
  });
  return tabDraftsReducer(here, { type: 'listed-on-server', drafts: onServer });
}

const saved = (key: string, server?: { id: string; version: number; value: string }) => ({
  key,
  savedAt,
  value: key,
  server,
});

describe('recoverable drafts', () => {
  test('are those of the device that no tab has open', () => {
    const state = listed(
      ['one', 'two', 'four'],
      ['one', 'two', 'three'].map((key) => saved(key)),
    );
    expect(recoverableDrafts(state, null, nameOf).map(({ key }) => key)).toEqual(['three']);
    expect(openElsewhere(state)).toEqual(['two', 'four']);
  });

  test('without Web Locks only the own draft counts as open', () => {
    const state = listed(
      [],
      ['one', 'two'].map((key) => saved(key)),
    );
    expect(recoverableDrafts(state, null, nameOf).map(({ key }) => key)).toEqual(['two']);
    expect(openElsewhere(state)).toEqual([]);
  });

  test('are also those that only the server has, the latest first', () => {
    const state = listed([], [saved('two')], [stored('a', 1), { ...stored('b', 1), postId: 7 }]);
    expect(recoverableDrafts(state, null, nameOf)).toMatchObject([
      { id: 'a', key: null, value: null, name: { title: 'On the server' } },
      { id: 'two', key: 'two', value: 'two', stored: null },
    ]);
    expect(recoverableDrafts(state, 7, nameOf).map(({ id }) => id)).toEqual(['b', 'two']);
  });

  test('name what the server may have of them before it has answered', () => {
    const copy = { id: 'a', version: 1, value: 'two' };
    const before = tabDraftsReducer(opened(draft('one')), {
      type: 'listed',
      drafts: [saved('two', copy), saved('three')],
      locked: new Set(),
    });
    expect(recoverableDrafts(before, null, nameOf)).toMatchObject([
      { key: 'two', stored: null, copy },
      { key: 'three', stored: null, copy: null },
    ]);
    const after = tabDraftsReducer(before, { type: 'listed-on-server', drafts: [stored('a', 2)] });
    expect(recoverableDrafts(after, null, nameOf)[0]).toMatchObject({
      key: 'two',
      copy: { id: 'a', version: 2 },
    });
  });

  test('have the name and the time of the newer version', () => {
    const copy = (version: number) => ({ id: 'a', version, value: 'two' });
    const older = listed([], [saved('two', copy(1))], [stored('a', 2)]);
    expect(recoverableDrafts(older, null, nameOf)).toMatchObject([
      { key: 'two', name: { title: 'On the server' }, savedAt: '2026-11-22T12:00:00.000Z' },
    ]);
    const unanswered = { ...stored('a', 2), writer: 'two' };
    const own = listed([], [saved('create/two', copy(1))], [unanswered]);
    expect(recoverableDrafts(own, null, nameOf)).toMatchObject([
      { name: { title: 'create/two' }, savedAt },
    ]);
    const same = listed([], [saved('two', copy(2))], [stored('a', 2)]);
    expect(recoverableDrafts(same, null, nameOf)).toMatchObject([
      { name: { title: 'two' }, savedAt },
    ]);
  });

  test('may be gone if the server lacks them and this device has not changed them since', () => {
    const state = listed(
      [],
      [
        saved('same', { id: 'a', version: 1, value: 'same' }),
        saved('changed', { id: 'b', version: 1, value: 'before' }),
      ],
      [],
    );
    expect(possiblyGone(state)).toEqual([{ key: 'same', id: 'a' }]);
    expect(recoverableDrafts(state, null, nameOf).map(({ key }) => key)).toEqual([
      'same',
      'changed',
    ]);
  });

  test('are not the open one, nor one that another tab has open', () => {
    const state = listed(
      ['two'],
      [saved('two', { id: 'a', version: 1, value: 'two' })],
      [stored('a', 1), stored('id of one', 1)],
    );
    expect(recoverableDrafts(state, null, nameOf)).toEqual([]);
  });
});
