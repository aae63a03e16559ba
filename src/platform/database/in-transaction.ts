import type { Database } from './open-database.ts';

/** Does a piece of work in a transaction: the caller's own where the database stands for one, or else a new one. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? await work(database) : await database.transaction().execute(work);
}
