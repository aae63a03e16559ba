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

  test('ignores the last write of the previous draft', () => {
    const before = opened(draft('two', { value: 'b', savedAt }));
    const after = tabDraftsReducer(before, { type: 'status-changed', key: 'one', status: 'error' });
    expect(after).toBe(before);
  });
});

test('saved drafts are recoverable unless a tab has them open', () => {
  const drafts = ['one', 'two', 'three'].map((key) => ({ key, savedAt, value: key }));
  const listed = tabDraftsReducer(opened(draft('one')), {
    type: 'listed',
    drafts,
    locked: new Set(['one', 'two', 'four']),
  });
  expect(listed.recoverable.map(({ key }) => key)).toEqual(['three']);
  expect(listed.openElsewhere).toEqual(['two', 'four']);
});

test('without Web Locks only the own draft counts as open', () => {
  const drafts = ['one', 'two'].map((key) => ({ key, savedAt, value: key }));
  const listed = tabDraftsReducer(opened(draft('one')), {
    type: 'listed',
    drafts,
    locked: new Set<string>(),
  });
  expect(listed.recoverable.map(({ key }) => key)).toEqual(['two']);
  expect(listed.openElsewhere).toEqual([]);
});
