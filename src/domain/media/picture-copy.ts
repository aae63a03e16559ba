import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { loadSharp } from '#platform/load-sharp.ts';
import { inspectUpload } from './inspect-upload.ts';
import { maxVariantSize, variantSuffixes } from './picture-variants.ts';
import { recognisePicture } from './recognise-picture.ts';
import { insertPicture } from './store-image.ts';

/** A stored picture with all of its variants, as another database can store it. */
export type PictureCopy = {
  hash: string;
  /** The size of the uploaded file, in pixels. */
  width: number;
  height: number;
  variants: { suffix: string; bytes: Buffer }[];
};

/** @returns null if there is no such picture */
export async function readPictureCopy(
  database: Database,
  hash: string,
): Promise<PictureCopy | null> {
  const image = await database
    .selectFrom('images')
    .select(['hash', 'width', 'height'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!image) return null;
  const variants = await database
    .selectFrom('image_variants')
    .select(['suffix', 'bytes'])
    .where('image_hash', '=', hash)
    .orderBy('suffix')
    .execute();
  return { ...image, variants: variants.map((one) => ({ ...one, bytes: Buffer.from(one.bytes) })) };
}

/**
 * Stores a copy of a picture under its hash, byte for byte; a picture that is stored already stays as it is.
 *
 * @throws {DomainError} `image-too-large`, `image-unsupported` or `image-damaged`, if a variant is missing or is not a
 * whole picture of its format and size
 */
export async function storePictureCopy(database: Database, copy: PictureCopy): Promise<void> {
  const { hash } = copy;
  if (await isStored(database, hash)) return;
  const variants = await Promise.all(variantSuffixes.map((suffix) => checkVariant(copy, suffix)));
  await database
    .transaction()
    .execute(async (transaction) => await insertPicture(transaction, hash, copy, variants));
}

async function isStored(database: Database, hash: string): Promise<boolean> {
  const image = await database
    .selectFrom('images')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return image !== undefined;
}

async function checkVariant({ variants }: PictureCopy, suffix: string) {
  const bytes = variants.find((variant) => variant.suffix === suffix)?.bytes;
  if (!bytes) throw notWhole(`its file ${suffix} is missing`);
  await inspectUpload(bytes);
  const format = recognisePicture(bytes);
  if (format !== formatOf(suffix)) throw notWhole(`its file ${suffix} is a ${format}`);
  const sharp = await loadSharp();
  try {
    // Decodes every pixel.
    const { info } = await sharp(bytes, { failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.width <= maxVariantSize.width && info.height <= maxVariantSize.height)
      return { suffix, content_type: `image/${format}`, bytes };
  } catch {
    throw notWhole(`its file ${suffix} can't be decoded`);
  }
  throw notWhole(`its file ${suffix} is too large`);
}

function formatOf(suffix: string): string {
  const extension = suffix.slice(suffix.lastIndexOf('.') + 1);
  return extension === 'jpg' ? 'jpeg' : extension;
}

function notWhole(reason: string): DomainError {
  return new DomainError('image-damaged', `The exported picture is not whole: ${reason}`);
}
