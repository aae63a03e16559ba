import { lockPosts } from '#domain/posts/index.ts';
import { indexText } from '#domain/search/index.ts';
import type { Database, PostRow } from '#platform/database/index.ts';
import { removeNextReads } from './add-next-reads.ts';
import { findListsWith, replaceLists } from './lists.ts';
import { noScores, scoreTexts } from './score-texts.ts';
import { readTerms } from './terms.ts';
import { everyText, replaceTerms } from './weights.ts';

/** Counts the terms of a post that has changed, before related posts are computed by them. */
export async function countText(database: Database, id: number): Promise<void> {
  await indexText(database, id);
  await database.transaction().execute(async (transaction) => {
    await replaceTerms(transaction, id, await readTerms(transaction, id));
  });
}

/**
 * Computes the related posts of a post that has changed, and puts it into the lists of others; a post that readers
 * can't open leaves all lists.
 */
export async function relateText(database: Database, id: number): Promise<void> {
  await indexText(database, id);
  await database.transaction().execute(async (transaction) => {
    await lockPosts(transaction, [id]);
    const { numDeletedRows } = await transaction
      .deleteFrom('related_pending')
      .where('post_id', '=', id)
      .executeTakeFirst();
    // Another process was faster.
    if (numDeletedRows === 0n) return;
    const text = await readTerms(transaction, id);
    await replaceTerms(transaction, id, text);
    const listing = await findListsWith(transaction, id);
    const scores = text ? await scoreTexts(transaction, id, text, listing) : noScores;
    await replaceLists(transaction, id, { scores, listing });
    if (text) await recordTexts(transaction, id, text.language);
    else await removeNextReads(transaction, id);
  });
}

async function recordTexts(
  database: Database,
  id: number,
  language: PostRow['language'],
): Promise<void> {
  await database
    .updateTable('related_texts')
    .set((select) => ({
      texts: select
        .selectFrom('related_terms')
        .select('texts')
        .where('language', '=', language)
        .where('term', '=', everyText),
    }))
    .where('post_id', '=', id)
    .execute();
}
