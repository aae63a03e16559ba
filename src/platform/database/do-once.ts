import type { Database } from './open-database.ts';

/**
 * Does a piece of work once in the life of a database, however many processes start together. What it made and somebody
 * deleted later stays deleted.
 *
 * @param key names the work among the settings, such as `glossary-installed-at`
 * @returns undefined where it was done before
 */
export async function doOnce<Result>(
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
