import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { chooseEngine, type Engine } from '../database/engines/index.ts';
import { createMigrations } from '../database/migrations/index.ts';

/**
 * Migrates an empty or older database to a version, or to the newest. Migrations of the other engine only are skipped.
 *
 * @param version name of a migration, such as `0003-assistant`
 */
export async function migrateTo(
  database: Kysely<unknown>,
  engine: Engine,
  version?: string,
): Promise<void> {
  const migrations = createMigrations(engine);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const last = Object.keys(migrations)
    .filter((name) => version === undefined || name <= version)
    .sort()
    .at(-1);
  if (last === undefined) throw new Error(`There is no migration up to ${version}`);
  const { error } = await migrator.migrateTo(last);
  if (error) throw error;
}

/** All migrations of this version of the site, of both engines. */
export function knownMigrations(): string[] {
  const names = ['file:', 'postgres:'].flatMap((url) =>
    Object.keys(createMigrations(chooseEngine(url))),
  );
  return [...new Set(names)].sort();
}
