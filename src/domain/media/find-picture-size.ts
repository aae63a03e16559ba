import type { Database } from '#platform/database/index.ts';
import { maxVariantSize } from './picture-variants.ts';
import { pictureHashOf } from './shared/picture-path.ts';

/**
 * Size in pixels of a stored picture's JPEG.
 *
 * @param path its path on the site, `/media/<hash>.jpg`
 * @returns null for a picture from elsewhere
 */
export async function findPictureSize(
  database: Database,
  path: string,
): Promise<{ width: number; height: number } | null> {
  const hash = pictureHashOf(path);
  if (!hash) return null;
  const source = await database
    .selectFrom('images')
    .select(['width', 'height'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!source) return null;
  const { width, height } = maxVariantSize;
  const scale = Math.min(1, width / source.width, height / source.height);
  return {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
}
