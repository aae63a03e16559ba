import type { Database } from './open-database.ts';

/** Runs work in a transaction: the caller's own if `database` is one, otherwise a new one. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? await work(database) : await database.transaction().execute(work);
}

/**
 * Runs work once in the life of a database, even if many processes start at the same time. What it inserts is not
 * inserted again after a deletion.
 *
 * @param key row of `settings` that records it, such as `glossary-installed-at`
 * @returns undefined if the work ran before
 */
export async function runOnce<Result>(
  database: Database,
  key: string,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result | undefined> {
  return await database.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('settings')
      .values({ key, value: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    return claimed && (await work(transaction));
  });
}
