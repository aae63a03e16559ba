import type { Database } from '#platform/database/index.ts';
import { makeSharePicture, readSharePicture, type SharePicture } from './make-share-picture.ts';
import { findShareSubject } from './share-subject.ts';
import { sharePictureHash, sharePicturePath } from './shared/share-picture-path.ts';

/**
 * The picture of an address that `sharePicturePath` gave. One that was never asked for is made now; an address that the
 * title or the cover has outgrown leads to the one of today.
 *
 * @param file what follows `/share/`
 * @returns null for what is no page or published post
 */
export async function findSharePicture(
  database: Database,
  file: string,
): Promise<SharePicture | { movedTo: string } | null> {
  const [, name, hash] = /^([a-z]+-[a-z\d]+)-([\da-f]{16})\.jpg$/.exec(file) ?? [];
  if (!name || !hash) return null;
  // Before the stored pictures: that of a post which visitors can't read any more is among them.
  const subject = await findShareSubject(database, name);
  if (!subject) return null;
  if (sharePictureHash(subject) !== hash) return { movedTo: sharePicturePath(subject) };
  return (await readSharePicture(database, hash)) ?? (await makeSharePicture(database, subject));
}
