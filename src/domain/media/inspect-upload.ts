import { DomainError } from '#domain/domain-error.ts';
import { loadSharp } from '#platform/load-sharp.ts';
import { endsInsideBlock } from './gif-blocks.ts';
import { recognisePicture } from './recognise-picture.ts';
import { maxUploadBytes, maxUploadMegabytes } from './shared/upload-limit.ts';

const maxMegapixels = 50;
export const maxPixels = maxMegapixels * 1_000_000;

/**
 * Rejects files that can't be stored, by their own bytes, before decoding a pixel. Neither the file's name nor its
 * declared type matters. A file that hides another one passes: only pixels are stored (`storeUpload`).
 *
 * @throws {DomainError} `image-too-large`, `image-unsupported` or `image-damaged`
 */
export async function inspectUpload(bytes: Buffer): Promise<void> {
  if (bytes.length > maxUploadBytes) throw tooManyBytes();
  const format = recognisePicture(bytes);
  const { width, height, pages } = await readHeader(bytes);
  if (width * height > maxPixels)
    throw new DomainError(
      'image-too-large',
      `A picture may have at most ${maxMegapixels} megapixels. Make it smaller and try again.`,
    );
  if (width * height * pages > maxPixels)
    throw new DomainError(
      'image-too-large',
      `The frames of this animation have more than ${maxMegapixels} megapixels together. Save one of them as a picture and try again.`,
    );
  if (format === 'gif' && endsInsideBlock(bytes)) throw damaged();
}

export function tooManyBytes(): DomainError {
  return new DomainError(
    'image-too-large',
    `A picture may have at most ${maxUploadMegabytes} MB. Make it smaller and try again.`,
  );
}

export function damaged(): DomainError {
  return new DomainError(
    'image-damaged',
    'This picture is damaged or incomplete. Export it again and try once more.',
  );
}

/** Size in pixels of one frame, and the number of frames. */
async function readHeader(bytes: Buffer) {
  const sharp = await loadSharp();
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, pages };
  } catch {
    throw damaged();
  }
}
