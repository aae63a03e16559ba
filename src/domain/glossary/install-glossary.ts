import { glossary } from '#content/glossary.ts';
import { glossaryTerm } from '#domain/translation-rules/index.ts';
import type { Database } from '#platform/database/index.ts';
import { toRow } from './glossary-terms.ts';

const installedKey = 'glossary-installed-at';

/**
 * Puts the terms of `content/glossary.ts` into a database that never had them. It happens once for a database, however many
 * processes start together; a term that was deleted stays deleted.
 */
export async function installGlossary(database: Database): Promise<void> {
  const rows = Object.entries(glossary).map(([english, translations]) =>
    toRow(glossaryTerm.parse({ english, translations })),
  );
  await database.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('settings')
      .values({ key: installedKey, value: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed) await transaction.insertInto('glossary_terms').values(rows).execute();
  });
}
