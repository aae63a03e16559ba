import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addByValue, addCounts, type Sums } from './add-up.ts';
import { columnsOf, mergeColumns } from './columns.ts';
import { filterColumns } from './filter-columns.ts';
import { packColumns, unpackColumns } from './pack-columns.ts';

const shape = { dimensions: ['page', 'kind'], counts: ['views', 'readers'] };

const row = fc.record({
  page: fc.oneof(fc.constantFrom('/', '/about', ''), fc.string()),
  kind: fc.constantFrom('person', 'bot'),
  // Numbers that need one, two and four bytes.
  views: fc.oneof(fc.nat(200), fc.nat(60_000), fc.nat(2 ** 24)),
  readers: fc.nat(3),
});

test('any rows, merged and packed, have the sums that they had one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(row), { maxLength: 4 }), async (parts) => {
      const merged = await mergeColumns(
        parts.map((rows) => columnsOf(rows, shape)),
        shape,
      );
      const people = filterColumns(unpackColumns(packColumns(merged, shape)), { kind: 'person' });
      const table = new Map<string, Sums>();
      addByValue(table, people, { dimension: 'page', counts: shape.counts });
      const total = [0, 0];
      addCounts(total, people, shape.counts);
      const expected = parts.flat().filter(({ kind }) => kind === 'person');
      expect(total[0]).toBe(expected.reduce((sum, { views }) => sum + views, 0));
      for (const [page, rows] of Map.groupBy(expected, (each) => each.page))
        expect(table.get(page)?.sums ?? [0, 0]).toEqual([
          rows.reduce((sum, { views }) => sum + views, 0),
          rows.reduce((sum, { readers }) => sum + readers, 0),
        ]);
    }),
  );
});

test('a filter by what is not known lets nothing through', () => {
  const columns = columnsOf([{ page: '/', kind: 'person', views: 1, readers: 1 }], shape);
  expect(filterColumns(columns, { country: '' }).size).toBe(0);
  expect(filterColumns(columns, { page: '/', kind: undefined }).size).toBe(1);
});
