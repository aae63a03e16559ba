import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { loadSharp } from '#platform/load-sharp.ts';

/** Widths in pixels of the pictures on pages; the larger one is the cover's full size. */
const variantWidths = [640, 1200] as const;

/** WebP allows at most 16,383 pixels on a side, and a taller picture would take many seconds to encode. */
const maxHeight = 6_000;

/** The JPEG and the larger variants fit into this box. Pixels. */
export const maxVariantSize = { width: Math.max(...variantWidths), height: maxHeight } as const;

const decodeLimitSeconds = 60;

export type DecodedPicture = {
  /** Size in pixels of the upright source. */
  width: number;
  height: number;
  /** At most as wide as the widest variant, in sRGB, without metadata. */
  pixels: { data: Buffer; info: OutputInfo };
};

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

/** The variants of a stored picture, in the order of `encodeVariants`. */
export const variantSuffixes: readonly string[] = [
  '.jpg',
  ...variantWidths.flatMap((width) => formats.map(({ suffix }) => `-${width}.${suffix}`)),
];

/**
 * Turns a picture upright and scales it to the widest variant. Of an animation it takes the first frame.
 *
 * @throws if the bytes are no picture, or exceed the limits in `options`
 */
export async function decodePicture(
  source: Buffer,
  options: SharpOptions = {},
): Promise<DecodedPicture> {
  const sharp = await loadSharp();
  const picture = sharp(source, { ...options, autoOrient: true });
  const { autoOrient } = await picture.metadata();
  const pixels = await fitInto(picture, maxVariantSize.width)
    .timeout({ seconds: decodeLimitSeconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { ...autoOrient, pixels };
}

/** Encodes a picture's variants: AVIF and WebP at each width, and one JPEG; one after the other, on one core. */
export async function encodeVariants({ pixels: { data, info } }: DecodedPicture) {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const jpeg = picture().flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true });
  const variants = [{ suffix: '.jpg', content_type: 'image/jpeg', bytes: await jpeg.toBuffer() }];
  for (const variantWidth of variantWidths) {
    for (const { suffix, contentType, encode } of formats) {
      variants.push({
        suffix: `-${variantWidth}.${suffix}`,
        content_type: contentType,
        bytes: await encode(fitInto(picture(), variantWidth)).toBuffer(),
      });
    }
  }
  return variants;
}

function fitInto(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true });
}
