/**
 * Whether the panel's list grows no faster than the number of posts: `node bench/posts-list.ts`. Times are given as
 * ratios, since they differ between machines.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Not through their index: the starter posts beside them are read by Vite, which is not here.
import { createPost } from '#domain/posts/create-post.ts';
import { listAdminSummaries } from '#domain/posts/list-admin-posts.ts';
import { languages } from '#i18n/languages.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { samplePost } from '../tests/support/sample-post.ts';

const [few, many] = [100, 5_000];
const rounds = 31;

/** About 6 kB, as long as a usual post: the list must not read it. */
const content =
  'A paragraph about software, neither short nor long, as posts have them.\n\n'.repeat(85);

const folder = mkdtempSync(join(tmpdir(), 'bench-posts-list-'));
try {
  await compare(await openWithPosts(few), await openWithPosts(many));
} finally {
  rmSync(folder, { recursive: true });
}

async function openWithPosts(count: number): Promise<Database> {
  const database = await openDatabase(`file:${join(folder, `${count}.db`)}`);
  await database.transaction().execute(async (transaction) => {
    for (let number = 1; number <= count; number += 1) {
      const language = languages[number % languages.length];
      const title = `How to plan a project, part ${number}`;
      await createPost(transaction, samplePost({ title, content, ...(language && { language }) }));
    }
  });
  return database;
}

async function compare(small: Database, large: Database): Promise<void> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  // In turn, and the fastest counts: what else the machine does can only slow a run down.
  for (let round = 0; round < rounds; round += 1) {
    times.small.push(await timeMs(small));
    times.large.push(await timeMs(large));
  }
  const ratio = Math.min(...times.large) / Math.min(...times.small);
  console.log(`listAdminSummaries on SQLite, the fastest of ${rounds} runs`);
  for (const [count, database] of [
    [few, small],
    [many, large],
  ] as const) {
    const bytes = Buffer.byteLength(JSON.stringify(await listAdminSummaries(database)));
    console.log(`${inWords(count)} posts: ${inWords(bytes)} bytes of JSON`);
    await database.destroy();
  }
  console.log(`${many / few} times the posts take ${ratio.toFixed(1)} times the time`);
}

async function timeMs(database: Database): Promise<number> {
  const start = performance.now();
  await listAdminSummaries(database);
  return performance.now() - start;
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
