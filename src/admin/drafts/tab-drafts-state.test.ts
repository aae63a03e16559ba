import { describe, expect, test } from 'vitest';
import {
  noTabDrafts,
  type TabDraft,
  type TabDraftsState,
  tabDraftsReducer,
} from './tab-drafts-state.ts';

const savedAt = '2026-11-21T12:00:00.000Z';

function draft(key: string, initial: TabDraft<string>['initial'] = null): TabDraft<string> {
  return {
    key,
    initial,
    writer: { save: () => undefined, settled: () => Promise.resolve('idle') },
    release: () => undefined,
  };
}

function opened(of: TabDraft<string>, isInMemory = false): TabDraftsState<string> {
  return tabDraftsReducer(noTabDrafts, { type: 'opened', draft: of, isInMemory });
}

test.each([
  ['an empty draft', draft('one'), false, 'idle'],
  ['a draft of the device', draft('one', { value: 'a', savedAt }), false, 'saved'],
  ['a draft that comes from a post', draft('one', { value: 'a', savedAt: null }), false, 'idle'],
  ['a draft that the device has refused', draft('one', { value: 'a', savedAt }), true, 'error'],
] as const)('%s opens with the status %s', (_name, of, isInMemory, status) => {
  expect(opened(of, isInMemory)).toMatchObject({ open: of, status });
});

describe('the status', () => {
  test('follows the writes of the open draft', () => {
    const saving = tabDraftsReducer(opened(draft('one')), {
      type: 'status-changed',
      key: 'one',
      status: 'saving',
    });
    expect(saving.status).toBe('saving');
  });

  test('is not changed by the last write of the draft before', () => {
    const before = opened(draft('two', { value: 'b', savedAt }));
    const after = tabDraftsReducer(before, { type: 'status-changed', key: 'one', status: 'error' });
    expect(after).toBe(before);
  });
});

test('drafts of the device are recoverable unless a tab has them open', () => {
  const drafts = ['one', 'two', 'three'].map((key) => ({ key, savedAt, value: key }));
  const listed = tabDraftsReducer(opened(draft('one')), {
    type: 'listed',
    drafts,
    locked: new Set(['one', 'two', 'four']),
  });
  expect(listed.recoverable.map(({ key }) => key)).toEqual(['three']);
  expect(listed.openElsewhere).toEqual(['two', 'four']);
});

test('without locks only the own draft is known to be open', () => {
  const drafts = ['one', 'two'].map((key) => ({ key, savedAt, value: key }));
  const listed = tabDraftsReducer(opened(draft('one')), {
    type: 'listed',
    drafts,
    locked: new Set<string>(),
  });
  expect(listed.recoverable.map(({ key }) => key)).toEqual(['two']);
  expect(listed.openElsewhere).toEqual([]);
});
