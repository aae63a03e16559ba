import { openDatabase } from '#platform/database/index.ts';
import { signedInHeaders } from './signed-in.ts';

/**
 * Makes a database ready for a built site that starts in a moment: without starter posts, whose pictures take seconds, and
 * with an admin.
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
