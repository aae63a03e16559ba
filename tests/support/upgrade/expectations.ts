import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect } from 'vitest';
import { until } from '../site-calls.ts';
import { ask, type SupervisedSite } from './supervised-site.ts';
import type { Visits } from './visitors.ts';

/** Issue 17: three seconds or less without an answer. */
const maxSilenceMs = 3_000;

/** The site answers with the page of the blog, and not with that of the closed site. */
export async function expectServes(site: SupervisedSite): Promise<void> {
  await until(
    async () => (await ask(`${site.origin}/readyz`)).status,
    (status) => status === 200,
  ).catch((error: unknown) => {
    throw new Error(`${error}. The supervisor printed: ${site.output()}`);
  });
  expect((await ask(`${site.origin}/kurdish/blog`)).text).toContain('lang="ckb"');
}

/** Every request got a page, and every publication was acknowledged. */
export function expectNothingMissed({ reads, refused, published }: Visits): void {
  expect({ statuses: [...reads.keys()], refused }).toEqual({ statuses: [200], refused: [] });
  expect(published.length).toBeGreaterThan(0);
}

/** Every request got a page, or a response with this status. */
export function expectOnly(status: number, { reads, refused }: Visits): void {
  expect([...reads.keys()].filter((outcome) => outcome !== 200 && outcome !== status)).toEqual([]);
  expect(refused.filter((outcome) => outcome !== status)).toEqual([]);
}

/**
 * No time without a response was longer than three seconds, or than this machine takes to start a site. The delay of
 * this process's own timers is not the site's.
 */
export function expectShortSilence(visits: Visits, { startedWithinMs }: SupervisedSite): void {
  const { longestSilenceMs, longestDelayMs } = visits;
  expect(longestSilenceMs).toBeLessThan(Math.max(maxSilenceMs, startedWithinMs) + longestDelayMs);
}

/** The titles of all acknowledged publications, by database. */
const acknowledged = new Map<string, string[]>();

/** Every article whose publication was acknowledged is there. */
export async function expectWhole(databaseUrl: string, visits: Visits): Promise<void> {
  const expected = [...(acknowledged.get(databaseUrl) ?? []), ...visits.published];
  acknowledged.set(databaseUrl, expected);
  expect(expected.length).toBeGreaterThan(0);
  const titles = new Set(await readTitles(databaseUrl));
  expect(expected.filter((title) => !titles.has(title))).toEqual([]);
}

/** Without the code of the site, which would migrate the database. */
async function readTitles(databaseUrl: string): Promise<string[]> {
  const query = 'select title from posts';
  if (databaseUrl.startsWith('file:')) {
    const database = new DatabaseSync(databaseUrl.slice('file:'.length), { readOnly: true });
    const rows = database.prepare(query).all();
    database.close();
    return rows.map(({ title }) => String(title));
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ title: string }>(query);
  await client.end();
  return rows.map(({ title }) => title);
}
