import { redo, undo } from '@codemirror/commands';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { editorState, stateAfter, textWithSelection } from '../../../tests/support/editor-state.ts';
import { externalChange } from './external-change.ts';
import {
  cancelUpload,
  describePicture,
  finishUpload,
  insertPicture,
  pictureUploads,
  startUpload,
} from './picture-uploads.ts';

/** Starts one upload at the cursor. */
function started(state: EditorState): { state: EditorState; id: number } {
  const { id, spec } = startUpload(state.selection.main.to, 'Uploading a.png…');
  return { state: state.update(spec).state, id };
}

function finished(state: EditorState, id: number, imageUrl = '/images/a'): EditorState {
  const spec = finishUpload(state, id, imageUrl);
  if (!spec) throw new Error('The upload has lost its place');
  return state.update(spec).state;
}

function typed(state: EditorState, text: string, at = state.selection.main.head): EditorState {
  const spec: TransactionSpec = {
    changes: { from: at, insert: text },
    ...(at === state.selection.main.head && { selection: { anchor: at + text.length } }),
    userEvent: 'input.type',
  };
  return state.update(spec).state;
}

describe('a finished upload', () => {
  test.each([
    ['in an empty text', '‸', '![](/images/a)\n\n‸'],
    ['on an empty line', 'one\n\n‸\n\ntwo', 'one\n\n![](/images/a)\n\n‸\n\ntwo'],
    ['after a line', 'one‸', 'one\n\n![](/images/a)\n\n‸'],
    ['inside a line', 'one ‸two', 'one \n\n![](/images/a)\n\n‸two'],
    ['in an empty item', '- ‸', '- ![](/images/a)\n\n‸'],
  ])('%s becomes a paragraph of its own, with the cursor after it', (_name, before, after) => {
    const { state, id } = started(editorState(before));
    expect(textWithSelection(finished(state, id))).toBe(after);
  });

  test('does not move a cursor that has moved on', () => {
    const { state, id } = started(editorState('one\n\n‸'));
    expect(textWithSelection(finished(typed(state, 'two'), id))).toBe(
      'one\n\n![](/images/a)\n\ntwo‸',
    );
  });

  test('keeps its position while the text before it changes', () => {
    const { state, id } = started(editorState('one\n\n‸\n\nthree'));
    const changed = typed(typed(state, 'zero and ', 0), '!', 12);
    expect(finished(changed, id).doc.toString()).toBe(
      'zero and one!\n\n![](/images/a)\n\n\n\nthree',
    );
  });

  test('is undone in one step, without a placeholder', () => {
    const { state, id } = started(editorState('one\n\n‸'));
    const after = finished(typed(state, 'two'), id);
    const undone = stateAfter(after, undo);
    expect(undone.doc.toString()).toBe('one\n\ntwo');
    expect(stateAfter(undone, redo).doc.toString()).toBe(after.doc.toString());
    expect(undone.field(pictureUploads)).toEqual([]);
  });

  test('puts a URL that contains brackets in angle brackets', () => {
    const { state, id } = started(editorState('‸'));
    expect(finished(state, id, '/a (1).png').doc.toString()).toBe('![](</a (1).png>)\n\n');
  });
});

describe('several uploads at one position', () => {
  test.each([
    ['in order', [0, 1, 2]],
    ['backwards', [2, 1, 0]],
    ['in another order', [1, 2, 0]],
  ])('keep the order of the pictures when they finish %s', (_name, order) => {
    let state = editorState('one\n\n‸');
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const next = started(state);
      state = next.state;
      ids.push(next.id);
    }
    for (const index of order) state = finished(state, ids[index] ?? -1, `/${index}`);
    expect(state.doc.toString()).toMatch(
      /^one\n\n!\[\]\(\/0\)\n\n!\[\]\(\/1\)\n\n!\[\]\(\/2\)\n*$/,
    );
  });
});

describe('an upload without a picture', () => {
  test('leaves no text when it is cancelled', () => {
    const { state, id } = started(editorState('one‸'));
    const cancelled = state.update(cancelUpload(id)).state;
    expect(cancelled.doc.toString()).toBe('one');
    expect(cancelled.field(pictureUploads)).toEqual([]);
    expect(finishUpload(cancelled, id, '/a')).toBeNull();
  });

  test('ends when an external change replaces the text', () => {
    const { state, id } = started(editorState('one‸'));
    const spec = externalChange(state, 'another text');
    expect(finishUpload(state.update(spec ?? {}).state, id, '/a')).toBeNull();
  });
});

test('a picture of the library becomes a paragraph of its own, with the cursor after it', () => {
  const state = editorState('one ‸two');
  const spec = insertPicture(state, { imageUrl: '/a', alt: 'A [goat]' });
  expect(textWithSelection(state.update(spec).state)).toBe('one \n\n![A \\[goat\\]](/a)\n\n‸two');
});

describe('a description', () => {
  test('is escaped and put into the brackets of its picture', () => {
    const state = editorState('![](/a) ![](/b)‸');
    const spec = describePicture(state, { imageUrl: '/b' }, { alt: ' A goat\n[brown] ' });
    expect(textWithSelection(state.update(spec ?? {}).state)).toBe(
      '![](/a) ![A goat \\[brown\\]](/b)‸',
    );
  });

  test('comes with a caption, and replaces the text of a picture of the library', () => {
    const state = editorState('![Old](/a)‸');
    const described = { alt: 'A goat', caption: 'Our "goat"' };
    const spec = describePicture(state, { imageUrl: '/a', alt: 'Old' }, described);
    expect(state.update(spec ?? {}).state.doc.toString()).toBe('![A goat](/a "Our \\"goat\\"")');
  });

  test('is not added when the picture has one, or is gone', () => {
    const described = { alt: 'A goat' };
    expect(describePicture(editorState('![mine](/a)‸'), { imageUrl: '/a' }, described)).toBeNull();
    expect(describePicture(editorState('‸'), { imageUrl: '/a' }, described)).toBeNull();
  });
});
