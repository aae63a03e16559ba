import type { Database } from '#platform/database/index.ts';
import { makeSharePicture, readSharePicture, type SharePicture } from './make-share-picture.ts';
import { findShareSubject } from './share-subject.ts';
import { sharePictureHash, sharePicturePath } from './shared/share-picture-path.ts';

/**
 * Finds the picture of a URL from `sharePicturePath`. Draws it when it is first requested. A URL with an outdated title
 * or cover redirects to the current one.
 *
 * @param file the path after `/share/`
 * @returns null if there is no such page or published post
 */
export async function findSharePicture(
  database: Database,
  file: string,
): Promise<SharePicture | { movedTo: string } | null> {
  const [, name, hash] = /^([a-z]+-[a-z\d-]+)-([\da-f]{16})\.jpg$/.exec(file) ?? [];
  if (!name || !hash) return null;
  // Comes before the lookup of stored pictures, which include those of posts that are no longer public.
  const subject = await findShareSubject(database, name);
  if (!subject) return null;
  if (sharePictureHash(subject) !== hash) return { movedTo: sharePicturePath(subject) };
  return (await readSharePicture(database, hash)) ?? (await makeSharePicture(database, subject));
}
