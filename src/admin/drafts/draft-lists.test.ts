import { describe, expect, test } from 'vitest';
import {
  draftOnDevice,
  draftOnServer,
  nameOf,
  savedAt,
  tabDraft,
} from '../../../tests/support/sample-drafts.ts';
import { draftLists, openElsewhere, possiblyGone, recoverableDrafts } from './draft-lists.ts';
import { noTabDrafts, type TabDraftsState } from './tab-drafts-state.ts';

/** The state of a tab with the draft `one`. */
const listed = (lists: {
  locked?: readonly string[];
  onDevice?: TabDraftsState<string>['onDevice'];
  onServer?: TabDraftsState<string>['onServer'];
}): TabDraftsState<string> => ({
  ...noTabDrafts,
  open: tabDraft('one'),
  locked: new Set(lists.locked),
  onDevice: lists.onDevice ?? [],
  onServer: lists.onServer ?? [],
});

const keys = (state: TabDraftsState<string>) =>
  recoverableDrafts(state, null, nameOf).map(({ key }) => key);

describe('recoverable drafts', () => {
  test('are those of the device that no tab has open', () => {
    const state = listed({
      locked: ['one', 'two', 'four'],
      onDevice: ['one', 'two', 'three'].map((key) => draftOnDevice(key)),
    });
    expect(keys(state)).toEqual(['three']);
    expect(openElsewhere(state)).toEqual(['two', 'four']);
  });

  test('without Web Locks only the own draft counts as open', () => {
    const state = listed({ onDevice: ['one', 'two'].map((key) => draftOnDevice(key)) });
    expect(keys(state)).toEqual(['two']);
    expect(openElsewhere(state)).toEqual([]);
  });

  test('are also those that only the server has, the latest first', () => {
    const state = listed({
      onDevice: [draftOnDevice('two')],
      onServer: [draftOnServer('a', 1), { ...draftOnServer('b', 1), postId: 7 }],
    });
    expect(recoverableDrafts(state, null, nameOf)).toMatchObject([
      { id: 'a', key: null, value: null, name: { title: 'On the server' } },
      { id: 'two', key: 'two', value: 'two', onServer: null },
    ]);
    expect(recoverableDrafts(state, 7, nameOf).map(({ id }) => id)).toEqual(['b', 'two']);
  });

  test('name the version that the server may have before it has answered', () => {
    const version = { id: 'a', version: 1, value: 'two' };
    const onDevice = [draftOnDevice('two', version), draftOnDevice('three')];
    const before = { ...listed({ onDevice }), onServer: null };
    expect(recoverableDrafts(before, null, nameOf)).toMatchObject([
      { key: 'two', onServer: null, version },
      { key: 'three', onServer: null, version: null },
    ]);
    const after = { ...before, onServer: [draftOnServer('a', 2)] };
    const [two] = recoverableDrafts(after, null, nameOf);
    expect(two).toMatchObject({ key: 'two', version: { id: 'a', version: 2 } });
  });

  test('have the name and the time of the newer version', () => {
    const version = (version: number) => ({ id: 'a', version, value: 'two' });
    const older = listed({
      onDevice: [draftOnDevice('two', version(1))],
      onServer: [draftOnServer('a', 2)],
    });
    expect(recoverableDrafts(older, null, nameOf)).toMatchObject([
      { key: 'two', name: { title: 'On the server' }, savedAt: '2026-11-22T12:00:00.000Z' },
    ]);
    const own = listed({
      onDevice: [draftOnDevice('create/two', version(1))],
      onServer: [{ ...draftOnServer('a', 2), writer: 'two' }],
    });
    expect(recoverableDrafts(own, null, nameOf)).toMatchObject([
      { name: { title: 'create/two' }, savedAt },
    ]);
    const same = listed({
      onDevice: [draftOnDevice('two', version(2))],
      onServer: [draftOnServer('a', 2)],
    });
    expect(recoverableDrafts(same, null, nameOf)).toMatchObject([
      { name: { title: 'two' }, savedAt },
    ]);
  });

  test('may be gone if the server lacks them and this device has not changed them since', () => {
    const state = listed({
      onDevice: [
        draftOnDevice('same', { id: 'a', version: 1, value: 'same' }),
        draftOnDevice('changed', { id: 'b', version: 1, value: 'before' }),
      ],
    });
    expect(possiblyGone(state)).toEqual([{ key: 'same', id: 'a' }]);
    expect(keys(state)).toEqual(['same', 'changed']);
  });

  test('are not the open one, nor one that another tab has open', () => {
    const state = listed({
      locked: ['two'],
      onDevice: [draftOnDevice('two', { id: 'a', version: 1, value: 'two' })],
      onServer: [draftOnServer('a', 1), draftOnServer('id of one', 1)],
    });
    expect(recoverableDrafts(state, null, nameOf)).toEqual([]);
  });
});

describe('the lists of an account', () => {
  const format = { postId: null, nameOf };
  const ids = (drafts: readonly { id: string }[]) => drafts.map(({ id }) => id);

  test('have the drafts of other accounts apart, but never one of this device', () => {
    const state = listed({
      onDevice: [draftOnDevice('two', { id: 'a', version: 1, value: 'two' })],
      onServer: [
        draftOnServer('a', 2, 'dara'),
        draftOnServer('b', 1, 'dara'),
        draftOnServer('c', 1, 'sara'),
      ],
    });
    const { recoverable, ofOthers } = draftLists(state, 'sara', format);
    expect([ids(recoverable), ids(ofOthers)]).toEqual([['two', 'c'], ['b']]);
  });

  test('have the unsaved changes of stored posts, of all accounts', () => {
    const state = listed({
      onServer: [
        draftOnServer('a', 1),
        { ...draftOnServer('b', 1, 'sara'), postId: 7 },
        { ...draftOnServer('c', 1, 'dara'), postId: 8 },
      ],
    });
    expect(ids(draftLists(state, 'sara', format).edits)).toEqual(['b', 'c']);
    expect(draftLists({ ...state, onServer: null }, 'sara', format).edits).toEqual([]);
  });

  test('say whether another tab has a draft open', () => {
    const isOpenElsewhere = (...locked: string[]) =>
      draftLists(listed({ locked }), 'sara', format).isOpenElsewhere;
    expect([isOpenElsewhere('one'), isOpenElsewhere('one', 'two')]).toEqual([false, true]);
  });
});
