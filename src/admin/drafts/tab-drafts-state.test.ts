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
] as const)('%s opens with the status %s', (_name, of, isInMemory, saveStatus) => {
  expect(opened(of, isInMemory)).toMatchObject({ open: of, saveStatus });
});

describe('the save status', () => {
  test('follows the writes of the open draft', () => {
    const saving = tabDraftsReducer(opened(draft('one')), {
      type: 'save-status-changed',
      key: 'one',
      status: 'saving',
    });
    expect(saving.saveStatus).toBe('saving');
  });

  test.each<TabDraftsAction<string>>([
    { type: 'save-status-changed', key: 'one', status: 'saving' },
    { type: 'sync-status-changed', key: 'one', status: 'waiting' },
  ])('$type renders nothing where the status is the same', (action) => {
    const before = tabDraftsReducer(opened(draft('one')), action);
    expect(tabDraftsReducer(before, action)).toBe(before);
  });

  test('ignores the last write of the previous draft', () => {
    const before = opened(draft('two', { value: 'b', savedAt }));
    const after = tabDraftsReducer(before, {
      type: 'save-status-changed',
      key: 'one',
      status: 'error',
    });
    expect(after).toBe(before);
  });
});

const nameOf = (title: string) => ({
  language: 'en' as const,
  title,
  unpublished: ['en' as const],
});

function draftOnServer(id: string, version: number, username = 'sara'): DraftSummary {
  const updatedAt = '2026-11-22T12:00:00.000Z';
  return {
    id,
    postId: null,
    ...nameOf('On the server'),
    version,
    username,
    updatedAt,
    writer: 'another',
  };
}

function listed(
  locked: readonly string[],
  onDevice: TabDraftsState<string>['onDevice'],
  onServer: readonly DraftSummary[] = [],
): TabDraftsState<string> {
  const here = tabDraftsReducer(opened(draft('one')), {
    type: 'listed-on-device',
    drafts: onDevice,
    locked: new Set(locked),
  });
  return tabDraftsReducer(here, { type: 'listed-on-server', drafts: onServer });
}

const draftOnDevice = (key: string, server?: { id: string; version: number; value: string }) => ({
  key,
  savedAt,
  value: key,
  server,
});

describe('recoverable drafts', () => {
  test('are those of the device that no tab has open', () => {
    const state = listed(
      ['one', 'two', 'four'],
      ['one', 'two', 'three'].map((key) => draftOnDevice(key)),
    );
    expect(recoverableDrafts(state, null, nameOf).map(({ key }) => key)).toEqual(['three']);
    expect(openElsewhere(state)).toEqual(['two', 'four']);
  });

  test('without Web Locks only the own draft counts as open', () => {
    const state = listed(
      [],
      ['one', 'two'].map((key) => draftOnDevice(key)),
    );
    expect(recoverableDrafts(state, null, nameOf).map(({ key }) => key)).toEqual(['two']);
    expect(openElsewhere(state)).toEqual([]);
  });

  test('are also those that only the server has, the latest first', () => {
    const state = listed(
      [],
      [draftOnDevice('two')],
      [draftOnServer('a', 1), { ...draftOnServer('b', 1), postId: 7 }],
    );
    expect(recoverableDrafts(state, null, nameOf)).toMatchObject([
      { id: 'a', key: null, value: null, name: { title: 'On the server' } },
      { id: 'two', key: 'two', value: 'two', onServer: null },
    ]);
    expect(recoverableDrafts(state, 7, nameOf).map(({ id }) => id)).toEqual(['b', 'two']);
  });

  test('name what the server may have of them before it has answered', () => {
    const version = { id: 'a', version: 1, value: 'two' };
    const before = tabDraftsReducer(opened(draft('one')), {
      type: 'listed-on-device',
      drafts: [draftOnDevice('two', version), draftOnDevice('three')],
      locked: new Set(),
    });
    expect(recoverableDrafts(before, null, nameOf)).toMatchObject([
      { key: 'two', onServer: null, version },
      { key: 'three', onServer: null, version: null },
    ]);
    const after = tabDraftsReducer(before, {
      type: 'listed-on-server',
      drafts: [draftOnServer('a', 2)],
    });
    expect(recoverableDrafts(after, null, nameOf)[0]).toMatchObject({
      key: 'two',
      version: { id: 'a', version: 2 },
    });
  });

  test('have the name and the time of the newer version', () => {
    const version = (version: number) => ({ id: 'a', version, value: 'two' });
    const older = listed([], [draftOnDevice('two', version(1))], [draftOnServer('a', 2)]);
    expect(recoverableDrafts(older, null, nameOf)).toMatchObject([
      { key: 'two', name: { title: 'On the server' }, savedAt: '2026-11-22T12:00:00.000Z' },
    ]);
    const unanswered = { ...draftOnServer('a', 2), writer: 'two' };
    const own = listed([], [draftOnDevice('create/two', version(1))], [unanswered]);
    expect(recoverableDrafts(own, null, nameOf)).toMatchObject([
      { name: { title: 'create/two' }, savedAt },
    ]);
    const same = listed([], [draftOnDevice('two', version(2))], [draftOnServer('a', 2)]);
    expect(recoverableDrafts(same, null, nameOf)).toMatchObject([
      { name: { title: 'two' }, savedAt },
    ]);
  });

  test('may be gone if the server lacks them and this device has not changed them since', () => {
    const state = listed(
      [],
      [
        draftOnDevice('same', { id: 'a', version: 1, value: 'same' }),
        draftOnDevice('changed', { id: 'b', version: 1, value: 'before' }),
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
      [draftOnDevice('two', { id: 'a', version: 1, value: 'two' })],
      [draftOnServer('a', 1), draftOnServer('id of one', 1)],
    );
    expect(recoverableDrafts(state, null, nameOf)).toEqual([]);
  });
});
