import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import type { Database } from '#platform/database/index.ts';
import { damaged, inspectUpload, maxPixels } from './inspect-upload.ts';
import { decodePicture } from './picture-variants.ts';
import { type StoredImage, storeOnce } from './store-image.ts';

/**
 * Stores an uploaded picture: a JPEG, PNG, WebP, AVIF or GIF of at most 10 MB and 50 megapixels. It is re-encoded from
 * its pixels, so nothing else of the file remains. Of an animation only the first frame is stored.
 *
 * @throws {DomainError} `image-too-large`, `image-unsupported` or `image-damaged`
 */
export async function storeUpload(
  database: Database,
  bytes: Buffer,
  actor: Actor,
): Promise<StoredImage> {
  await inspectUpload(bytes);
  return await storeOnce(
    database,
    bytes,
    async () => {
      try {
        // Fails for cut data and wrong checksums; ignores what is only a warning, because many cameras cause them.
        return await decodePicture(bytes, { failOn: 'error', limitInputPixels: maxPixels });
      } catch {
        throw damaged();
      }
    },
    async (transaction, { imageUrl }) =>
      await recordInAuditLog(transaction, actor, { action: 'picture-uploaded', subject: imageUrl }),
  );
}
