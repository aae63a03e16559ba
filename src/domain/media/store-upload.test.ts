import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import {
  noise,
  pngChunk,
  sampleAnimation,
  sampleDrawing,
  samplePicture,
  uploadFormats,
  withGifComment,
  withJpegSegment,
  zip,
} from '../../../tests/support/sample-pictures.ts';
import { findImageVariant, storeUpload as storeUploadOf } from './index.ts';

const suffixes = ['.jpg', '-640.avif', '-640.webp', '-1200.avif', '-1200.webp'];

const storeUpload = (database: Database, bytes: Buffer) =>
  storeUploadOf(database, bytes, { username: 'sara', ipAddress: '192.0.2.1' });

describeEachEngine('storeUpload', (test) => {
  test.for(uploadFormats)('stores every variant of a %s', async (format, { database }) => {
    const stored = await storeUpload(database, await samplePicture(format));
    expect(stored).toEqual({
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
      width: 300,
      height: 200,
    });
    for (const { data, info } of await decodeVariants(database, stored.imageUrl)) {
      expect(info).toMatchObject({ width: 300, height: 200 });
      expect(data.at(0)).toBeLessThan(80);
      expect(data.at(1)).toBeGreaterThan(180);
    }
  });

  test('stores the same bytes once, and renews their date', async ({ database }) => {
    const bytes = await samplePicture('png');
    const stored = await Promise.all([
      storeUpload(database, bytes),
      storeUpload(database, bytes),
      storeUpload(database, bytes),
    ]);
    await database.updateTable('images').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    stored.push(await storeUpload(database, bytes));
    expect(new Set(stored.map((image) => JSON.stringify(image))).size).toBe(1);
    const images = await database.selectFrom('images').select('created_at').execute();
    expect(images).toHaveLength(1);
    expect(images[0]?.created_at).toMatch(/^20(?!20)/);
    const variants = await database.selectFrom('image_variants').select('suffix').execute();
    expect(variants).toHaveLength(suffixes.length);
  });
});

// No SQL differs.
describe('storeUpload', () => {
  testOnFile('turns a photograph upright and removes its metadata', async ({ database }) => {
    const photograph = await sampleDrawing()
      .withExif({
        IFD0: { Copyright: 'secret name' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 11/1 28/1' },
      })
      .withXmp('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer();
    expect(await sharp(photograph).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
      icc: expect.any(Buffer),
    });
    const stored = await storeUpload(database, photograph);
    expect(stored).toMatchObject({ width: 200, height: 300 });
    for (const { bytes, data, info } of await decodeVariants(database, stored.imageUrl)) {
      const { exif, xmp, icc, orientation = 1 } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({ orientation: 1 });
      expect(bytes.includes('secret')).toBe(false);
      // Orientation 6 means that the bottom left corner belongs at the top left.
      expect(info).toMatchObject({ width: 200, height: 300 });
      expect(Math.abs((data.at(0) ?? 0) - 94)).toBeLessThan(40);
    }
  });

  testOnFile.for<[string, (picture: Pictures) => Buffer, Buffer | string]>([
    ['an archive after the end', ({ jpeg }) => Buffer.concat([jpeg, zip]), zip],
    ['an archive after noise', ({ png }) => Buffer.concat([png, noise(100_000), zip]), zip],
    ['RAR', ({ jpeg }) => Buffer.concat([jpeg, rar]), rar],
    ['a document', ({ png }) => Buffer.concat([png, Buffer.from('%PDF-1.7\n')]), '%PDF'],
    [
      'a script in a comment',
      ({ gif }) => withGifComment(gif, '<script>alert(1)</script>'),
      '<script',
    ],
    ['a program in a comment', ({ jpeg }) => withJpegComment(jpeg, '<?php system(1);'), '<?php'],
    [
      'a page in a text chunk',
      ({ png }) => withPngText(png, '<HTML><body onload=alert(1)>'),
      '<HTML',
    ],
    [
      'a page after the end',
      ({ png }) => Buffer.concat([png, Buffer.from('<!DOCTYPE html>')]),
      '<!DOC',
    ],
    [
      'a drawing',
      ({ jpeg }) => Buffer.concat([jpeg, Buffer.from('<svg onload="alert(1)"/>')]),
      '<svg',
    ],
  ])(
    'stores only the pixels of a picture that hides another file: %s',
    async ([, make, hidden], { database }) => {
      const [jpeg, png, gif] = await Promise.all(
        (['jpeg', 'png', 'gif'] as const).map(async (format) => await samplePicture(format)),
      );
      if (!jpeg || !png || !gif) throw new Error('a sample picture is missing');
      const upload = make({ jpeg, png, gif });
      expect(upload.includes(hidden)).toBe(true);
      const { imageUrl } = await storeUpload(database, upload);
      for (const { bytes, info } of await decodeVariants(database, imageUrl)) {
        expect(bytes.includes(hidden)).toBe(false);
        expect(info).toMatchObject({ width: 300, height: 200 });
      }
    },
  );

  testOnFile('keeps the first frame of an animation', async ({ database }) => {
    for (const format of ['gif', 'webp'] as const) {
      const { imageUrl } = await storeUpload(
        database,
        await sampleAnimation(format, ['blue', 'red', 'lime']),
      );
      for (const { data, info } of await decodeVariants(database, imageUrl)) {
        expect(info).toMatchObject({ width: 60, height: 40 });
        expect(data.at(2)).toBeGreaterThan(200);
      }
    }
  });

  testOnFile('keeps transparency, and makes it white in the JPEG', async ({ database }) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const source = sharp({ create: { width: 30, height: 20, channels: 4, background } });
    const { imageUrl } = await storeUpload(database, await source.png().toBuffer());
    const [fallback, ...modern] = await decodeVariants(database, imageUrl);
    expect(fallback?.info.channels).toBe(3);
    expect(fallback?.data.at(0)).toBeGreaterThan(250);
    for (const { data, info } of modern) {
      expect(info.channels).toBe(4);
      expect(data.at(3)).toBe(0);
    }
  });

  testOnFile('scales down a picture that is too tall for WebP', async ({ database }) => {
    const source = sharp({ create: { width: 30, height: 18_000, channels: 3, background: 'red' } });
    const stored = await storeUpload(database, await source.png().toBuffer());
    expect(stored).toMatchObject({ width: 30, height: 18_000 });
    for (const { info } of await decodeVariants(database, stored.imageUrl))
      expect(info).toMatchObject({ width: 10, height: 6_000 });
  });

  testOnFile.for(uploadFormats)(
    'rejects a %s that is cut off anywhere',
    async (format, { database }) => {
      const bytes = await samplePicture(format);
      for (const share of [0.1, 0.3, 0.6, 0.95])
        await expectRejection(database, bytes.subarray(0, Math.floor(bytes.length * share)));
      await expectRejection(database, bytes.subarray(0, -20));
    },
  );

  testOnFile('rejects a PNG with a wrong checksum', async ({ database }) => {
    const bytes = await samplePicture('png');
    const at = bytes.indexOf('IDAT') + 40;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await expectRejection(database, bytes);
  });

  testOnFile('rejects an AVIF with more pixels than it declares', async ({ database }) => {
    const bytes = await samplePicture('avif');
    const size = bytes.indexOf('ispe') + 8;
    bytes.writeUInt32BE(20, size);
    bytes.writeUInt32BE(10, size + 4);
    await expectRejection(database, bytes);
  });
});

const rar = Buffer.from('Rar!\x1a\x07\x01\0', 'latin1');

type Pictures = { jpeg: Buffer; png: Buffer; gif: Buffer };

function withJpegComment(jpeg: Buffer, text: string): Buffer {
  const comment = 0xfe;
  return withJpegSegment(jpeg, comment, Buffer.from(text));
}

function withPngText(png: Buffer, text: string): Buffer {
  const chunk = pngChunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}

async function expectRejection(database: Database, bytes: Buffer): Promise<void> {
  await expect(storeUpload(database, bytes)).rejects.toMatchObject({
    code: 'image-damaged',
    message: expect.stringMatching(/damaged or incomplete/),
  });
  expect(await database.selectFrom('images').select('hash').execute()).toEqual([]);
}

async function decodeVariants(database: Database, imageUrl: string) {
  const hash = imageUrl.slice('/media/'.length, -'.jpg'.length);
  return await Promise.all(
    suffixes.map(async (suffix) => {
      const bytes = (await findImageVariant(database, hash + suffix))?.bytes ?? Buffer.alloc(0);
      return { bytes, ...(await sharp(bytes).raw().toBuffer({ resolveWithObject: true })) };
    }),
  );
}
