import { expect, test } from 'vitest';
import type { Remark } from '#domain/reviews/shared/remark.ts';
import { groupRemarks } from './remark-order.ts';

const remark = (id: number, fields: Partial<Remark> = {}): Remark => ({
  id,
  name: 'Shilan',
  field: 'content',
  original: 'One.',
  place: { index: 0, text: 'One.' },
  suggestion: 'Two.',
  comment: '',
  mark: null,
  reasons: [],
  createdAt: '2026-11-23T08:00:00.000Z',
  state: 'open',
  decidedBy: null,
  answers: [],
  ...fields,
});

test('remarks stand in the order of the text, and the newest decisions first', () => {
  const { placed, lost, doubtful, decided } = groupRemarks([
    remark(8, { state: 'doubtful' }),
    remark(1, { place: { index: 4, text: 'x' } }),
    remark(2, { place: { index: 1, text: 'y' } }),
    remark(3, { place: null }),
    remark(4, { state: 'taken' }),
    remark(5, { field: 'title' }),
    remark(6, { state: 'closed' }),
    remark(7, { place: { index: 1, text: 'y' } }),
  ]);
  expect(placed.map(({ id }) => id)).toEqual([5, 2, 7, 1]);
  expect(lost.map(({ id }) => id)).toEqual([3]);
  expect(doubtful.map(({ id }) => id)).toEqual([8]);
  expect(decided.map(({ id }) => id)).toEqual([6, 4]);
});
