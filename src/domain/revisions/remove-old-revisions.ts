import { sql } from 'kysely';
import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';

/**
 * Removes the revisions that are older than the history is kept, but never the newest of a text. A revision is only
 * removed together with all before it: where the clock was set back, an older number may be later.
 *
 * @param days how long history is kept
 * @param now for tests
 */
export async function removeOldRevisions(
  database: Database,
  days: number,
  now: Date = new Date(),
): Promise<void> {
  const oldest = new Date(now.getTime() - days * dayMs).toISOString();
  const outdated = database
    .selectFrom('revisions')
    .innerJoin(firstKept(database, oldest).as('kept'), (join) =>
      join
        .onRef('kept.translation_group', '=', 'revisions.translation_group')
        .onRef('kept.language', '=', 'revisions.language'),
    )
    .whereRef('revisions.number', '<', 'kept.number')
    .select('revisions.id');
  await database.deleteFrom('revisions').where('id', 'in', outdated).execute();
}

/** For each text the number of the first revision that stays. */
function firstKept(database: Database, oldest: string) {
  return database
    .selectFrom('revisions')
    .groupBy(['translation_group', 'language'])
    .select(({ case: choose, fn }) => [
      'translation_group',
      'language',
      fn
        .coalesce(
          fn.min(choose().when('at', '>=', oldest).then(sql.ref<number>('number')).end()),
          fn.max('number'),
        )
        .as('number'),
    ]);
}

/** Removes the whole history of language versions that are gone for good. */
export async function removeHistory(
  database: Database,
  texts: readonly { translation_group: string; language: 'en' | 'ar' | 'ckb' }[],
): Promise<void> {
  for (const { translation_group, language } of texts)
    await database
      .deleteFrom('revisions')
      .where('translation_group', '=', translation_group)
      .where('language', '=', language)
      .execute();
}
