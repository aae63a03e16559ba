import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dimensions, subjectNames } from '#domain/analytics/shared/dimensions.ts';
import { formatNumbersView, type NumbersView, parseNumbersView, queryOf } from './numbers-view.ts';

const usual: NumbersView = { subject: 'visits', range: { kind: 'days', days: 28 }, filters: {} };

test('any view comes back from the URL as it was', () => {
  const view = fc.record({
    subject: fc.constantFrom(...subjectNames),
    range: fc.constantFrom<NumbersView['range']>(
      { kind: 'days', days: 7 },
      { kind: 'days', days: 28 },
      { kind: 'months' },
      { kind: 'custom', from: '2026-01-31', until: '2026-11-20' },
    ),
    filters: fc.dictionary(
      fc.constantFrom(...dimensions),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    ),
  });
  fc.assert(
    fc.property(view, (given) => {
      expect(parseNumbersView(formatNumbersView(given))).toEqual({
        ...given,
        filters: { ...given.filters },
      });
    }),
  );
});

test('the usual view needs nothing in the URL', () => {
  expect(formatNumbersView(usual)).toBeUndefined();
  expect(parseNumbersView(undefined)).toEqual(usual);
});

test.each([
  'subject=people&days=1e9',
  'from=2026-11-20&until=2026-11-01',
  'from=2020-01-01&until=2026-01-01',
  'from=2026-02-30&until=2026-03-01',
  'from=1999-01-01&until=1999-01-02',
  `page=${'a'.repeat(301)}`,
  'kind=%00',
  '&&==%',
])('«%.40s» is the usual view', (text) => {
  expect(parseNumbersView(text)).toEqual(usual);
});

test('a range of choice is asked for by its length and its last day', () => {
  const range = { kind: 'custom', from: '2026-11-01', until: '2026-11-20' } as const;
  expect(queryOf({ ...usual, range, filters: { source: 'search' } })).toEqual({
    subject: 'visits',
    days: '20',
    until: '2026-11-20',
    source: 'search',
  });
});
