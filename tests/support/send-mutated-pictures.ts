import fc from 'fast-check';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createApi } from '../../src/api/index.ts';
import { findImageVariant } from '../../src/domain/media/index.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { hiddenText, mutatedPictures, pictureSeeds } from './mutated-pictures.ts';
import { signedInHeaders } from './signed-in.ts';

/** A request that takes longer fails, even on a busy machine. */
const timeoutMs = 60_000;

/** The extra memory that the decoders of a picture within the limits may use. */
const maxGrowthBytes = 700 * 1024 * 1024;

/**
 * Uploads this many damaged pictures. Each must be stored, or rejected with a sentence, within limited time and memory.
 * A stored picture was re-encoded: it decodes without a warning and contains nothing of the file except its pixels.
 */
export async function sendMutatedPictures(database: Database, pictures: number): Promise<void> {
  const api = createApi({ database, clientIpOf: () => '192.0.2.1' });
  const seeds = await pictureSeeds();
  const answered = new Map<number, number>();
  const before = process.memoryUsage.rss();
  let users = 0;
  await fc.assert(
    fc.asyncProperty(mutatedPictures(seeds), async (picture) => {
      users += 1;
      const body = new FormData();
      body.append('image', new File([Uint8Array.from(picture)], 'a.jpg', { type: 'image/jpeg' }));
      const answer = await api.request('/api/admin/upload-image', {
        method: 'POST',
        headers: await signedInHeaders(database, `user ${users}`),
        body,
      });
      answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
      expect([200, 413, 415, 422]).toContain(answer.status);
      const told = await answer.json();
      if (answer.status === 200) await expectDrawnAnew(database, told.imageUrl, picture);
      else expect(told.error).toMatch(/^\p{L}.+ .+\.$/u);
      expect(process.memoryUsage.rss() - before).toBeLessThan(maxGrowthBytes);
    }),
    {
      numRuns: pictures,
      timeout: timeoutMs,
      // The first ones are undamaged. The next was cut off in transfer.
      examples: [...seeds, cutOff(seeds)].map((seed): [Buffer] => [seed]),
    },
  );
  // Otherwise the test might only show that all are rejected.
  expect([...answered.keys()].sort()).toEqual([200, 413, 415, 422]);
}

/** The first half of a picture, behind a header that is whole. */
function cutOff([jpeg = Buffer.alloc(0)]: readonly Buffer[]): Buffer {
  return jpeg.subarray(0, jpeg.length / 2);
}

async function expectDrawnAnew(database: Database, imageUrl: string, sent: Buffer) {
  const name = imageUrl.replace('/media/', '');
  for (const file of [name, name.replace('.jpg', '-640.webp'), name.replace('.jpg', '-640.avif')]) {
    const stored = await findImageVariant(database, file);
    const bytes = Buffer.from(stored?.bytes ?? []);
    expect(bytes.equals(sent), file).toBe(false);
    expect(bytes.includes(hiddenText), file).toBe(false);
    const { exif, icc, xmp, iptc, comments, pages = 1 } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, comments, pages], file).toEqual([...Array(5), 1]);
    await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
  }
}
