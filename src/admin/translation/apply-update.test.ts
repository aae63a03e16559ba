import { describe, expect, test } from 'vitest';
import {
  addProposals,
  decideBlock,
  decidePart,
  markUpToDate,
  proposalFor,
  updateRequest,
  withText,
} from './apply-update.ts';
import { recordOfSource } from './record-of-source.ts';
import { reviewRows } from './review-rows.ts';
import { replaceTextAt } from './text-range.ts';
import { recordOfTranslation, textOf } from './translation-record.ts';

const old = { title: 'Title', content: 'One. Two.\n\nStays.' };
const now = { title: 'Title', content: 'One! Two!\n\nStays.\n\nNew.' };
const record = recordOfTranslation(old, { title: 'ناونیشان', content: 'یەک. دوو.\n\nوەک خۆی.' });

const part = (from: number, to: number, text: string, source: string) => ({
  source: { from, to, text: source },
  target: { from, to, text },
  origin: 'model' as const,
});

/** The first block has two parts, and the third is new. */
function proposed(from = record) {
  const { rows, passages } = updateRequest(reviewRows(now, record));
  expect(passages).toEqual([
    { isTitle: false, before: 'One. Two.', after: 'One! Two!', translation: 'یەک. دوو.' },
    { isTitle: false, before: null, after: 'New.', translation: null },
  ]);
  const answers = [
    { parts: [part(0, 4, 'یەک یەک!', 'One!'), part(5, 9, 'دوو!', 'Two!')], left: 0 },
    { parts: [part(0, 0, 'نوێ.', 'New.')], left: 0 },
  ];
  const updates = rows.flatMap((row, index) => {
    const updated = answers[index];
    return updated ? [{ row, updated }] : [];
  });
  return addProposals(from, now, { updates, run: 7 });
}

const partsOf = (from = proposed()) => from.blocks[0]?.update?.parts.map(({ id }) => id);

describe('proposals', () => {
  test('change no text', () => {
    expect(textOf(proposed())).toEqual(textOf(record));
    expect(proposed().proposed).toEqual([
      { source: 'New.', text: 'نوێ.', origin: 'model', run: 7 },
    ]);
  });

  test('that are all taken make the block that of the new source', () => {
    const one = decidePart(proposed(), 0, 0, true);
    expect(one.blocks[0]).toMatchObject({ source: 'One! Two.', text: 'یەک یەک! دوو.' });
    const both = decidePart(one, 0, 1, true);
    expect(both.blocks[0]).toEqual({
      source: 'One! Two!',
      machine: 'یەک یەک! دوو!',
      text: 'یەک یەک! دوو!',
    });
    expect(both.run).toBe(7);
    expect(decidePart(decidePart(proposed(), 0, 1, true), 0, 0, true).blocks).toEqual(both.blocks);
  });

  test('that are left stay marked, by themselves', () => {
    const left = decidePart(decidePart(proposed(), 0, 0, false), 0, 1, true);
    expect(left.blocks[0]).toEqual({
      source: 'One. Two!',
      machine: 'یەک. دوو!',
      text: 'یەک. دوو!',
    });
    expect(reviewRows(now, left)[1]?.state).toBe('stale');
    const row = reviewRows(now, left)[1];
    if (!row) throw new Error('no row');
    expect(reviewRows(now, markUpToDate(left, row))[1]?.state).toBe('current');
  });

  test('follow typing, and one that it touches is dropped', () => {
    const text = 'یەک. نوێ دوو.';
    const typed = replaceTextAt(proposed(), 0, text);
    expect(partsOf(typed)).toEqual([0, 1]);
    expect(textOf(decidePart(typed, 0, 1, true)).content).toMatch(/^یەک\. نوێ دوو!/);
    expect(partsOf(replaceTextAt(proposed(), 0, 'یەک. سێ.'))).toEqual([0]);
    expect(partsOf(replaceTextAt(proposed(), 0, 'سێ و چوار'))).toBe(undefined);
  });

  test('come into a text that was typed meanwhile', () => {
    const typed = replaceTextAt(record, 0, 'یەک. ئەوە دوو.');
    expect(textOf(decidePart(proposed(typed), 0, 0, true)).content).toMatch(/^یەک یەک! ئەوە دوو\./);
  });

  test('of an edited block leave it a person’s', () => {
    const edited = replaceTextAt(proposed(), 0, 'یەک. ئەوە دوو.');
    expect(decidePart(edited, 0, 0, true).blocks[0]?.machine).toBe('');
  });

  test('for another source are not shown', () => {
    const rows = reviewRows({ ...now, content: now.content.replace('One!', 'One?') }, proposed());
    expect(rows[1] && proposalFor(rows[1])).toBe(null);
  });

  test('for a new block are put in where it stands, or dropped', () => {
    const row = reviewRows(now, proposed()).at(-1);
    if (!row) throw new Error('no row');
    const taken = decideBlock(proposed(), now, row, true);
    expect(textOf(taken).content).toBe('یەک. دوو.\n\nوەک خۆی.\n\nنوێ.');
    expect(taken.proposed).toEqual([]);
    expect(textOf(decideBlock(proposed(), now, row, false))).toEqual(textOf(record));
  });
});

test('a text that a person translated is paired with its English where both have the same blocks', () => {
  const english = { title: 'A', content: '## One\n\nTwo' };
  expect(recordOfSource(english, { title: 'ئا', content: '## یەک\n\nدوو' })).toEqual({
    title: { source: 'A', machine: '', text: 'ئا' },
    blocks: [
      { source: '## One', machine: '', text: '## یەک' },
      { source: 'Two', machine: '', text: 'دوو' },
    ],
    dismissed: [],
  });
  expect(recordOfSource(english, { title: 'ئا', content: 'یەک\n\nدوو' })).toBe(null);
});

test('a block without proposals takes a text as it is', () => {
  const block = { source: 'One', machine: 'یەک', text: 'یەک' };
  expect(withText(block, 'دوو')).toEqual({ ...block, text: 'دوو' });
});
