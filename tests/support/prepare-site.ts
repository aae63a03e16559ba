import { openDatabase } from '#platform/database/index.ts';
import { signedInHeaders } from './signed-in.ts';

/**
 * Prepares a database with which a built site starts at once: with an admin, and without starter posts, whose pictures
 * take seconds.
 *
 * @returns the headers of that admin's calls
 */
export async function prepareSite(databaseUrl: string): Promise<{ authorization: string }> {
  const database = await openDatabase(databaseUrl);
  const value = new Date().toISOString();
  await database
    .insertInto('settings')
    .values([
      { key: 'starter-posts-installed-at', value },
      { key: 'glossary-installed-at', value },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const headers = await signedInHeaders(database);
  await database.destroy();
  return headers;
}
