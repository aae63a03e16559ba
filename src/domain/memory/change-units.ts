import { DomainError } from '#domain/domain-error.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { differingSigns } from './placeholder-signs.ts';
import { segmentKey, storeSegments } from './segments.ts';
import type { MemoryUnit } from './shared/unit.ts';
import { selectUnits, toUnit } from './unit-rows.ts';

/**
 * Deletes a unit. A later save of its article does not remember the same pair again.
 *
 * @throws {DomainError} `not-found`
 */
export async function deleteUnit(database: Database, id: number): Promise<void> {
  const deleted = await database
    .updateTable('memory_units')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
}

/**
 * Brings a unit back that was deleted, or in whose place an editor wrote another translation, which is then deleted.
 *
 * @throws {DomainError} `not-found` if there is no such deleted unit
 */
export async function restoreUnit(database: Database, id: number): Promise<MemoryUnit> {
  return await inTransaction(database, async (transaction) => {
    const restored = await transaction
      .updateTable('memory_units')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!restored) throw notFound();
    await transaction
      .updateTable('memory_units')
      .set({ deleted_at: new Date().toISOString() })
      .where('replaces', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    return await findUnit(transaction, id);
  });
}

/**
 * Replaces the translation of a unit. The old one stays deleted, so that the article does not bring it back.
 *
 * @throws {DomainError} `not-found`; `invalid` for a translation that is blank, or has not the placeholders of the old
 */
export async function editUnit(
  database: Database,
  username: string,
  { id, target }: { id: number; target: string },
): Promise<MemoryUnit> {
  return await inTransaction(database, async (transaction) => {
    const unit = await findUnit(transaction, id);
    const text = correctOrthography(target.replace(/\s+/g, ' ').trim(), unit.language);
    if (text === '') throw new DomainError('invalid', 'The translation must have a text');
    if (differingSigns(text, unit.target).length > 0)
      throw new DomainError('invalid', 'The translation must keep each sign such as ⟦1⟧ once');
    if (segmentKey(text) === segmentKey(unit.target)) return unit;
    await deleteUnit(transaction, id);
    const targets = await storeSegments(transaction, unit.language, [text]);
    const target_id = targets.get(segmentKey(text)) ?? 0;
    const approval = { username, approved_at: new Date().toISOString(), replaces: id };
    const { source_id, translation_group, kind, model } = await transaction
      .selectFrom('memory_units')
      .select(['source_id', 'translation_group', 'kind', 'model'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: edited } = await transaction
      .insertInto('memory_units')
      .values({
        language: unit.language,
        source_id,
        target_id,
        translation_group,
        kind,
        model,
        origin: 'edited',
        ...approval,
      })
      // The article may have had this translation before.
      .onConflict((conflict) =>
        conflict
          .columns(['source_id', 'target_id', 'translation_group'])
          .doUpdateSet({ ...approval, deleted_at: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return await findUnit(transaction, edited);
  });
}

async function findUnit(database: Database, id: number): Promise<MemoryUnit> {
  const row = await selectUnits(database)
    .where('unit.id', '=', id)
    .where('unit.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toUnit(row);
}

function notFound(): DomainError {
  return new DomainError('not-found', 'The translation memory has no such entry');
}
