import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blocks,
  fixedRuns,
  postOf,
  recordFor,
} from '../../../tests/support/translation-records.ts';
import { rangeIn, replaceTextAt, textAt } from './text-range.ts';
import { textOf } from './translation-record.ts';

const record = recordFor(postOf(['One two.', 'Three.', 'Four.']));

test('a range of the text is found in its block, even after an earlier block was removed', () => {
  const shorter = replaceTextAt(record, 0, '');
  expect(textOf(shorter).content).toBe('THREE.\n\nFOUR.');
  const found = rangeIn(shorter, { field: 'content', from: 8, to: 12 });
  expect(found).toEqual({ blockRef: 2, from: 0, to: 4 });
  expect(rangeIn(record, { field: 'title', from: 2, to: 7 })).toEqual({
    blockRef: 'title',
    from: 2,
    to: 7,
  });
});

test('replacing one text does not change the others', () => {
  const typed = replaceTextAt(replaceTextAt(record, 1, 'Typed.'), 'title', 'Typed');
  expect(textOf(typed)).toEqual({ title: 'Typed', content: 'ONE TWO.\n\nTyped.\n\nFOUR.' });
  expect(typed.blocks[1]).toEqual({ source: 'Three.', machine: 'THREE.', text: 'Typed.' });
});

test('every word is found at its position', () => {
  fc.assert(
    fc.property(blocks, (texts) => {
      const made = recordFor(postOf(texts));
      const { content } = textOf(made);
      for (const { 0: word, index } of content.matchAll(/\S+/g)) {
        const { blockRef, from, to } = rangeIn(made, {
          field: 'content',
          from: index,
          to: index + word.length,
        });
        expect(textAt(made, blockRef).slice(from, to)).toBe(word);
      }
    }),
    fixedRuns,
  );
});
