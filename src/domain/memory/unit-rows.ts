import type { Database } from '#platform/database/index.ts';
import { type MemoryUnit, memoryUnit } from './shared/unit.ts';

/** Units with their two texts, deleted ones too. */
export function selectUnits(database: Database) {
  return database
    .selectFrom('memory_units as unit')
    .innerJoin('memory_segments as source', 'source.id', 'unit.source_id')
    .innerJoin('memory_segments as target', 'target.id', 'unit.target_id')
    .select([
      'unit.id',
      'unit.language',
      'unit.kind',
      'source.text as source',
      'target.text as target',
      'unit.translation_group',
      'unit.origin',
      'unit.model',
      'unit.username',
      'unit.approved_at',
    ]);
}

type UnitRow = Awaited<ReturnType<ReturnType<typeof selectUnits>['executeTakeFirstOrThrow']>>;

export function toUnit({ translation_group, approved_at, ...row }: UnitRow): MemoryUnit {
  return memoryUnit.parse({
    ...row,
    translationGroup: translation_group || null,
    approvedAt: approved_at,
  });
}
