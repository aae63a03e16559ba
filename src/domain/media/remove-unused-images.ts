import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { picturesIn } from './shared/pictures-in.ts';

/** Long enough for a text that is still being written. */
const unusedRetentionMs = 7 * 24 * 60 * 60 * 1_000;

/** Few enough that visitors don't notice the wait when the database is a file. */
const textsPerQuery = 200;

/** A statement has a limited number of parameters. */
const imagesPerStatement = 1_000;

/**
 * Removes images that were uploaded more than a week ago and that no post uses as its cover or in its text. Deleted
 * posts that can still be restored count as posts, and so do earlier revisions and drafts.
 *
 * @returns how many were removed
 */
export async function removeUnusedImages(database: Database, now = new Date()): Promise<number> {
  const unused = await findOldWithoutCover(database, now);
  for (const hash of await picturesOfHistory(database)) unused.delete(hash);
  for (const hash of await picturesOfDrafts(database)) unused.delete(hash);
  for (let lastId = 0; unused.size > 0; ) {
    const posts = await readTextsWithPictures(database, lastId);
    for (const { content } of posts) for (const hash of picturesIn(content)) unused.delete(hash);
    const last = posts.at(-1);
    if (!last) break;
    lastId = last.id;
    await setImmediate();
  }
  const hashes = [...unused];
  let removed = 0;
  for (let start = 0; start < hashes.length; start += imagesPerStatement) {
    const { numDeletedRows } = await database
      .deleteFrom('images')
      .where('hash', 'in', hashes.slice(start, start + imagesPerStatement))
      // In the meantime an editor may have chosen the image as a cover.
      .where('hash', 'not in', hashesOfCovers(database))
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

async function findOldWithoutCover(database: Database, now: Date): Promise<Set<string>> {
  const images = await database
    .selectFrom('images')
    .select('hash')
    .where('created_at', '<', new Date(now.getTime() - unusedRetentionMs).toISOString())
    .except(hashesOfCovers(database))
    .execute();
  return new Set(images.map(({ hash }) => hash));
}

function hashesOfCovers(database: Database) {
  return (
    database
      .selectFrom('posts')
      // The same expression as in the index, or else the index is not used.
      .select(sql<string>`substr(image, 8, 32)`.as('hash'))
      .where(sql<boolean>`image like '/media/%'`)
  );
}

/** The pictures of earlier revisions that today's texts may not have. Few: a picture is listed where it was taken out. */
async function picturesOfHistory(database: Database): Promise<string[]> {
  const revisions = await database
    .selectFrom('revisions')
    .select('lost_pictures')
    .where('lost_pictures', 'is not', null)
    .execute();
  return revisions.flatMap(({ lost_pictures }) => JSON.parse(String(lost_pictures)) as string[]);
}

async function picturesOfDrafts(database: Database): Promise<string[]> {
  const drafts = await database
    .selectFrom('drafts')
    .select('pictures')
    .where('pictures', 'is not', null)
    .execute();
  return drafts.flatMap(({ pictures }) => JSON.parse(String(pictures)) as string[]);
}

async function readTextsWithPictures(database: Database, afterId: number) {
  return await database
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('id', '>', afterId)
    .where(sql<boolean>`content like '%/media/%'`)
    .orderBy('id')
    .limit(textsPerQuery)
    .execute();
}
