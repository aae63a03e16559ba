import fc, { type Arbitrary } from 'fast-check';
import {
  declaredGif,
  declaredPng,
  pngChunk,
  sampleAnimation,
  samplePicture,
  uploadFormats,
  withGifComment,
  withJpegSegment,
  zip,
} from './sample-pictures.ts';

/** The metadata of some seeds. Nothing that the site serves may contain it. */
export const hiddenText = 'photographed at 36.19 N 44.01 E';

const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`,
);

/**
 * Pictures of every accepted format, with colour profiles, metadata and frames, and files that only look like pictures.
 */
export async function pictureSeeds(): Promise<Buffer[]> {
  const plain = await Promise.all(uploadFormats.map(samplePicture));
  const [jpeg = Buffer.alloc(0), png = Buffer.alloc(0), , , gif = Buffer.alloc(0)] = plain;
  const { default: sharp } = await import('sharp');
  const described = await sharp(jpeg)
    .withExif({ IFD0: { ImageDescription: hiddenText } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${hiddenText}`));
  return [
    ...plain,
    described,
    withJpegSegment(jpeg, 0xfe, Buffer.from(hiddenText)),
    Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]),
    withGifComment(gif, hiddenText),
    await sampleAnimation('gif', ['#f00', '#0f0', '#00f']),
    await sampleAnimation('webp', ['#f00', '#0f0', '#00f']),
    declaredPng(60_000, 60_000),
    declaredGif(65_535, 65_535, 2),
    declaredGif(900, 900, 100),
    svg,
    zip,
    Buffer.concat([jpeg, zip]),
    Buffer.concat([gif, svg]),
  ];
}

/** Flipped bits, changed, missing, repeated and added bytes, cut ends, and the header of one format on another. */
export function mutatedPictures(seeds: readonly Buffer[]): Arbitrary<Buffer> {
  const seed = fc.constantFrom(...seeds);
  // Half of the mutations change the start of the file, which decides how it is read.
  const place = fc.oneof(
    fc.integer({ min: 0, max: 120 }).map((at) => (size: number) => Math.min(at, size)),
    fc.double({ min: 0, max: 1, noNaN: true }).map((at) => (size: number) => Math.floor(at * size)),
  );
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 16 }),
    fc.constantFrom(...[0, 0x7f, 0x80, 0xff].map((byte) => new Uint8Array(4).fill(byte))),
  );
  const change = fc.oneof(
    fc.tuple(place, fc.nat({ max: 7 })).map(([at, bit]) => (picture: Buffer) => {
      const changed = Buffer.from(picture);
      const index = at(picture.length - 1);
      changed[index] = (changed[index] ?? 0) ^ (1 << bit);
      return changed;
    }),
    fc.tuple(place, bytes).map(([at, put]) => (picture: Buffer) => {
      const index = at(picture.length);
      const rest = picture.subarray(index + put.length);
      return Buffer.concat([picture.subarray(0, index), put, rest]);
    }),
    fc.tuple(place, bytes).map(([at, put]) => (picture: Buffer) => {
      const index = at(picture.length);
      return Buffer.concat([picture.subarray(0, index), put, picture.subarray(index)]);
    }),
    fc.tuple(place, fc.nat({ max: 200 })).map(
      ([at, length]) =>
        (picture: Buffer) =>
          Buffer.concat([
            picture.subarray(0, at(picture.length)),
            picture.subarray(at(picture.length) + length),
          ]),
    ),
    place.map((at) => (picture: Buffer) => picture.subarray(0, at(picture.length))),
    fc.tuple(seed, fc.nat({ max: 64 })).map(
      ([other, length]) =>
        (picture: Buffer) =>
          Buffer.concat([other.subarray(0, length), picture.subarray(length)]),
    ),
    seed.map((other) => (picture: Buffer) => Buffer.concat([picture, other])),
  );
  return fc
    .tuple(seed, fc.array(change, { maxLength: 3 }))
    .map(([picture, changes]) => changes.reduce((changed, apply) => apply(changed), picture));
}
