import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Database } from '#platform/database/index.ts';
import { type DecodedPicture, decodePicture, encodeVariants } from './picture-variants.ts';
import { picturePath } from './shared/picture-path.ts';

/** Each uses one core for a second or two. The limit leaves room to serve pages, also on a machine with few cores. */
const encodingLimit = pLimit(2);

export type StoredImage = {
  /** The picture's path on the site: `/media/<hash>.jpg`. */
  imageUrl: string;
  /** Size in pixels of the upright source. */
  width: number;
  height: number;
};

/**
 * Stores a picture of the site's own content, as `storeOnce` does.
 *
 * @param source any picture that sharp reads
 * @returns the picture's path on the site: `/media/<hash>.jpg`
 * @throws if the bytes are no picture
 */
export async function storeImage(database: Database, source: Buffer): Promise<string> {
  const { imageUrl } = await storeOnce(database, source, () => decodePicture(source));
  return imageUrl;
}

/**
 * Stores a picture under the hash of its bytes, re-encoded at the widths of the pages as AVIF and WebP, and as one JPEG
 * for link previews and old browsers. The same bytes are stored once; storing them again renews their date.
 *
 * @param decode called only for a new picture
 * @param alongside runs in the transaction that stores the picture
 * @throws the errors of `decode`
 */
export async function storeOnce(
  database: Database,
  source: Buffer,
  decode: () => Promise<DecodedPicture>,
  alongside: (transaction: Database, stored: StoredImage) => Promise<void> = async () => undefined,
): Promise<StoredImage> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const imageOf = ({ width, height }: Size) => ({ imageUrl: picturePath(hash), width, height });
  return await encodingLimit(async () => {
    const known = await database.transaction().execute(async (transaction) => {
      const size = await renew(transaction, hash);
      if (size) await alongside(transaction, imageOf(size));
      return size;
    });
    if (known) return imageOf(known);
    const picture = await decode();
    const variants = await encodeVariants(picture);
    await database.transaction().execute(async (transaction) => {
      await insertPicture(transaction, hash, picture, variants);
      await alongside(transaction, imageOf(picture));
    });
    return imageOf(picture);
  });
}

type Size = { width: number; height: number };

/** An old unused picture may be removed at any moment; storing it again renews its date. */
async function renew(database: Database, hash: string) {
  return await database
    .updateTable('images')
    .set({ created_at: new Date().toISOString() })
    .where('hash', '=', hash)
    .returning(['width', 'height'])
    .executeTakeFirst();
}

/** Inserts a picture with its variants, unless another request was faster. */
export async function insertPicture(
  transaction: Database,
  hash: string,
  { width, height }: Size,
  variants: readonly { suffix: string; content_type: string; bytes: Buffer }[],
): Promise<void> {
  const inserted = await transaction
    .insertInto('images')
    .values({ hash, width, height, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!inserted) return;
  await transaction
    .insertInto('image_variants')
    .values(variants.map((variant) => ({ image_hash: hash, ...variant })))
    .execute();
}
