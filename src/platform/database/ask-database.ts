import type { Database } from './open-database.ts';

/** @throws where the database can't be read */
export async function askDatabase(database: Database): Promise<void> {
  await database.selectFrom('settings').select('key').limit(1).execute();
}
