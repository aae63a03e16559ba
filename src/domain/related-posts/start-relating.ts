import { languages } from '#i18n/languages.ts';
import { runInBackground } from '#platform/background-work.ts';
import type { Database } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { repeatUntilStopped } from '#platform/repeat.ts';
import { relatedLimits } from './limits.ts';
import { countText, relateText } from './relate-text.ts';
import { everyText } from './weights.ts';

/** As often as what is due is published. */
const pauseMs = 2_000;

/**
 * Computes the related posts of all posts that have changed, whoever changed them, now and every two seconds.
 *
 * @returns a function that stops it, after the text that is in progress
 */
export function startRelating(database: Database): () => Promise<void> {
  const createTick = (signal: AbortSignal) => {
    let isNoted = false;
    return async () => {
      if (!isNoted) await noteUnknown(database);
      isNoted = true;
      await relateTexts(database, signal);
    };
  };
  const failure = 'could not read which related posts to compute';
  return repeatUntilStopped(createTick, { pauseMs, failure });
}

/**
 * Computes the related posts of all posts that are noted, one by one. The terms of all are counted first, so that many
 * new posts are weighed by what all of them have.
 *
 * @returns how many there were
 */
export async function relateTexts(database: Database, signal?: AbortSignal): Promise<number> {
  if ((await forEachPending(database, countText, signal)) > 0) await noteOutdated(database);
  return await forEachPending(database, relateText, signal);
}

async function forEachPending(
  database: Database,
  work: (database: Database, id: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  let after = 0;
  const workOnNext = async () => {
    const next = await database
      .selectFrom('related_pending')
      .select('post_id')
      .where('post_id', '>', after)
      .orderBy('post_id')
      .limit(1)
      .executeTakeFirst();
    if (!next || signal?.aborted) return false;
    after = next.post_id;
    // One that fails keeps no other from its turn.
    await work(database, after).catch((err: unknown) =>
      log.error({ err, postId: after }, 'could not compute the related posts of a post'),
    );
    return true;
  };
  while (await runInBackground(workOnNext)) total += 1;
  return total;
}

/** Posts whose language had less than four fifths of its texts by then: rare terms have other weights now. */
async function noteOutdated(database: Database): Promise<void> {
  for (const language of languages)
    await database
      .insertInto('related_pending')
      .columns(['post_id'])
      .expression((select) =>
        select
          .selectFrom('related_texts')
          .select('post_id')
          .where('language', '=', language)
          .where('texts', '<', ({ selectFrom, eb }) =>
            selectFrom('related_terms')
              .select(eb(eb('texts', '*', 4), '/', 5).as('texts'))
              .where('language', '=', language)
              .where('term', '=', everyText),
          )
          .orderBy('texts')
          .limit(relatedLimits.outdated),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Published posts from before related posts, and those of a restored backup, which has none. */
export async function noteUnknown(database: Database): Promise<void> {
  await database
    .insertInto('related_pending')
    .columns(['post_id'])
    .expression((select) =>
      select
        .selectFrom('posts')
        .leftJoin('related_texts', 'related_texts.post_id', 'posts.id')
        .select('posts.id')
        .where('related_texts.post_id', 'is', null)
        .where('published_at', 'is not', null)
        .where('deleted_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
