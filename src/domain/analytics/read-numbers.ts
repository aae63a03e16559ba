import { type FunctionModule, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import type { Schema } from '#platform/database/schema.ts';
import { type Dimension, dimensions } from './shared/dimensions.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** How many values a table has. */
const maxRows = 50;

const counts = { views: z.int().nonnegative(), readers: z.int().nonnegative() };

/** What the panel shows of visits. */
export const numbers = z.object({
  /** The first and the last day, in the site's time zone. */
  from: z.iso.date(),
  until: z.iso.date(),
  total: z.object(counts),
  /** The same of as many days before. */
  before: z.object(counts),
  /** Every day of the period, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  /** For each dimension its values, the one with most readers first, 50 at most. */
  tables: z.object(
    Object.fromEntries(
      dimensions.map((name) => [name, z.array(z.object({ value: z.string(), ...counts }))]),
    ) as Record<Dimension, z.ZodArray<z.ZodObject<{ value: z.ZodString } & typeof counts>>>,
  ),
});

export type Numbers = z.output<typeof numbers>;

/** Exact values. Without `kind`, people alone are counted. */
export type NumberFilters = { [Name in Dimension]?: string | undefined };

type Period = { from: string; until: string };

/**
 * Reads visits of a period, and of the one before.
 *
 * @param until the last day
 * @param length in days
 */
export async function readNumbers(
  database: Database,
  { until, length, filters }: { until: string; length: number; filters: NumberFilters },
): Promise<Numbers> {
  const days = Array.from({ length }, (_, index) => daysBefore(until, length - 1 - index));
  const period = { from: days[0] ?? until, until };
  const before = { from: daysBefore(until, 2 * length - 1), until: daysBefore(until, length) };
  const ofPeople = { kind: 'person', ...filters };
  const byDay = await within(database, period, ofPeople)
    .groupBy('day')
    .select(({ fn }) => ['day', ...counted(fn)])
    .execute();
  const ofDay = new Map(byDay.map((row) => [row.day, row]));
  // One pass for all tables: each pass of its own would read a year of rows.
  const groups = await within(database, period, filters)
    .groupBy(dimensions)
    .select(({ fn }) => [...dimensions, ...counted(fn)])
    .execute();
  const people = groups.filter(({ kind }) => kind === ofPeople.kind);
  // The kinds stand side by side: previews and bots are seen here without a filter.
  const tableOf = (name: Dimension) => rowsOf(name === 'kind' ? groups : people, name);
  return {
    ...period,
    total: sumOf(byDay),
    before: sumOf(
      await within(database, before, ofPeople)
        .select(({ fn }) => counted(fn))
        .execute(),
    ),
    days: days.map((day) => ({
      day,
      views: ofDay.get(day)?.views ?? 0,
      readers: ofDay.get(day)?.readers ?? 0,
    })),
    tables: {
      page: tableOf('page'),
      language: tableOf('language'),
      source: tableOf('source'),
      campaign: tableOf('campaign'),
      device: tableOf('device'),
      kind: tableOf('kind'),
    },
  };
}

function within(database: Database, { from, until }: Period, filters: NumberFilters) {
  let query = database.selectFrom('visit_days').where('day', '>=', from).where('day', '<=', until);
  for (const name of dimensions) {
    const value = filters[name];
    if (value !== undefined) query = query.where(sql.ref(name), '=', value);
  }
  return query;
}

function counted(fn: FunctionModule<Schema, 'visit_days'>) {
  return [
    fn.coalesce(fn.sum<number>('views'), sql.lit(0)).as('views'),
    fn.coalesce(fn.sum<number>('readers'), sql.lit(0)).as('readers'),
  ] as const;
}

type Counts = { views: number; readers: number };

/** Adds up the groups by one dimension. */
function rowsOf(groups: readonly (Counts & Record<Dimension, string>)[], name: Dimension) {
  const rows = [...Map.groupBy(groups, (group) => group[name])].map(([value, ofValue]) => ({
    value,
    ...sumOf(ofValue),
  }));
  rows.sort(
    (one, other) =>
      other.readers - one.readers || other.views - one.views || (one.value < other.value ? -1 : 1),
  );
  return rows.slice(0, maxRows);
}

function sumOf(rows: readonly Counts[]): Counts {
  const total = { views: 0, readers: 0 };
  for (const { views, readers } of rows) {
    total.views += views;
    total.readers += readers;
  }
  return total;
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}
