import { createCipheriv } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const uploadFormats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** A detailed picture of 300 × 200 px, the same each time. */
export async function samplePicture(format: (typeof uploadFormats)[number]): Promise<Buffer> {
  return await sampleDrawing().toFormat(format).toBuffer();
}

/** Green at the top left, red at the bottom right, with a texture. */
export function sampleDrawing(): Sharp {
  const [width, height] = [300, 200];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = (x + y) / (width + height);
      const texture = ((x * 7) ^ (y * 13)) & 15;
      pixels.set([235 * share + texture, 235 * (1 - share) + texture, 60], (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Frames of one colour, one after the other. */
export async function sampleAnimation(
  format: 'gif' | 'webp',
  colours: readonly string[],
): Promise<Buffer> {
  const [width, height] = [60, 40];
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .raw()
        .toBuffer(),
    ),
  );
  const raw = { width, height: height * frames.length, channels: 3, pageHeight: height } as const;
  return await sharp(Buffer.concat(frames), { raw }).toFormat(format).toBuffer();
}

/** A PNG of a few bytes that claims this size and has no pixels. */
export function declaredPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(16))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + data.length);
  return chunk;
}

/** A GIF of a few bytes whose frames claim these sizes, with one pixel each. */
export function declaredGif(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const header = Buffer.from('GIF89a');
  const coloursOfTwo = Buffer.from('800000000000ffffff', 'hex');
  const place = Buffer.from('2c00000000', 'hex');
  const dot = Buffer.from('000202440100', 'hex');
  const frame = Buffer.concat([place, size, dot]);
  return Buffer.concat([
    header,
    size,
    coloursOfTwo,
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from(';'),
  ]);
}

/** A JPEG with one more segment, right after its start. */
export function withJpegSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A GIF with a comment before its first frame. */
export function withGifComment(gif: Buffer, comment: string): Buffer {
  const flags = gif[10] ?? 0;
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const text = Buffer.from(comment, 'latin1');
  const block = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, at), block, gif.subarray(at)]);
}

/** Looks as random as compressed data, and is the same each time. */
export function noise(length: number): Buffer {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  return cipher.update(Buffer.alloc(length));
}

/** The start of an archive with one uncompressed file. */
export const zip = Buffer.from(
  '504b03041400000000000000210000000000050000000500000005000000612e747874',
  'hex',
);
