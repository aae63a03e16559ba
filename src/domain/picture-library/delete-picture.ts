import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { listUses, pictureNotFound } from './find-picture.ts';
import type { LibraryPictureUse } from './shared/picture.ts';

/**
 * Deletes a picture for good, unless a post uses it.
 *
 * @returns the places where it is used; then nothing is deleted
 * @throws {DomainError} `not-found`
 */
export async function deletePicture(
  database: Database,
  actor: Actor,
  hash: string,
): Promise<{ uses: LibraryPictureUse[] }> {
  return await inTransaction(database, async (transaction) => {
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
      const subject = `/media/${hash}.jpg`;
      await recordInAuditLog(transaction, actor, { action: 'picture-deleted', subject });
      return { uses: [] };
    }
    const uses = await listUses(transaction, hash);
    if (uses.length === 0) throw pictureNotFound();
    return { uses };
  });
}
