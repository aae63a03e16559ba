import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineChunks } from './line-chunks.ts';
import { rebaseTyped } from './rebase-typed.ts';
import { wordChanges } from './word-changes.ts';

const textOf = (text: string) => Text.of(text.split('\n'));

function changed(mine: string, theirs: string): [string, string][] {
  return wordChanges(mine, theirs).map(({ fromA, toA, fromB, toB }) => [
    mine.slice(fromA, toA),
    theirs.slice(fromB, toB),
  ]);
}

test.each<[string, string, [string, string][]]>([
  [
    'We build implementations.',
    'We build implementing tools.',
    [['implementations.', 'implementing tools.']],
  ],
  ['one\n\ntwo', 'one\n\nzwei', [['two', 'zwei']]],
  ['one', 'one\n\ntwo', [['', '\n\ntwo']]],
  ['one\n\ntwo', 'one', [['\n\ntwo', '']]],
  ['one\ntwo', 'two', [['one\n', '']]],
  ['', 'one', [['', 'one']]],
  ['a  ', 'a', [['  ', '']]],
  ['same', 'same', []],
])('%j to %j', (mine, theirs, expected) => {
  expect(changed(mine, theirs)).toEqual(expected);
});

const words = fc.constantFrom('fair', 'price', 'prices', 'for', 'وشە', 'everybody', '', ' ');
const lines = fc.array(words, { maxLength: 4 }).map((list) => list.join(' '));
const text = fc.array(lines, { maxLength: 8 }).map((list) => list.join('\n'));
const settings = { numRuns: 300, seed: 5 };

describe('for any two texts', () => {
  test('the changes turn one into the other', () => {
    fc.assert(
      fc.property(text, text, (mine, theirs) => {
        const specs = wordChanges(mine, theirs).map(({ fromA, toA, fromB, toB }) => ({
          from: fromA,
          to: toA,
          insert: textOf(theirs.slice(fromB, toB)),
        }));
        const result = ChangeSet.of(specs, mine.length).apply(textOf(mine));
        expect(result.toString()).toBe(theirs);
      }),
      settings,
    );
  });

  test('both are equal outside the chunks', () => {
    fc.assert(
      fc.property(text, text, (mine, theirs) => {
        let a = 0;
        let b = 0;
        for (const { fromA, toA, fromB, toB } of lineChunks(textOf(mine), textOf(theirs))) {
          expect(mine.slice(a, fromA)).toBe(theirs.slice(b, fromB));
          a = toA;
          b = toB;
        }
        expect(mine.slice(a)).toBe(theirs.slice(b));
      }),
      settings,
    );
  });

  test('text typed at the end during the request is in the result', () => {
    fc.assert(
      fc.property(text, text, (sent, answer) => {
        expect(rebaseTyped({ sent, now: `${sent} typed`, answer })).toContain(' typed');
        expect(rebaseTyped({ sent, now: sent, answer })).toBe(answer);
        expect(rebaseTyped({ sent, now: answer, answer: sent })).toBe(answer);
      }),
      settings,
    );
  });
});

test('paragraphs separated by a blank line are separate changes', () => {
  const mine = textOf('One.\n\nTwo.\n\nThree.\n\n- a\n- b');
  const theirs = textOf('First.\n\nTwo.\n\nThird.\n\n- c\n- b');
  const chunks = lineChunks(mine, theirs);
  expect(chunks.map(({ fromB, endB }) => theirs.sliceString(fromB, endB))).toEqual([
    'First.',
    'Third.',
    '- c',
  ]);
});

test('rebaseTyped keeps typed words at their position', () => {
  const sent = 'A bad sentence.\n\nAnother one.';
  expect(
    rebaseTyped({
      sent,
      now: 'A bad sentence.\n\nAnother one.\n\nTyped meanwhile.',
      answer: 'A good sentence.\n\nAnother one.',
    }),
  ).toBe('A good sentence.\n\nAnother one.\n\nTyped meanwhile.');
});
