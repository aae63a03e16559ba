import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminHistory } from '#content/messages/en/admin/history.ts';
import { readArticleAt } from '#domain/revisions/read-revisions.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { prepareSite } from '../tests/support/prepare-site.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import type { BenchResult } from './bench-result.ts';
import { addLongHistory, revisionsOfText, wordsOfText } from './scale/fill-history.ts';
import { startBrowser } from './support/start-browser.ts';
import { startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

/** Pairs of revisions by number. Each is far from the next one that is stored whole, which makes it slow to read. */
const pairs = [
  [1, 151],
  [51, 101],
  [2, 199],
  [52, 152],
  [3, 102],
] as const;

const rounds = 5;

/**
 * Measures comparing two of 200 revisions of an article with 3,000 words in each of three languages: in Chromium from
 * the choice to the differences on the screen, and in the database against the newest revision, which is stored whole.
 */
export async function comparingRevisions(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-history-'));
  const sqliteUrl = `file:${join(folder, 'site.db')}`;
  const postgres = await startPostgres();
  try {
    const sqlite = await fill(sqliteUrl);
    return [
      await inChromium(sqliteUrl, sqlite),
      await reading('SQLite', sqliteUrl),
      await fill(`${postgres.url}/postgres`).then(() =>
        reading('PostgreSQL', `${postgres.url}/postgres`),
      ),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

type Filled = { token: string; id: number };

async function fill(databaseUrl: string): Promise<Filled> {
  const { authorization } = await prepareSite(databaseUrl);
  const database = await openDatabase(databaseUrl);
  const id = await addLongHistory(database);
  await database.destroy();
  return { token: authorization.replace('Bearer ', ''), id };
}

async function inChromium(databaseUrl: string, { token, id }: Filled): Promise<BenchResult> {
  const site = await startSite({ databaseUrl });
  const { browser } = await startBrowser();
  const page = await browser.newPage();
  await page.addInitScript((adminToken) => {
    localStorage.setItem('adminToken', adminToken);
    localStorage.setItem('adminUser', JSON.stringify({ username: 'dara' }));
  }, token);
  await page.goto(`${site.origin}/admin/dashboard?tab=posts&history=${id}`);
  await page.locator('.history-comparison[aria-busy=false]').waitFor();
  const more = page.getByRole('button', { name: adminHistory.more });
  while (await more.isVisible()) {
    const listed = await page.locator('.history-revision').count();
    await more.click();
    await page.locator('.history-revision').nth(listed).waitFor();
  }
  const times: number[] = [];
  for (const pair of pairs) times.push(await compare(page, pair));
  await browser.close();
  await site.stop();
  return {
    name: `comparing two of ${revisionsOfText} revisions, ${wordsOfText} words in three languages`,
    unit: 'ms',
    value: Math.max(...times),
    aim: 300,
    note: `in Chromium, from the choice of the earlier one to the differences on the screen; the slowest of ${pairs.length} pairs, the median is ${median(times).toFixed(0)} ms`,
  };
}

/** The list has the revisions of three languages, the newest first. */
async function compare(page: Page, [earlier, later]: (typeof pairs)[number]): Promise<number> {
  const rowOf = (number: number) => (revisionsOfText - number) * 3;
  const choice = (side: string, number: number) =>
    page.locator(`[name=history-${side}]`).nth(rowOf(number));
  const shown = page.locator('.history-comparison[aria-busy=false]');
  // From the newest on: an earlier one can't be later than the later one.
  await page.locator('[name=history-later]').first().check();
  await page.locator('[name=history-earlier]').first().check();
  await shown.waitFor();
  await choice('earlier', later).check();
  await choice('later', later).check();
  await shown.waitFor();
  return await page.evaluate(async (row) => {
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    const isBusy = () => document.querySelector('.history-comparison[aria-busy=true]') !== null;
    const start = performance.now();
    document.querySelectorAll<HTMLInputElement>('[name=history-earlier]')[row]?.click();
    await nextTask();
    if (!isBusy()) throw new Error('The pair was there already');
    while (isBusy()) await nextTask();
    // Until the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, rowOf(earlier));
}

async function reading(engine: string, databaseUrl: string): Promise<BenchResult> {
  const database = await openDatabase(databaseUrl);
  const rows = await database
    .selectFrom('revisions')
    .select(['id', 'translation_group', 'number'])
    // The last language to be stored: at its first revision all three have a text.
    .where('language', '=', 'ckb')
    .execute();
  const translationGroup = rows[0]?.translation_group ?? '';
  const idOf = (wanted: number) => rows.find(({ number }) => number === wanted)?.id ?? 0;
  const newest = await fastestRead(database, translationGroup, idOf(revisionsOfText));
  const slowest = await fastestRead(database, translationGroup, idOf(1));
  await database.destroy();
  return {
    name: `${engine}: reading the oldest of ${revisionsOfText} revisions, time against the newest`,
    unit: 'ratio',
    value: slowest / newest,
    note: `${slowest.toFixed(1)} ms against ${newest.toFixed(1)} ms for the texts of three languages`,
  };
}

async function fastestRead(
  database: Database,
  translationGroup: string,
  id: number,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await readArticleAt(database, { translationGroup, id });
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
