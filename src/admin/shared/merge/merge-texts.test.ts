import { describe, expect, test } from 'vitest';
import { type MergePart, mergeTexts, textOfParts } from './merge-texts.ts';

const base = 'One.\n\nTwo.\n\nThree.\n\nFour.';

const conflicts = (parts: readonly MergePart[]) => parts.filter(({ kind }) => kind === 'conflict');

/** Merges texts without a conflict. */
function merged(from: string, mine: string, theirs: string): string {
  const parts = mergeTexts(from, mine, theirs);
  expect(conflicts(parts)).toEqual([]);
  return textOfParts(parts, () => 'mine');
}

describe('changes of two editors are merged', () => {
  test.each([
    [
      'far apart',
      base.replace('One.', 'ONE.'),
      base.replace('Four.', 'FOUR.'),
      'ONE.\n\nTwo.\n\nThree.\n\nFOUR.',
    ],
    [
      'in adjacent paragraphs',
      base.replace('Two.', 'TWO.'),
      base.replace('Three.', 'THREE.'),
      'One.\n\nTWO.\n\nTHREE.\n\nFour.',
    ],
    [
      'when one rewrote two paragraphs and the other the next',
      base.replace('One.\n\nTwo.', '1.\n\n2.'),
      base.replace('Three.', '3.'),
      '1.\n\n2.\n\n3.\n\nFour.',
    ],
    [
      'when one removed a paragraph',
      base.replace('Two.\n\n', ''),
      base.replace('Three.', 'THREE.'),
      'One.\n\nTHREE.\n\nFour.',
    ],
    [
      'when both added at the end',
      `${base}\n\nMine.`,
      `${base}\n\nTheirs.`,
      `${base}\n\nTheirs.\n\nMine.`,
    ],
    ['when both added the same', `${base}\n\nSame.`, `${base}\n\nSame.`, `${base}\n\nSame.`],
    [
      'when both rewrote a paragraph in the same way',
      base.replace('Two.', '2.'),
      base.replace('Two.', '2.'),
      base.replace('Two.', '2.'),
    ],
    [
      'next to an added paragraph',
      base.replace('Two.', 'TWO.'),
      base.replace('Three.', 'New.\n\nThree.'),
      'One.\n\nTWO.\n\nNew.\n\nThree.\n\nFour.',
    ],
    [
      'with Windows line ends',
      base.replace('One.', 'ONE.').replaceAll('\n', '\r\n'),
      base.replace('Four.', 'FOUR.'),
      'ONE.\n\nTwo.\n\nThree.\n\nFOUR.',
    ],
  ])('%s', (_name, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toBe(expected);
    // The order of saves changes at most the order of added blocks.
    expect(merged(base, theirs, mine).split('\n\n').sort()).toEqual(expected.split('\n\n').sort());
  });
});

test.each([
  ['list', '- one\n- two\n\n  more of two\n- three', 'two', 'three'],
  ['code fence', '```js\nlet one;\n\nlet two;\n\nlet three;\n```', 'one', 'three'],
  ['table', '| a | b |\n|---|---|\n| one | two |\n| three | four |', 'one', 'four'],
  ['quote', '> one\n>\n> two', 'one', 'two'],
])('a %s that both changed is one conflict', (_kind, block, first, second) => {
  const text = `Before.\n\n${block}\n\nAfter.`;
  const mine = text.replace(first, 'mine');
  const theirs = text.replace(second, 'theirs').replace('After', 'Later');
  const parts = mergeTexts(text, mine, theirs);
  expect(conflicts(parts)).toMatchObject([
    { mine: expect.stringContaining('mine'), theirs: expect.stringContaining('theirs') },
  ]);
  expect(textOfParts(parts, () => 'mine')).toBe(mine.replace('After', 'Later'));
  expect(textOfParts(parts, () => 'theirs')).toBe(theirs);
});

test('each paragraph that both changed is a conflict of its own', () => {
  const mine = 'One mine.\n\nTwo.\n\nThree mine.\n\nFour mine.';
  const theirs = 'One theirs.\n\nTwo theirs.\n\nThree.\n\nFour theirs.';
  const parts = mergeTexts(base, mine, theirs);
  expect(conflicts(parts)).toHaveLength(2);
  expect(textOfParts(parts, (index) => (index === 0 ? 'mine' : 'theirs'))).toBe(
    'One mine.\n\nTwo theirs.\n\nThree mine.\n\nFour theirs.',
  );
});

test('a paragraph that one changed and the other removed is a conflict', () => {
  const parts = mergeTexts(base, base.replace('Two.', 'Two mine.'), base.replace('Two.\n\n', ''));
  expect(conflicts(parts)).toMatchObject([
    { mine: expect.stringContaining('Two mine.'), theirs: '' },
  ]);
  expect(textOfParts(parts, () => 'theirs')).toBe('One.\n\nThree.\n\nFour.');
});

test('the whitespace between blocks is kept', () => {
  const spaced = '# Title\nText.\n\n\n\nLast.\n';
  expect(merged(spaced, spaced.replace('Last', 'Mine'), spaced)).toBe(
    '# Title\nText.\n\n\n\nMine.\n',
  );
});

test.each([
  [
    '200 kB of paragraphs',
    Array.from(
      { length: 4_000 },
      (_, index) => `Paragraph ${index} of many, and longer still.`,
    ).join('\n\n'),
  ],
  ['4,000 equal paragraphs', 'a\n\n'.repeat(4_000)],
])('a merge of %s keeps every word of both', (_name, text) => {
  const mine = `Written by me.\n\n${text}`;
  const theirs = `${text.trimEnd()}\n\nWritten by them.`;
  const result = merged(text, mine, theirs);
  expect(result.startsWith('Written by me.\n\n')).toBe(true);
  expect(result.trimEnd().endsWith('Written by them.')).toBe(true);
  expect(result.length).toBeGreaterThanOrEqual(text.trimEnd().length + 34);
});

test('text past the line limit of the parser is one conflict', () => {
  const text = 'a\n\n'.repeat(66_000);
  const mine = `Written by me.\n\n${text}`;
  const theirs = `${text.trimEnd()}\n\nWritten by them.`;
  const parts = mergeTexts(text, mine, theirs);
  expect(conflicts(parts)).toHaveLength(1);
  for (const side of ['mine', 'theirs'] as const) {
    const decided = textOfParts(parts, () => side);
    expect(decided.match(/^a$/gm)).toHaveLength(66_000);
    expect(decided.includes('Written by them.')).toBe(side === 'theirs');
  }
});
