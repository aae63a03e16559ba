import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blocks,
  fixedRuns,
  postOf,
  recordFor,
  translated,
} from '../../../tests/support/translation-records.ts';
import { applyEdit } from './apply-edit.ts';
import { blocksOf, recordOfTranslation, sourceOf, textOf } from './translation-record.ts';

const source = postOf(['One two.', 'Three four.', 'Five six.']);
const record = recordFor(source);

function edited(...texts: string[]) {
  return applyEdit(record, postOf(texts, 'A TITLE')).blocks.map(({ source, text }) => [
    source,
    text,
  ]);
}

test.each([
  {
    name: 'a changed block keeps its source',
    texts: ['ONE TWO.', 'Else.', 'FIVE SIX.'],
    expected: [
      ['One two.', 'ONE TWO.'],
      ['Three four.', 'Else.'],
      ['Five six.', 'FIVE SIX.'],
    ],
  },
  {
    name: 'an added block has no source',
    texts: ['ONE TWO.', 'Mine.', 'THREE FOUR.', 'FIVE SIX.'],
    expected: [
      ['One two.', 'ONE TWO.'],
      ['', 'Mine.'],
      ['Three four.', 'THREE FOUR.'],
      ['Five six.', 'FIVE SIX.'],
    ],
  },
  {
    name: 'an added block is told apart from a changed one',
    texts: ['ONE TWO.', 'Mine.', 'THREE five.', 'FIVE SIX.'],
    expected: [
      ['One two.', 'ONE TWO.'],
      ['', 'Mine.'],
      ['Three four.', 'THREE five.'],
      ['Five six.', 'FIVE SIX.'],
    ],
  },
  {
    name: 'a removed block stays without text',
    texts: ['ONE TWO.', 'FIVE SIX.'],
    expected: [
      ['One two.', 'ONE TWO.'],
      ['Three four.', ''],
      ['Five six.', 'FIVE SIX.'],
    ],
  },
  {
    name: 'a split block is the block and an added one',
    texts: ['ONE TWO.', 'THREE.', 'FOUR.', 'FIVE SIX.'],
    expected: [
      ['One two.', 'ONE TWO.'],
      ['', 'THREE.'],
      ['Three four.', 'FOUR.'],
      ['Five six.', 'FIVE SIX.'],
    ],
  },
])('$name', ({ texts, expected }) => {
  expect(edited(...texts)).toEqual(expected);
});

test('several paragraphs typed into one block stay together', () => {
  const blocks = record.blocks.map((block, index) =>
    index === 1 ? { ...block, text: 'A\n\nB' } : block,
  );
  const followed = applyEdit({ ...record, blocks }, postOf(['ONE TWO.', 'A', 'B', 'FIVE']));
  expect(followed.blocks.map(({ text }) => text)).toEqual(['ONE TWO.', 'A\n\nB', 'FIVE']);
});

test('blocks beyond those of the source count as added', () => {
  const made = recordOfTranslation(postOf(['One', 'Two']), postOf(['A', 'B', 'C']));
  expect(made.blocks.map(({ source, machine }) => [source, machine])).toEqual([
    ['One', 'A'],
    ['Two', 'B'],
    ['', ''],
  ]);
});

test('a translation record contains both texts', () => {
  fc.assert(
    fc.property(blocks, (texts) => {
      const post = postOf(texts);
      expect(textOf(recordFor(post))).toEqual(translated(post));
      expect(sourceOf(recordFor(post))).toEqual(post);
    }),
    fixedRuns,
  );
});

test('an updated record contains the edited text, and restoring a block restores its source', () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const original = recordFor(postOf(before));
      const text = postOf(after, 'Typed');
      const followed = applyEdit(original, text);
      expect(textOf(followed)).toEqual(text);
      expect(applyEdit(followed, text)).toEqual(followed);
      expect(sourceOf(followed).content).toBe(sourceOf(original).content);
      expect(applyEdit(applyEdit(original, postOf([])), textOf(original))).toEqual(original);
    }),
    fixedRuns,
  );
});

test('editing one block changes that block alone', () => {
  fc.assert(
    fc.property(blocks, fc.nat(), (texts, at) => {
      const original = recordFor(postOf(texts));
      const index = at % texts.length;
      const contents = blocksOf(textOf(original).content);
      contents[index] = 'Typed by a person';
      const { blocks } = applyEdit(original, {
        ...textOf(original),
        content: contents.join('\n\n'),
      });
      const marked = blocks.flatMap(({ text, machine }, place) =>
        text === machine ? [] : [place],
      );
      expect(marked).toEqual([index]);
      expect(blocks.map(({ source }) => source)).toEqual(texts);
    }),
    fixedRuns,
  );
});
