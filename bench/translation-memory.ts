import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Bypasses the module's index, because the bench runs without Vite.
import { findNear } from '#domain/memory/find-near.ts';
import { storeUnits } from '#domain/memory/store-units.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { randomNumbers } from '../tests/support/edited-texts.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import type { BenchResult } from './bench-result.ts';
import { median } from './support/statistics.ts';

const unitsInMemory = 100_000;
const unitsPerTransaction = 2_000;
const searches = 200;
/** As many different words as a large site has. */
const vocabulary = 20_000;

/**
 * Measures how long the five nearest units of a sentence take in a memory of 100,000, on both databases. Words are as
 * frequent as in a language: the second half as often as the first, the third a third as often (Zipf's law).
 */
export async function translationMemory(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  const postgres = await startPostgres();
  try {
    return [
      await measure('SQLite', `file:${join(folder, 'site.db')}`),
      await measure('PostgreSQL', `${postgres.url}/postgres`),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(engine: string, databaseUrl: string): Promise<BenchResult> {
  const database = await openDatabase(databaseUrl);
  const random = randomNumbers(7);
  const sentences = await fill(database, random);
  const times: number[] = [];
  let found = 0;
  for (let search = 0; search < searches; search += 1) {
    const words = (sentences[Math.floor(random() * sentences.length)] ?? '').split(' ');
    // A new sentence that differs from a known one in a fifth of its words.
    const text = words
      .map((word, index) => (index % 5 === search % 5 ? wordOf(random) : word))
      .join(' ');
    const start = performance.now();
    const near = await findNear(database, {
      text,
      from: 'en',
      language: 'ckb',
      atLeast: 0.4,
      limit: 5,
    });
    times.push(performance.now() - start);
    if (near.some(({ similarity }) => similarity >= 0.7)) found += 1;
  }
  await database.destroy();
  const slow = times.toSorted((one, other) => one - other)[Math.floor(searches * 0.95)] ?? 0;
  return {
    name: `${engine}: the five nearest of 100,000 units of the memory`,
    unit: 'ms',
    value: median(times),
    aim: 20,
    note: `95 of 100 searches take less than ${slow.toFixed(1)} ms; ${found} of ${searches} sentences with a fifth of their words changed were found`,
  };
}

async function fill(database: Database, random: () => number): Promise<string[]> {
  const sentences: string[] = [];
  for (let stored = 0; stored < unitsInMemory; stored += unitsPerTransaction) {
    const units = Array.from({ length: unitsPerTransaction }, () => {
      const length = 5 + Math.floor(random() * 25);
      const source = Array.from({ length }, () => wordOf(random)).join(' ');
      sentences.push(source);
      const target = Array.from({ length }, () => `و${wordOf(random)}`).join(' ');
      return { source, target, kind: 'sentence' as const, origin: 'imported' as const };
    });
    const about = { language: 'ckb', translationGroup: '', model: null, username: null } as const;
    const approval = { ...about, at: new Date().toISOString() };
    await database
      .transaction()
      .execute(async (transaction) => await storeUnits(transaction, approval, units));
  }
  return sentences;
}

/** The word of rank n comes with a probability of 1/n. */
function wordOf(random: () => number): string {
  const rank = Math.floor(vocabulary ** random());
  return `w${rank.toString(36)}x`;
}
