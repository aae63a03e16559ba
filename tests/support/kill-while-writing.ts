import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { prepareSite } from './prepare-site.ts';
import { sampleDrawing } from './sample-pictures.ts';
import { publish, publishedSlug } from './site-calls.ts';
import { startBuiltSite } from './start-built-site.ts';

/**
 * Starts the site on a file, publishes and uploads, kills it in the middle as a power cut does, and checks that
 * everything that was acknowledged is there and whole. Repeats this on the same file.
 *
 * @returns the number of acknowledged writes
 */
export async function killWhileWriting(databaseUrl: string, rounds: number) {
  const headers = await prepareSite(databaseUrl);
  const file = databaseUrl.slice('file:'.length);
  const slugs: string[] = [];
  const pictures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startBuiltSite(databaseUrl);
    const target = { origin: site.origin, headers };
    // After a post in one round, after a picture in the next.
    const awaited = round % 2 === 0 ? slugs : pictures;
    const known = awaited.length;
    const writers = [
      ...[1, 2].map((writer) => publishUntilEnd(target, `Round ${round} of ${writer}`, slugs)),
      uploadUntilEnd(target, round, pictures),
    ];
    while (awaited.length === known) await wait(5);
    // At another moment in each round, and at the same moments in every run.
    await wait((round * 37) % 300);
    await site.kill();
    await Promise.all(writers);
    expectAll(file, slugs, pictures);
  }
  return { posts: slugs.length, pictures: pictures.length };
}

type Target = { origin: string; headers: { authorization: string } };

async function publishUntilEnd({ origin, headers }: Target, name: string, slugs: string[]) {
  for (let number = 0; ; number += 1) {
    const slug = await publish(origin, headers, `${name}, number ${number}`)
      .then(publishedSlug)
      .catch(() => null);
    if (slug === null) return;
    slugs.push(slug);
  }
}

async function uploadUntilEnd({ origin, headers }: Target, round: number, pictures: string[]) {
  for (let number = 0; ; number += 1) {
    const form = new FormData();
    const bytes = await sampleDrawing()
      .tint({ r: (round * 7) % 256, g: (number * 31) % 256, b: 90 })
      // Quick to store, so that a crash also falls between two pictures.
      .resize(48, 32)
      .png()
      .toBuffer();
    form.set('image', new File([Uint8Array.from(bytes)], 'picture.png', { type: 'image/png' }));
    const address = await fetch(`${origin}/api/admin/upload-image`, {
      method: 'POST',
      headers,
      body: form,
    })
      .then(async (response) => (response.ok ? (await response.json()).imageUrl : null))
      .catch(() => null);
    if (address === null) return;
    pictures.push(String(address));
  }
}

/** Reads the file itself, as the next start finds it. */
function expectAll(file: string, slugs: readonly string[], pictures: readonly string[]): void {
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  const stored = new Set(
    database
      .prepare('select slug from posts')
      .all()
      .map(({ slug }) => slug),
  );
  expect(slugs.filter((slug) => !stored.has(slug))).toEqual([]);
  // No post and no picture is there in part.
  expect(
    database
      .prepare(
        `select title from posts where content <> '## Begin' || char(10, 10) || 'The text of ' || title || '.'`,
      )
      .all(),
  ).toEqual([]);
  const variants = database
    .prepare(
      `select hash, count(suffix) as count from images left join image_variants on image_hash = hash group by hash`,
    )
    .all();
  expect(new Set(variants.map(({ count }) => count)).size).toBeLessThanOrEqual(1);
  const hashes = new Set(variants.map(({ hash }) => `/media/${hash}.jpg`));
  expect(pictures.filter((picture) => !hashes.has(picture))).toEqual([]);
  database.close();
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
