import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import type { Database } from '#platform/database/index.ts';
import { damaged, inspectUpload, maxPixels } from './inspect-upload.ts';
import { decodePicture } from './picture-variants.ts';
import { type StoredImage, storeOnce } from './store-image.ts';

/**
 * Stores a picture that somebody sent: a JPEG, PNG, WebP, AVIF or GIF of at most 10 MB and 50 megapixels. What is kept
 * is drawn anew from its pixels, so nothing else of the file stays. Of an animation the first frame is kept.
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
        // Truncated data and wrong checksums fail; what decoders only warn of, many cameras write.
        return await decodePicture(bytes, { failOn: 'error', limitInputPixels: maxPixels });
      } catch {
        throw damaged();
      }
    },
    async (transaction, { imageUrl }) =>
      await recordInAuditLog(transaction, actor, { action: 'picture-uploaded', subject: imageUrl }),
  );
}
