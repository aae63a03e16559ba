import { type SqlBool, sql } from 'kysely';
import { likePatterns } from '#language/search/like-patterns.ts';
import type { UnitOrigin } from './shared/unit.ts';
import type { selectUnits } from './unit-rows.ts';

export type UnitFilter = {
  /** Words of either text; a letter counts as those that another keyboard writes for it. */
  query?: string | undefined;
  language?: 'ar' | 'ckb' | undefined;
  origin?: UnitOrigin | undefined;
};

/** The units that match, without deleted ones. */
export function filterUnits(
  units: ReturnType<typeof selectUnits>,
  { query = '', language, origin }: UnitFilter,
) {
  let selected = units.where('unit.deleted_at', 'is', null);
  if (language) selected = selected.where('unit.language', '=', language);
  if (origin) selected = selected.where('unit.origin', '=', origin);
  for (const patterns of likePatterns(query))
    selected = selected.where(({ or, eb }) =>
      or(
        patterns.flatMap((pattern) =>
          (['source.words', 'target.words'] as const).map(
            (column) => sql<SqlBool>`${eb.ref(column)} like ${pattern} escape '\\'`,
          ),
        ),
      ),
    );
  return selected;
}
