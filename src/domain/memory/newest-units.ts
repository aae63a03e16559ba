import type { TranslationLanguage } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import type { MemoryUnit } from './shared/unit.ts';
import { selectUnits, toUnit } from './unit-rows.ts';

/** Which side of the units a text is on. */
export type Side = 'source' | 'target';

/**
 * Of each segment, its newest unit in a language. Older translations of it are listed in the panel, but never matched.
 *
 * @param segmentIds at most some hundreds
 * @returns the units by their segment; none for a segment whose units were deleted
 */
export async function newestUnits(
  database: Database,
  segmentIds: readonly number[],
  { side, language }: { side: Side; language: TranslationLanguage },
): Promise<Map<number, MemoryUnit>> {
  if (segmentIds.length === 0) return new Map();
  const column = `${side}_id` as const;
  const newest = await database
    .selectFrom('memory_segments as segment')
    .where('segment.id', 'in', segmentIds)
    .select(({ selectFrom }) => [
      'segment.id as segment',
      selectFrom('memory_units as unit')
        .select('unit.id')
        .whereRef(`unit.${column}`, '=', 'segment.id')
        .where('unit.language', '=', language)
        .where('unit.deleted_at', 'is', null)
        .orderBy('unit.approved_at', 'desc')
        .orderBy('unit.id', 'desc')
        .limit(1)
        .as('unit'),
    ])
    .execute();
  const ids = newest.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  if (ids.length === 0) return new Map();
  const rows = await selectUnits(database).where('unit.id', 'in', ids).execute();
  const units = new Map(rows.map((row) => [row.id, toUnit(row)]));
  return new Map(
    newest.flatMap(({ segment, unit }) => {
      const found = unit === null ? undefined : units.get(unit);
      return found ? [[segment, found]] : [];
    }),
  );
}
