import { glossary } from '#content/glossary.ts';
import { glossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { type Database, runOnce } from '#platform/database/index.ts';
import { toRow } from './glossary-terms.ts';

/** Adds the terms of `content/glossary.ts` to a new database, once; a term that was deleted stays deleted. */
export async function installGlossary(database: Database): Promise<void> {
  await runOnce(database, 'glossary-installed-at', async (transaction) => {
    const rows = Object.entries(glossary).map(([english, translations]) =>
      toRow(glossaryTerm.parse({ english, translations })),
    );
    await transaction.insertInto('glossary_terms').values(rows).execute();
  });
}
