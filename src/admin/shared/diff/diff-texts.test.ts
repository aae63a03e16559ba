import { describe, expect, test } from 'vitest';
import type { DiffRun } from '#domain/translation/shared/diff-sequences.ts';
import { diffLines, diffWords } from './diff-texts.ts';

/** Returns the text of one side of a diff. */
function side(runs: readonly DiffRun[], of: 'mine' | 'theirs'): string[] {
  return runs.flatMap((run) => (run.kind === 'same' ? run.parts : run[of]));
}

describe('a diff of lines', () => {
  test('joins equal lines in one run', () => {
    expect(diffLines('a\nb', 'a\nb')).toEqual([{ kind: 'same', parts: ['a', 'b'] }]);
  });

  test('shows changed, added and removed lines between the equal ones', () => {
    expect(diffLines('one\ntwo\nthree\nfour\nsix', 'one\n2\nthree\nfour\nfive\nsix')).toEqual([
      { kind: 'same', parts: ['one'] },
      { kind: 'different', mine: ['two'], theirs: ['2'] },
      { kind: 'same', parts: ['three', 'four'] },
      { kind: 'different', mine: [], theirs: ['five'] },
      { kind: 'same', parts: ['six'] },
    ]);
  });

  test('finds a moved line at one position only', () => {
    expect(diffLines('a\nb\nc', 'b\nc\na')).toEqual([
      { kind: 'different', mine: ['a'], theirs: [] },
      { kind: 'same', parts: ['b', 'c'] },
      { kind: 'different', mine: [], theirs: ['a'] },
    ]);
  });

  test('ignores the kind of line end', () => {
    expect(diffLines('a\r\nb', 'a\nb')).toEqual([{ kind: 'same', parts: ['a', 'b'] }]);
  });

  test('compares with an empty text', () => {
    expect(diffLines('', 'a')).toEqual([{ kind: 'different', mine: [''], theirs: ['a'] }]);
  });

  test.each([
    ['of repeated lines', 'a\na\nb\na', 'a\nb\na\na'],
    ['of lines without anything in common', 'a\nb\nc', 'd\ne'],
    ['with an empty text', 'a\n\nb', ''],
  ])('%s contains both texts', (_name, mine, theirs) => {
    const runs = diffLines(mine, theirs);
    expect(side(runs, 'mine').join('\n')).toBe(mine);
    expect(side(runs, 'theirs').join('\n')).toBe(theirs);
  });

  test('of the longest post contains both texts', () => {
    const mine = Array.from({ length: 100_000 }, (_, line) => `${line}`);
    const theirs = mine.map((line) => (line === '0' || line === '99999' ? 'x' : `${line}!`));
    const runs = diffLines(mine.join('\n'), theirs.join('\n'));
    expect(side(runs, 'mine')).toEqual(mine);
    expect(side(runs, 'theirs')).toEqual(theirs);
  });
});

describe('a diff of words', () => {
  test('never cuts a word, in any script', () => {
    expect(diffWords('نرخێکی جێگیر بۆ هەمووان', 'نرخێکی ڕوون بۆ هەمووان')).toEqual([
      { kind: 'same', parts: ['نرخێکی', ' '] },
      { kind: 'different', mine: ['جێگیر'], theirs: ['ڕوون'] },
      { kind: 'same', parts: [' ', 'بۆ', ' ', 'هەمووان'] },
    ]);
  });

  test('joins adjacent words in one difference', () => {
    expect(diffWords('a fixed price', 'a fair deal')).toEqual([
      { kind: 'same', parts: ['a', ' '] },
      { kind: 'different', mine: ['fixed', ' ', 'price'], theirs: ['fair', ' ', 'deal'] },
    ]);
  });
});
