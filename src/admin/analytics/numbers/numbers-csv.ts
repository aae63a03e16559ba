import type { Numbers } from '#domain/analytics/index.ts';
import {
  type Count,
  type Dimension,
  quarters,
  subjects,
} from '#domain/analytics/shared/dimensions.ts';
import { safeCsv } from '#domain/analytics/shared/safe-csv.ts';
import { type NumbersView, shownCounts } from './numbers-view.ts';

/** How the panel calls things in its language. */
type Names = {
  day: string;
  ofDimension: (name: Dimension) => string;
  ofCount: (name: Count) => string;
  ofValue: (dimension: Dimension, value: string) => string;
};

/** What is on screen as CSV: the days or months, then each table. Quarters are counted by page alone. */
export function numbersCsv(numbers: Numbers, view: NumbersView, names: Names): string {
  const table = (
    title: string,
    counts: readonly Count[],
    rows: readonly { name: string; counts: Numbers['total'] }[],
  ) => [
    [title, ...counts.map(names.ofCount)],
    ...rows.map((row) => [row.name, ...counts.map((count) => row.counts[count])]),
  ];
  const days = numbers.bars.map(({ from, until, counts }) => ({
    name: from === until ? from : `${from} – ${until}`,
    counts,
  }));
  return safeCsv([
    ...table(names.day, shownCounts(view), days),
    ...subjects[view.subject].dimensions.flatMap((dimension) => {
      const counts = shownCounts(view, dimension);
      const rows = numbers.tables[dimension].map(({ value, counts: ofValue }) => ({
        name: names.ofValue(dimension, value),
        counts: ofValue,
      }));
      return [
        [],
        ...table(
          names.ofDimension(dimension),
          dimension === 'page' ? [...counts, ...quarters] : counts,
          rows,
        ),
      ];
    }),
  ]);
}
