import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import { picturesOfDrafts } from '#domain/media/index.ts';
import { picturePath } from '#domain/media/shared/picture-path.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { listUses, pictureNotFound } from './find-picture.ts';
import type { LibraryPictureUse } from './shared/picture.ts';

/**
 * Deletes a picture for good, unless a post or a draft uses it.
 *
 * @returns whether it was deleted, and the places where posts use it
 * @throws {DomainError} `not-found`
 */
export async function deletePicture(
  database: Database,
  actor: Actor,
  hash: string,
): Promise<{ isDeleted: boolean; uses: LibraryPictureUse[] }> {
  return await inTransaction(database, async (transaction) => {
    if ((await picturesOfDrafts(transaction)).has(hash))
      return { isDeleted: false, uses: await listUses(transaction, hash) };
    const deleted = await transaction
      .deleteFrom('images')
      .where('hash', '=', hash)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('picture_uses')
              .select('picture_uses.hash')
              .whereRef('picture_uses.hash', '=', 'images.hash'),
          ),
        ),
      )
      .returning('hash')
      .executeTakeFirst();
    if (deleted) {
      const subject = picturePath(hash);
      await recordInAuditLog(transaction, actor, { action: 'picture-deleted', subject });
      return { isDeleted: true, uses: [] };
    }
    const uses = await listUses(transaction, hash);
    if (uses.length === 0) throw pictureNotFound();
    return { isDeleted: false, uses };
  });
}
