import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Database } from '#platform/database/index.ts';

/** Widths in pixels of the pictures that pages offer; the larger one is the cover's full size. */
export const variantWidths = [640, 1200] as const;

const formats = [
  {
    suffix: 'avif',
    contentType: 'image/avif',
    encode: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  },
  {
    suffix: 'webp',
    contentType: 'image/webp',
    encode: (image: Sharp) => image.webp({ quality: 78 }),
  },
] as const;

/**
 * Stores a picture under the hash of its bytes, re-encoded at the widths that pages use, as AVIF and WebP, and as one
 * JPEG for link previews and old browsers. The same bytes twice are stored once.
 *
 * @param source any picture that sharp reads
 * @returns the picture's path on the site: `/media/<hash>.jpg`
 * @throws when the bytes are no picture
 */
export async function storeImage(database: Database, source: Buffer): Promise<string> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const path = `/media/${hash}.jpg`;
  const known = await database
    .selectFrom('images')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known) return path;

  const { width, height } = await sharp(source).metadata();
  const variants = await encodeVariants(source);
  await database.transaction().execute(async (transaction) => {
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
  });
  return path;
}

function encodeVariants(source: Buffer) {
  const fallback = sharp(source)
    .rotate()
    .resize({ width: 1200, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
    .then((bytes) => ({ suffix: '.jpg', content_type: 'image/jpeg', bytes }));
  const modern = variantWidths.flatMap((width) =>
    formats.map(async ({ suffix, contentType, encode }) => ({
      suffix: `-${width}.${suffix}`,
      content_type: contentType,
      bytes: await encode(
        sharp(source).rotate().resize({ width, withoutEnlargement: true }),
      ).toBuffer(),
    })),
  );
  return Promise.all([fallback, ...modern]);
}
