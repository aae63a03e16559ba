import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blocks,
  fixedRuns,
  postOf,
  recordFor,
} from '../../../tests/support/translation-records.ts';
import { applyEdit } from './apply-edit.ts';
import { applyRetranslation } from './apply-retranslation.ts';
import { changedRows, type ReviewRow, reviewRows } from './review-rows.ts';
import { textOf } from './translation-record.ts';

const source = postOf(['One two.', 'Three four.', 'Five six.']);
const record = recordFor(source);

function shown(rows: readonly ReviewRow[]) {
  return rows.slice(1).map(({ source, block, state }) => [source, block?.text ?? null, state]);
}

test.each([
  {
    name: 'a changed paragraph is stale',
    texts: ['One two.', 'Three four and more.', 'Five six.'],
    expected: [
      ['One two.', 'ONE TWO.', 'current'],
      ['Three four and more.', 'THREE FOUR.', 'stale'],
      ['Five six.', 'FIVE SIX.', 'current'],
    ],
  },
  {
    name: 'an added paragraph is new, even next to a changed one',
    texts: ['One two.', 'Quite new.', 'Three or four.', 'Five six.'],
    expected: [
      ['One two.', 'ONE TWO.', 'current'],
      ['Quite new.', null, 'new'],
      ['Three or four.', 'THREE FOUR.', 'stale'],
      ['Five six.', 'FIVE SIX.', 'current'],
    ],
  },
  {
    name: 'a deleted paragraph is removed',
    texts: ['One two.', 'Five six.'],
    expected: [
      ['One two.', 'ONE TWO.', 'current'],
      [null, 'THREE FOUR.', 'removed'],
      ['Five six.', 'FIVE SIX.', 'current'],
    ],
  },
])('$name', ({ texts, expected }) => {
  expect(shown(reviewRows(postOf(texts), record))).toEqual(expected);
});

test('the title is the first row', () => {
  const rows = reviewRows({ ...source, title: 'Another title' }, record);
  expect(rows[0]).toMatchObject({
    blockRef: 'title',
    source: 'Another title',
    state: 'stale',
    isEdited: false,
  });
  expect(changedRows(rows)).toHaveLength(1);
});

test('a paragraph that a person added keeps its position and counts as edited', () => {
  const added = applyEdit(
    record,
    postOf(['ONE TWO.', 'Mine.', 'THREE FOUR.', 'FIVE SIX.'], 'A TITLE'),
  );
  expect(reviewRows(source, added)[2]).toMatchObject({
    blockRef: 1,
    source: null,
    state: 'current',
    isEdited: true,
  });
});

test('rows have all blocks of both texts in order, and none is stale while the source is unchanged', () => {
  fc.assert(
    fc.property(blocks, blocks, blocks, (first, typed, now) => {
      const edited = applyEdit(recordFor(postOf(first)), postOf(typed));
      const rows = reviewRows(postOf(now), edited);
      expect(rows.flatMap(({ source }) => source ?? []).slice(1)).toEqual(now);
      expect(rows.flatMap(({ block }) => block ?? []).slice(1)).toEqual(edited.blocks);
      expect(rows.flatMap(({ blockRef }) => blockRef ?? []).slice(1)).toEqual([
        ...edited.blocks.keys(),
      ]);
      expect(changedRows(reviewRows(postOf(first), edited))).toEqual([]);
    }),
    fixedRuns,
  );
});

test('changing one paragraph of the source makes only its row stale, until it is translated', () => {
  fc.assert(
    fc.property(blocks, fc.nat(), (texts, at) => {
      const index = at % texts.length;
      const now = postOf(texts.with(index, 'Written anew by a person'));
      const changed = changedRows(reviewRows(now, recordFor(postOf(texts))));
      expect(changed).toMatchObject([{ blockRef: index, state: 'stale', isEdited: false }]);
      const made = applyRetranslation(
        recordFor(postOf(texts)),
        now,
        changed.map((row) => ({ row, text: 'MADE ANEW' })),
      );
      expect(changedRows(reviewRows(now, made))).toEqual([]);
      expect(textOf(made).content).toBe(
        textOf(recordFor(postOf(texts.with(index, 'Made anew')))).content,
      );
    }),
    fixedRuns,
  );
});

test('translating all changed rows leaves none, for any source', () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const now = postOf(after, 'Another title');
      const made = applyRetranslation(
        recordFor(postOf(before)),
        now,
        changedRows(reviewRows(now, recordFor(postOf(before)))).map((row) => ({
          row,
          text: row.source?.toUpperCase() ?? '',
        })),
      );
      expect(made).toEqual(recordFor(now));
    }),
    fixedRuns,
  );
});

test('a row edited since its request keeps its text', () => {
  const now = postOf(['One two.', 'Three.', 'Five.']);
  const requested = changedRows(reviewRows(now, record));
  const typed = applyEdit(record, postOf(['ONE TWO.', 'Typed meanwhile.', 'FIVE SIX.']));
  const made = applyRetranslation(
    typed,
    now,
    requested.map((row) => ({ row, text: 'MADE' })),
  );
  expect(made.blocks.map(({ text }) => text)).toEqual(['ONE TWO.', 'Typed meanwhile.', 'MADE']);
  expect(made.blocks[1]?.source).toBe('Three four.');
});
