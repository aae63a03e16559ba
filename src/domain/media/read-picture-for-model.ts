import type { Database } from '#platform/database/index.ts';
import { loadSharp } from '#platform/load-sharp.ts';
import { findImageVariant } from './find-image-variant.ts';

/** Enough for a model to see what a picture shows. Pixels. */
const maxSide = 1_024;

/** A stored picture as a JPEG of at most 1,024 pixels on a side; null if there is no such picture. */
export async function readPictureForModel(
  database: Database,
  hash: string,
): Promise<Buffer | null> {
  const variant = await findImageVariant(database, `${hash}.jpg`);
  if (!variant) return null;
  const sharp = await loadSharp();
  return await sharp(variant.bytes)
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
