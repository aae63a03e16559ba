import sharp from 'sharp';
import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { findImageVariant, storeImage } from './index.ts';

const picture = sharp({
  create: { width: 1500, height: 1000, channels: 3, background: '#1b5e4a' },
})
  .withExif({ IFD0: { Copyright: 'secret place' } })
  .jpeg()
  .toBuffer();

describeEachEngine('storeImage', (test) => {
  test('stores AVIF and WebP at both widths and one JPEG, without metadata', async ({
    database,
  }) => {
    const path = await storeImage(database, await picture);
    expect(path).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
    const hash = path.slice('/media/'.length, -'.jpg'.length);
    const expected = [
      ['.jpg', 'image/jpeg', 'jpeg', 1200],
      ['-640.avif', 'image/avif', 'heif', 640],
      ['-1200.avif', 'image/avif', 'heif', 1200],
      ['-640.webp', 'image/webp', 'webp', 640],
      ['-1200.webp', 'image/webp', 'webp', 1200],
    ] as const;
    for (const [suffix, contentType, format, width] of expected) {
      const variant = await findImageVariant(database, hash + suffix);
      expect(variant?.contentType).toBe(contentType);
      const metadata = await sharp(variant?.bytes).metadata();
      expect(metadata).toMatchObject({ format, width });
      expect(metadata.exif).toBeUndefined();
    }
  });

  test('stores the same bytes once, even for two uploads at the same moment', async ({
    database,
  }) => {
    const bytes = await picture;
    const paths = await Promise.all([storeImage(database, bytes), storeImage(database, bytes)]);
    paths.push(await storeImage(database, bytes));
    expect(new Set(paths).size).toBe(1);
    expect(await database.selectFrom('images').select('hash').execute()).toHaveLength(1);
  });

  test('rejects bytes that are no picture', async ({ database }) => {
    await expect(storeImage(database, Buffer.from('not a picture'))).rejects.toThrow();
    expect(await database.selectFrom('images').select('hash').execute()).toEqual([]);
  });

  test('finds nothing for unknown names', async ({ database }) => {
    for (const name of ['', '../../etc/passwd', '0'.repeat(32), `${'0'.repeat(32)}-640.avif`]) {
      expect(await findImageVariant(database, name)).toBeNull();
    }
  });
});
