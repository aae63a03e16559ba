import pLimit from 'p-limit';
import { findImageVariant } from '#domain/media/index.ts';
import { mediaFolder } from '#domain/media/shared/picture-path.ts';
import type { Database } from '#platform/database/index.ts';
import { renderCard } from './render-card.ts';
import { type ShareSubject, sharePictureHash } from './shared/share-picture-path.ts';

export type SharePicture = { contentType: string; bytes: Buffer };

/** The limit leaves room to serve pages, even if many crawlers come at once. */
const drawingLimit = pLimit(2);

const inFlight = new Map<string, Promise<SharePicture>>();

export async function readSharePicture(
  database: Database,
  hash: string,
): Promise<SharePicture | undefined> {
  return await database
    .selectFrom('share_pictures')
    .select(['content_type as contentType', 'bytes'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Draws a picture and stores it; concurrent requests wait for the same one. */
export async function makeSharePicture(
  database: Database,
  subject: ShareSubject,
): Promise<SharePicture> {
  const hash = sharePictureHash(subject);
  let picture = inFlight.get(hash);
  if (!picture) {
    picture = drawingLimit(() => drawAndStore(database, hash, subject));
    inFlight.set(hash, picture);
    const forget = () => inFlight.delete(hash);
    picture.then(forget, forget);
  }
  return await picture;
}

async function drawAndStore(
  database: Database,
  hash: string,
  subject: ShareSubject,
): Promise<SharePicture> {
  const cover =
    subject.kind === 'post' && subject.image.startsWith(mediaFolder)
      ? await findImageVariant(database, subject.image.slice(mediaFolder.length))
      : null;
  const bytes = await renderCard(subject.title, subject.language, cover?.bytes);
  const picture = { contentType: 'image/jpeg', bytes };
  // Another process may have stored it first.
  await database
    .insertInto('share_pictures')
    .values({
      hash,
      content_type: picture.contentType,
      bytes,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return picture;
}
