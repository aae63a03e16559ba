import { foldForSearch } from '#language/search/search-folding.ts';
import { type Columns, createColumns, type DimensionColumn, type Numbers } from './columns.ts';

/** Exact values by the names of their dimensions. */
export type Filters = Readonly<Record<string, string | undefined>>;

/** Searched words are one value however they are spelt. */
export function sameValue(dimension: string, value: string): string {
  return dimension === 'words' ? foldForSearch(value) : value;
}

/** The rows that all filters let through. */
export function filterColumns(columns: Columns, filters: Filters): Columns {
  return Object.entries(filters).reduce(
    (rows, [name, wanted]) => (wanted === undefined ? rows : filterBy(rows, name, wanted)),
    columns,
  );
}

/** Plain loops: they run over a million rows while somebody waits. */
function filterBy(columns: Columns, name: string, wanted: string): Columns {
  const { values, codes } = columns.dimension(name) ?? unknown(columns.size);
  const key = sameValue(name, wanted);
  const isWanted = Uint8Array.from(values, (value) => (sameValue(name, value) === key ? 1 : 0));
  let [first, last, count] = [columns.size, -1, 0];
  for (let row = 0; row < columns.size; row += 1)
    if (isWanted[codes[row] ?? 0]) {
      if (count === 0) first = row;
      last = row;
      count += 1;
    }
  // Rows are in the order of their kind: people, the usual filter, stand side by side, and need no copy.
  if (last - first + 1 === count)
    return pick(columns, count, (numbers) => numbers.subarray(first, last + 1));
  const rows = new Uint32Array(count);
  let at = 0;
  for (let row = first; row <= last; row += 1)
    if (isWanted[codes[row] ?? 0]) {
      rows[at] = row;
      at += 1;
    }
  return pick(columns, count, (numbers) => {
    const picked = numbers.slice(0, count);
    for (let index = 0; index < count; index += 1) picked[index] = numbers[rows[index] ?? 0] ?? 0;
    return picked;
  });
}

/** A filter lets nothing through of which is not known what it asks for. */
function unknown(size: number): DimensionColumn {
  return { values: [], codes: new Uint8Array(size) };
}

function pick(columns: Columns, size: number, pickFrom: (numbers: Numbers) => Numbers): Columns {
  return createColumns(
    size,
    (name) => {
      const found = columns.dimension(name);
      return found && { values: found.values, codes: pickFrom(found.codes) };
    },
    (name) => {
      const numbers = columns.count(name);
      return numbers && pickFrom(numbers);
    },
  );
}
