import { describe, expect, test } from 'vitest';
import { savedAt, tabDraft } from '../../../tests/support/sample-drafts.ts';
import {
  noTabDrafts,
  type TabDraft,
  type TabDraftsAction,
  type TabDraftsState,
  tabDraftsReducer,
} from './tab-drafts-state.ts';

function opened(
  draft: TabDraft<string>,
  isInMemory = false,
  before: TabDraftsState<string> = noTabDrafts,
): TabDraftsState<string> {
  return tabDraftsReducer(before, { type: 'opened', draft, isInMemory });
}

test.each([
  ['an empty draft', tabDraft('one'), false, 'idle'],
  ['a saved draft', tabDraft('one', { value: 'a', savedAt }), false, 'saved'],
  ['a draft made from a post', tabDraft('one', { value: 'a', savedAt: null }), false, 'idle'],
  ['a draft that could not be saved', tabDraft('one', { value: 'a', savedAt }), true, 'error'],
] as const)('%s opens with the status %s', (_name, open, isInMemory, saveStatus) => {
  expect(opened(open, isInMemory)).toMatchObject({ open, saveStatus });
});

describe('the save status', () => {
  test('follows the writes of the open draft', () => {
    const saving = tabDraftsReducer(opened(tabDraft('one')), {
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
    const before = tabDraftsReducer(opened(tabDraft('one')), action);
    expect(tabDraftsReducer(before, action)).toBe(before);
  });

  test('ignores the last write of the previous draft', () => {
    const before = opened(tabDraft('two', { value: 'b', savedAt }));
    const after = tabDraftsReducer(before, {
      type: 'save-status-changed',
      key: 'one',
      status: 'error',
    });
    expect(after).toBe(before);
  });
});

describe('a draft that another device has published', () => {
  const gone = (state: TabDraftsState<string>, key: string) =>
    tabDraftsReducer(state, { type: 'gone', key });

  test('is gone until another one is opened', () => {
    const open = tabDraft('one', { value: 'a', savedAt });
    const state = gone(opened(open), 'one');
    expect(state).toMatchObject({ open, goneKey: 'one' });
    expect(opened(tabDraft('two'), false, state).goneKey).toBeNull();
  });

  test('is not the draft that was opened in its place', () => {
    const before = opened(tabDraft('two'));
    expect(gone(before, 'one')).toBe(before);
  });
});
