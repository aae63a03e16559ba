import { describe, expect, test } from 'vitest';
import type { DiffRun } from './diff-sequences.ts';
import { diffLines, diffWords } from './diff-texts.ts';

/** What one side of a comparison says. */
function side(runs: readonly DiffRun[], of: 'mine' | 'theirs'): string[] {
  return runs.flatMap((run) => (run.kind === 'same' ? run.parts : run[of]));
}

describe('lines', () => {
  test('that are alike are one run', () => {
    expect(diffLines('a\nb', 'a\nb')).toEqual([{ kind: 'same', parts: ['a', 'b'] }]);
  });

  test('that were changed, added and taken away stand between those that stayed', () => {
    expect(diffLines('one\ntwo\nthree\nfour\nsix', 'one\n2\nthree\nfour\nfive\nsix')).toEqual([
      { kind: 'same', parts: ['one'] },
      { kind: 'different', mine: ['two'], theirs: ['2'] },
      { kind: 'same', parts: ['three', 'four'] },
      { kind: 'different', mine: [], theirs: ['five'] },
      { kind: 'same', parts: ['six'] },
    ]);
  });

  test('that moved are found in one place only', () => {
    expect(diffLines('a\nb\nc', 'b\nc\na')).toEqual([
      { kind: 'different', mine: ['a'], theirs: [] },
      { kind: 'same', parts: ['b', 'c'] },
      { kind: 'different', mine: [], theirs: ['a'] },
    ]);
  });

  test('are the same whichever system ended them', () => {
    expect(diffLines('a\r\nb', 'a\nb')).toEqual([{ kind: 'same', parts: ['a', 'b'] }]);
  });

  test('of an empty text differ from those of another', () => {
    expect(diffLines('', 'a')).toEqual([{ kind: 'different', mine: [''], theirs: ['a'] }]);
  });

  test.each([
    ['that repeat', 'a\na\nb\na', 'a\nb\na\na'],
    ['without anything in common', 'a\nb\nc', 'd\ne'],
    ['of which one side has none', 'a\n\nb', ''],
  ])('%s give back both texts', (_name, mine, theirs) => {
    const runs = diffLines(mine, theirs);
    expect(side(runs, 'mine').join('\n')).toBe(mine);
    expect(side(runs, 'theirs').join('\n')).toBe(theirs);
  });

  test('of the longest post are compared, and nothing is lost', () => {
    const mine = Array.from({ length: 100_000 }, (_, line) => `${line}`);
    const theirs = mine.map((line) => (line === '0' || line === '99999' ? 'x' : `${line}!`));
    const runs = diffLines(mine.join('\n'), theirs.join('\n'));
    expect(side(runs, 'mine')).toEqual(mine);
    expect(side(runs, 'theirs')).toEqual(theirs);
  });
});

describe('words', () => {
  test('that differ are whole, in any script', () => {
    expect(diffWords('نرخێکی جێگیر بۆ هەمووان', 'نرخێکی ڕوون بۆ هەمووان')).toEqual([
      { kind: 'same', parts: ['نرخێکی', ' '] },
      { kind: 'different', mine: ['جێگیر'], theirs: ['ڕوون'] },
      { kind: 'same', parts: [' ', 'بۆ', ' ', 'هەمووان'] },
    ]);
  });

  test('beside each other are one difference', () => {
    expect(diffWords('a fixed price', 'a fair deal')).toEqual([
      { kind: 'same', parts: ['a', ' '] },
      { kind: 'different', mine: ['fixed', ' ', 'price'], theirs: ['fair', ' ', 'deal'] },
    ]);
  });
});
