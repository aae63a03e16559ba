import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import { addByValue, addCounts, type Sums } from './columns/add-up.ts';
import { type Filters, filterColumns } from './columns/filter-columns.ts';
import { type Part, readParts, rolledUpMonths } from './past-numbers.ts';
import { type AskedPeriod, barsOf, daysOf, type Period, periodsOf, widened } from './periods.ts';
import { readEnquiries } from './read-enquiries.ts';
import {
  type Count,
  countNames,
  type Dimension,
  dimensions,
  quarters,
  recordOf,
  type Subject,
  subjects,
} from './shared/dimensions.ts';

/** How many values a table has. */
const maxRows = 50;

const count = z.int().nonnegative();

/** A count of another subject is 0. */
const counts = z.object(recordOf(countNames, () => count));

const rows = z.array(z.object({ value: z.string(), counts }));

const days = { from: z.iso.date(), until: z.iso.date() };

/** What the panel shows of what was counted. The counts are those of the subject. */
export const numbers = z.object({
  /** In the site's time zone. A month that is rolled up is whole, even if less of it was asked for. */
  ...days,
  /** Whether the last day is today, and so not over. */
  isOpen: z.boolean(),
  total: counts,
  /** As many days or months before; null if they can't be cut out of months that are rolled up. */
  before: z.object({ ...days, total: counts }).nullable(),
  /** Every day of the period, or every month, the oldest first. */
  bars: z.array(z.object({ ...days, counts })),
  /**
   * For each dimension its values, the one with the highest count first, 50 at most; none for one that the subject does
   * not have. Quarters are counted by page alone.
   */
  tables: z.object(recordOf(dimensions, () => rows)),
  /** Of visits to posts: how many readers, and how far they read. */
  posts: counts,
});

export type Numbers = z.output<typeof numbers>;

type Counts = z.output<typeof counts>;

/** Exact values. Without `kind`, people alone are counted. */
export type NumberFilters = { [Name in Dimension]?: string | undefined };

export type NumbersQuery = {
  subject: Subject;
  period: AskedPeriod;
  filters: NumberFilters;
  /** In the site's time zone. */
  today: string;
  timeZone: string;
};

/** Reads what was counted of a subject in a period, and in the one before. */
export async function readNumbers(
  database: Database,
  { subject, period: asked, filters, today, timeZone }: NumbersQuery,
): Promise<Numbers> {
  const rolledUp = await rolledUpMonths(database, subject);
  const { period: wanted, before } = periodsOf(asked);
  const period = widened(wanted, rolledUp);
  const canCompare = daysOf(widened(before, rolledUp)) === daysOf(before) && isSame(period, wanted);
  const query = {
    dimensions: subjects[subject].dimensions,
    counts: countsOf(subject),
    filters: ownFilters(subject, filters),
  };
  const bars = barsOf(period, rolledUp).map((bar) => ({ ...bar, sums: zeros(query.counts) }));
  const tables = new Map<Dimension, Map<string, Sums>>();
  const totalBefore = zeros(query.counts);
  const from = canCompare ? before.from : period.from;
  const add = (part: Part) => {
    if (part.from >= period.from) addPart(part, query, bars, tables);
    else addCounts(totalBefore, filterColumns(part.columns, query.filters), query.counts);
  };
  const whole = { from, until: period.until };
  const byMonth = bars.some((bar) => bar.from !== bar.until);
  const maySkipDays = (month: Period) =>
    isWithin(month, before) || (byMonth && isWithin(month, period));
  for await (const part of readParts(database, subject, whole, maySkipDays)) add(part);
  if (subject === 'visits')
    for (const part of await readEnquiries(database, whole, timeZone)) add(part);
  return {
    ...period,
    isOpen: period.until >= today,
    total: named(query.counts, sumOf(bars, query.counts)),
    before: canCompare ? { ...before, total: named(query.counts, totalBefore) } : null,
    bars: bars.map(({ sums, ...bar }) => ({ ...bar, counts: named(query.counts, sums) })),
    tables: recordOf(dimensions, (name) =>
      ranked(tables.get(name)).map(({ value, sums }) => ({
        value,
        counts: named(countsBy(name, query.counts), sums),
      })),
    ),
    posts: named(query.counts, sumOfPosts(tables.get('page'), query.counts)),
  };
}

type Query = { dimensions: readonly Dimension[]; counts: readonly Count[]; filters: Filters };
type Bar = Period & { sums: number[] };

function addPart(
  { from, columns }: Part,
  query: Query,
  bars: readonly Bar[],
  tables: Map<Dimension, Map<string, Sums>>,
): void {
  const { kind, ...otherFilters } = query.filters;
  const ofEachKind = filterColumns(columns, otherFilters);
  const rows = filterColumns(ofEachKind, { kind });
  const bar = bars.find((each) => each.from <= from && from <= each.until);
  for (const [index, dimension] of query.dimensions.entries()) {
    const table = tables.get(dimension) ?? new Map<string, Sums>();
    tables.set(dimension, table);
    // The kinds stand side by side: previews and bots are seen here without a filter.
    const chosen = dimension === 'kind' ? ofEachKind : rows;
    const counts = countsBy(dimension, query.counts);
    const sums = addByValue(table, chosen, { dimension, counts });
    // The first dimension has all counts. Adding them up once more would take a quarter of the time.
    if (index === 0 && bar) bar.sums = bar.sums.map((sum, count) => sum + (sums[count] ?? 0));
  }
}

/** A filter of another subject lets everything through. */
function ownFilters(subject: Subject, filters: NumberFilters): Filters {
  const own: readonly Dimension[] = subjects[subject].dimensions;
  const withKind: NumberFilters = { kind: 'person', ...filters };
  return Object.fromEntries(own.map((name) => [name, withKind[name]]));
}

function countsOf(subject: Subject): readonly Count[] {
  return subject === 'visits' ? [...subjects.visits.counts, 'enquiries'] : subjects[subject].counts;
}

/** Adding up quarters by everything would take half of the time. */
function countsBy(dimension: Dimension, all: readonly Count[]): readonly Count[] {
  if (dimension === 'page') return all;
  return all.filter((name) => !quarters.some((quarter) => quarter === name));
}

function ranked(table: ReadonlyMap<string, Sums> = new Map()): Sums[] {
  return [...table.values()].sort(byCounts).slice(0, maxRows);
}

function byCounts(one: Sums, other: Sums): number {
  for (const [index, sum] of other.sums.entries())
    if (sum !== one.sums[index]) return sum - (one.sums[index] ?? 0);
  return one.value < other.value ? -1 : 1;
}

function sumOfPosts(
  table: ReadonlyMap<string, Sums> = new Map(),
  counted: readonly Count[],
): number[] {
  return sumOf(
    [...table.values()].filter(({ value }) => value.startsWith('/blog/')),
    counted,
  );
}

function sumOf(rows: readonly { sums: number[] }[], counted: readonly Count[]): number[] {
  return rows.reduce(
    (total, { sums }) => total.map((sum, index) => sum + (sums[index] ?? 0)),
    zeros(counted),
  );
}

function zeros(counted: readonly Count[]): number[] {
  return counted.map(() => 0);
}

function named(counted: readonly Count[], sums: readonly number[]): Counts {
  return recordOf(countNames, (name) => sums[counted.indexOf(name)] ?? 0);
}

function isWithin(part: Period, { from, until }: Period): boolean {
  return part.from >= from && part.until <= until;
}

function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.until === other.until;
}
