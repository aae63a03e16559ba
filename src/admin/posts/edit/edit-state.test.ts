import { describe, expect, test } from 'vitest';
import { recordOfTranslation } from '../../translation/translation-record.ts';
import {
  draftToSave,
  type EditAction,
  type EditState,
  editReducer,
  freshEdit,
  isChanged,
  restoredEdit,
} from './edit-state.ts';
import { type EditBase, type EditValues, editValues } from './edit-values.ts';

const values: EditValues = editValues.parse({
  title: 'Title',
  content: 'One.\n\nTwo.',
  description: '',
  category: 'General',
  author: 'admin',
  tags: ['blog'],
  image: '/default-cover.jpg',
  imageAlt: '',
  slug: 'title',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  sources: [],
});
const base: EditBase = { values, updatedAt: '2026-11-21T12:00:00.000Z' };
const fresh = freshEdit(base);
const error = { main: { language: 'en', text: 'Not saved' }, second: undefined } as const;

function stored(changes: Partial<EditValues>): EditBase {
  return { values: { ...values, ...changes }, updatedAt: '2026-11-21T13:00:00.000Z' };
}

function reduce(state: EditState, ...actions: EditAction[]): EditState {
  return actions.reduce(editReducer, state);
}

const typed = reduce(fresh, { type: 'changed', changes: { title: 'Mine' } });

test('a fresh edit has nothing to save', () => {
  expect(isChanged(fresh)).toBe(false);
  expect(draftToSave(fresh)).toBeNull();
});

test('a change is saved on the device and restored', () => {
  const draft = draftToSave(typed);
  expect(draft).toEqual({
    changes: { base: values, mine: { ...values, title: 'Mine' } },
    baseUpdatedAt: base.updatedAt,
    proposal: null,
  });
  expect(draft && restoredEdit(draft)).toEqual({ ...typed, isRestored: true });
});

test('a proposal is saved on the device even without a change of the text', () => {
  const proposal = { accepted: values.content, proposed: 'Better.' };
  const state = reduce(fresh, {
    type: 'proposal-changed',
    text: { content: values.content, proposal },
  });
  expect(isChanged(state)).toBe(false);
  expect(draftToSave(state)?.proposal).toEqual(proposal);
});

test('the run of an accepted proposal is saved on the device until the text is stored', () => {
  const text = { content: 'Better.', proposal: null, run: 7 };
  const accepted = reduce(fresh, { type: 'proposal-changed', text });
  const draft = draftToSave(accepted);
  expect(draft?.assistantRun).toBe(7);
  expect(draft && restoredEdit(draft).assistantRun).toBe(7);
  const sent = accepted.mine;
  const after = reduce(accepted, { type: 'stored', sent, base: stored({ content: 'Better.' }) });
  expect(after.assistantRun).toBeUndefined();
  expect(reduce(accepted, { type: 'discarded', base }).assistantRun).toBeUndefined();
});

describe('saving', () => {
  const sending = reduce(typed, { type: 'save-started' }, { type: 'request-started' });

  test('takes the stored version as the new base', () => {
    const done = reduce(
      sending,
      { type: 'stored', sent: sending.mine, base: stored({ title: 'Mine' }) },
      { type: 'save-ended' },
    );
    expect(done).toEqual(freshEdit(stored({ title: 'Mine' })));
  });

  test('keeps text typed during the request as a change of the stored version', () => {
    const done = reduce(
      sending,
      { type: 'changed', changes: { content: 'One.' } },
      { type: 'stored', sent: sending.mine, base: stored({ title: 'Mine', slug: 'mine' }) },
      { type: 'save-ended' },
    );
    expect(done.mine).toEqual({ ...values, title: 'Mine', slug: 'mine', content: 'One.' });
    expect(isChanged(done)).toBe(true);
    expect(done.isSaving).toBe(false);
  });

  test('shows an error until the next change or save', () => {
    const failed = reduce(sending, { type: 'failed', error }, { type: 'save-ended' });
    expect(failed).toMatchObject({ error, isSaving: false, mine: typed.mine });
    expect(reduce(failed, { type: 'changed', changes: { title: 'Ours' } }).error).toBeNull();
    expect(reduce(failed, { type: 'save-started' }).error).toBeNull();
  });

  test('updates the translation record before it is sent', () => {
    const source = { title: 'Title', content: 'One.\n\nTwo.' };
    const translation = recordOfTranslation(source, source);
    const state = reduce(
      { ...fresh, mine: { ...values, translation } },
      { type: 'changed', changes: { content: 'One.\n\nZwei.' } },
      { type: 'request-started' },
    );
    expect(state.mine.translation?.blocks.map(({ text }) => text)).toEqual(['One.', 'Zwei.']);
  });
});

describe('a version that somebody else stored', () => {
  test('is merged when it changes other fields', () => {
    const current = stored({ category: 'Theirs' });
    const state = reduce(typed, { type: 'stale', current });
    const mine = { ...values, title: 'Mine', category: 'Theirs' };
    expect(state).toMatchObject({ base: current, mine, conflict: null });
    expect(state.merged).toEqual({ before: typed.mine, after: mine });
    expect(isChanged(state)).toBe(true);
  });

  test('leaves nothing to save when it has the same change', () => {
    const state = reduce(typed, { type: 'stale', current: stored({ title: 'Mine' }) });
    expect(state).toMatchObject({ conflict: null, merged: null });
    expect(isChanged(state)).toBe(false);
  });

  test('is a conflict when it changes the same field', () => {
    const current = stored({ title: 'Theirs' });
    const state = reduce(typed, { type: 'stale', current });
    expect(state).toEqual({ ...typed, conflict: current });
    expect(reduce(state, { type: 'conflict-left' })).toEqual(typed);
  });

  test('is the base of the decided version', () => {
    const theirs = stored({ title: 'Theirs' });
    const decided = { ...values, title: 'Both' };
    const state = reduce(
      typed,
      { type: 'stale', current: theirs },
      { type: 'conflict-settled', theirs, decided },
    );
    expect(state).toEqual({ ...freshEdit(theirs), mine: decided });
  });

  test('shows a notice until the next save, or until the notice is closed', () => {
    const merged = reduce(typed, { type: 'stale', current: stored({ category: 'Theirs' }) });
    expect(reduce(merged, { type: 'merge-note-closed' }).merged).toBeNull();
    expect(reduce(merged, { type: 'save-started' }).merged).toBeNull();
  });
});

test('discarding shows the stored version, and undo restores the changes', () => {
  const restored = { ...typed, isRestored: true };
  const discarded = reduce(restored, { type: 'discarded', base });
  expect(discarded).toEqual(fresh);
  expect(reduce(discarded, { type: 'discard-undone', before: restored })).toEqual(typed);
});
