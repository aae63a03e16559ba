import { dayMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';

/** How long an unused picture without an alternative text of its own stays (decision 0035). */
const unusedRetentionMs = 30 * dayMs;

/** A statement has a limited number of parameters. */
const imagesPerStatement = 1_000;

/**
 * Removes pictures that were uploaded more than 30 days ago, that no post uses, and that nobody has described in the
 * library. Deleted posts that can still be restored count as posts, and so do earlier revisions and drafts.
 *
 * @returns how many were removed
 */
export async function removeUnusedImages(database: Database, now = new Date()): Promise<number> {
  const rows = await oldAndUnused(database, now).select('images.hash').execute();
  if (rows.length === 0) return 0;
  const ofHistory = await picturesOfHistory(database);
  const ofDrafts = await picturesOfDrafts(database);
  const hashes = rows
    .map(({ hash }) => hash)
    .filter((hash) => !ofHistory.has(hash) && !ofDrafts.has(hash));
  let removed = 0;
  for (let start = 0; start < hashes.length; start += imagesPerStatement) {
    const { numDeletedRows } = await database
      .deleteFrom('images')
      .where('hash', 'in', hashes.slice(start, start + imagesPerStatement))
      // In the meantime an editor may have used one, or described it.
      .where('hash', 'in', oldAndUnused(database, now).select('images.hash'))
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

/** When an unused picture without an alternative text of its own is removed, if it stays so: then or within an hour. */
export function removalOfUnused(createdAt: string): string {
  return new Date(Date.parse(createdAt) + unusedRetentionMs).toISOString();
}

function oldAndUnused(database: Database, now: Date) {
  return database
    .selectFrom('images')
    .where('created_at', '<', new Date(now.getTime() - unusedRetentionMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('picture_uses')
            .select('picture_uses.hash')
            .whereRef('picture_uses.hash', '=', 'images.hash'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('picture_texts')
            .select('picture_texts.hash')
            .whereRef('picture_texts.hash', '=', 'images.hash'),
        ),
      ),
    );
}

/**
 * The pictures of earlier revisions that today's texts may not have. There are few: a revision lists only the pictures
 * that the next one lacks.
 */
export async function picturesOfHistory(database: Database): Promise<Set<string>> {
  const revisions = await database
    .selectFrom('revisions')
    .select('lost_pictures')
    .where('lost_pictures', 'is not', null)
    .execute();
  return new Set(
    revisions.flatMap(({ lost_pictures }) => JSON.parse(String(lost_pictures)) as string[]),
  );
}

/** The pictures of drafts on the server. */
export async function picturesOfDrafts(database: Database): Promise<Set<string>> {
  const drafts = await database
    .selectFrom('drafts')
    .select('pictures')
    .where('pictures', 'is not', null)
    .execute();
  return new Set(drafts.flatMap(({ pictures }) => JSON.parse(String(pictures)) as string[]));
}
