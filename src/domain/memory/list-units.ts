import { z } from 'zod';
import { translationLanguages } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { filterUnits, type UnitFilter } from './filter-units.ts';
import { newestUnits } from './newest-units.ts';
import { memoryUnit } from './shared/unit.ts';
import { selectUnits, toUnit } from './unit-rows.ts';

const pageSize = 50;

export const listedUnit = memoryUnit.extend({
  /** Whether it is the newest translation of its source, which translations use. */
  isCurrent: z.boolean(),
});

export type ListedUnit = z.output<typeof listedUnit>;

type Page = UnitFilter & {
  /** The `next` of the previous page. */
  before?: number | undefined;
};

/** A page of the memory, the newest unit first. `next` is null on the last page. */
export async function listUnits(
  database: Database,
  { before, ...filter }: Page,
): Promise<{ units: ListedUnit[]; next: number | null }> {
  let selected = filterUnits(selectUnits(database), filter)
    .select('unit.source_id')
    .orderBy('unit.id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) selected = selected.where('unit.id', '<', before);
  const rows = await selected.execute();
  const page = rows.slice(0, pageSize);
  const current = await findCurrent(
    database,
    page.map(({ source_id }) => source_id),
  );
  return {
    units: page.map(({ source_id, ...row }) => ({
      ...toUnit(row),
      isCurrent: current.has(row.id),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

async function findCurrent(database: Database, sources: readonly number[]): Promise<Set<number>> {
  const current = new Set<number>();
  for (const language of translationLanguages)
    for (const { id } of (
      await newestUnits(database, [...new Set(sources)], { side: 'source', language })
    ).values())
      current.add(id);
  return current;
}
