import sharp from 'sharp';
import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { findImageVariant, findPictureSize, storeImage } from './index.ts';

describeEachEngine('findPictureSize', (test) => {
  test('returns the size of the JPEG', async ({ database }) => {
    for (const [width, height] of [
      [300, 200],
      [1500, 1001],
    ] as const) {
      const picture = sharp({ create: { width, height, channels: 3, background: '#1b5e4a' } });
      const path = await storeImage(database, await picture.png().toBuffer());
      const jpeg = await findImageVariant(database, path.slice('/media/'.length));
      const stored = await sharp(jpeg?.bytes).metadata();
      expect(await findPictureSize(database, path)).toEqual({
        width: stored.width,
        height: stored.height,
      });
    }
  });

  test.for([
    '/default-cover.jpg',
    '/media/00000000000000000000000000000000.jpg',
    'https://example.com/media/00000000000000000000000000000000.jpg',
  ])('returns null for %s', async (path, { database }) => {
    expect(await findPictureSize(database, path)).toBeNull();
  });
});
