import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocks, fixedRuns, postOf, recordFor } from './record-for-test.ts';
import { stretchIn, textAt, withTextAt } from './record-places.ts';
import { textOf } from './translation-record.ts';

const record = recordFor(postOf(['One two.', 'Three.', 'Four.']));

test('a stretch of the text is found in its block, whatever was taken out before it', () => {
  const shorter = withTextAt(record, 0, '');
  expect(textOf(shorter).content).toBe('THREE.\n\nFOUR.');
  const found = stretchIn(shorter, { field: 'content', from: 8, to: 12 });
  expect(found).toEqual({ place: 2, from: 0, to: 4 });
  expect(stretchIn(record, { field: 'title', from: 2, to: 7 })).toEqual({
    place: 'title',
    from: 2,
    to: 7,
  });
});

test('typing in one place changes that one alone', () => {
  const typed = withTextAt(withTextAt(record, 1, 'Typed.'), 'title', 'Typed');
  expect(textOf(typed)).toEqual({ title: 'Typed', content: 'ONE TWO.\n\nTyped.\n\nFOUR.' });
  expect(typed.blocks[1]).toEqual({ source: 'Three.', machine: 'THREE.', text: 'Typed.' });
});

test('every word is found where it stands', () => {
  fc.assert(
    fc.property(blocks, (texts) => {
      const made = recordFor(postOf(texts));
      const { content } = textOf(made);
      for (const { 0: word, index } of content.matchAll(/\S+/g)) {
        const { place, from, to } = stretchIn(made, {
          field: 'content',
          from: index,
          to: index + word.length,
        });
        expect(textAt(made, place).slice(from, to)).toBe(word);
      }
    }),
    fixedRuns,
  );
});
