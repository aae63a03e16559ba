import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
// Bypasses the module's index, because the bench runs without Vite.
import { indexChangedTexts } from '#domain/search/index-texts.ts';
import { searchTexts } from '#domain/search/search-texts.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { wordsIn } from '#language/stems/word-keys.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { randomNumbers } from '../tests/support/edited-texts.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import type { BenchResult } from './bench-result.ts';
import { addPosts } from './scale/fill-posts.ts';
import { median } from './support/statistics.ts';

/** Each in three languages. */
const articles = 5_000;
const searches = 600;

/**
 * Measures how long a search in the texts of 5,000 articles takes, on both databases. One in four searches is for a
 * word that no text has, one in four for two words, the others for one word; the words are those of the texts, each as
 * likely as it is frequent in them, so the commonest words of the languages are among them.
 */
export async function search(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  const postgres = await startPostgres();
  try {
    return [
      ...(await measure('SQLite', `file:${join(folder, 'site.db')}`)),
      ...(await measure('PostgreSQL', `${postgres.url}/postgres`)),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(engine: string, databaseUrl: string): Promise<BenchResult[]> {
  const database = await openDatabase(databaseUrl);
  await addPosts(database, 1, articles * languages.length);
  const start = performance.now();
  await indexChangedTexts(database, articles * languages.length);
  const indexingMs = performance.now() - start;
  // Autovacuum would have run this by then.
  if (engine === 'PostgreSQL') await sql`analyze`.execute(database);
  const { times, found } = await runSearches(database);
  await database.destroy();
  return [
    {
      name: `${engine}: a search in the texts of 5,000 articles, 95 of 100`,
      unit: 'ms',
      value: times.toSorted((one, other) => one - other)[Math.floor(searches * 0.95)] ?? 0,
      aim: 30,
      note: `median ${median(times).toFixed(1)} ms, the slowest ${Math.max(...times).toFixed(1)} ms; ${found} of ${searches} searches found articles; indexing took ${(indexingMs / articles / languages.length).toFixed(1)} ms a text`,
    },
  ];
}

async function runSearches(database: Database): Promise<{ times: number[]; found: number }> {
  const random = randomNumbers(11);
  const words = Object.fromEntries(
    languages.map((language) => [language, wordsOf(language)]),
  ) as Record<Language, string[]>;
  const times: number[] = [];
  let found = 0;
  for (let number = 0; number < searches; number += 1) {
    const language = languages[number % languages.length] ?? 'en';
    const word = () => words[language][Math.floor(random() * words[language].length)] ?? '';
    const typed =
      [word, () => `${word()} ${word()}`, word, () => `${word()}قژ`][number % 4]?.() ?? '';
    const start = performance.now();
    const { articles: all } = await searchTexts(database, typed, language);
    times.push(performance.now() - start);
    if (all.length > 0) found += 1;
  }
  return { times, found };
}

/** The words of the starter posts, of which `addPosts` makes the texts. */
function wordsOf(language: Language): string[] {
  const folder = new URL('../content/posts/', import.meta.url);
  return readdirSync(folder).flatMap((name) =>
    [...wordsIn(readFileSync(new URL(`${name}/${language}.md`, folder), 'utf8'))].map(
      ({ word }) => word,
    ),
  );
}
