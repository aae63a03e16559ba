import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { until } from '../support/site-calls.ts';
import { type CloneOfSite, cloneOfSite } from '../support/upgrade/clone-of-site.ts';
import {
  ask,
  currentOf,
  type SupervisedSite,
  startSupervised,
  startUpgrade,
} from '../support/upgrade/supervised-site.ts';
import { type Met, startVisitors } from '../support/upgrade/visitors.ts';

let clone: CloneOfSite;

beforeAll(() => {
  clone = cloneOfSite();
}, 1_200_000);

afterAll(() => rmSync(clone.root, { recursive: true, force: true }));

const nameOf = (version: keyof CloneOfSite['commits']) => clone.commits[version].slice(0, 12);

describe('one instance on SQLite', () => {
  let folder: string;
  let databaseUrl: string;
  let headers: { authorization: string };
  let site: SupervisedSite;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-upgrade-'));
    mkdirSync(join(folder, 'data'));
    databaseUrl = `file:${join(folder, 'data/site.db')}`;
    headers = await prepareSite(databaseUrl);
    site = await startSupervised(clone.root, folder, {});
  });

  afterEach(() => misbehave(folder, null));
  afterAll(async () => {
    expect(await site.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  });

  const upgrade = async (
    ref: string,
    work?: (run: ReturnType<typeof startUpgrade>) => Promise<void>,
  ) => {
    const visitors = startVisitors(() => site.origin, headers);
    const run = startUpgrade(clone.root, ref, [site]);
    await work?.(run);
    const { code, output } = await run.ended;
    await expectServes(site);
    const met = await visitors.stop();
    await expectWhole(databaseUrl, met);
    return { code, output, met };
  };

  test('a version that can not be built changes nothing', async () => {
    const { code, output, met } = await upgrade(clone.commits.unbuildable);
    expect(output).toMatch(/npm run release failed/);
    expect(output).toContain('src/server/index.ts');
    expect({ code, current: currentOf(clone.root) }).toEqual({ code: 1, current: nameOf('first') });
    expectNothingMissed(met);
  });

  test.for([
    ['migration', 'It can not migrate'],
    ['readyz', '/readyz answers 503'],
    ['page', '/kurdish/blog answers 500'],
    ['live migration', 'It can not migrate'],
    ['start', 'ended before it listened'],
  ])(
    'a version with a wrong %s leaves the former one serving, and nobody notices',
    async ([how = '', reason = '']) => {
      misbehave(folder, how);
      const { code, output, met } = await upgrade(clone.commits.next);
      expect(output).toContain(reason);
      expect(output).toMatch(
        new RegExp(`The version before, ${nameOf('first')}, serves, with all data`),
      );
      expect({ code, current: currentOf(clone.root) }).toEqual({
        code: 1,
        current: nameOf('first'),
      });
      expectNothingMissed(met);
    },
  );

  test('a version with a page that fails only in public is replaced by the former one', async () => {
    misbehave(folder, 'public page');
    const { code, output, met } = await upgrade(clone.commits.next);
    expect(output).toContain('/kurdish/blog answers 500');
    expect({ code, current: currentOf(clone.root) }).toEqual({ code: 1, current: nameOf('first') });
    // Its own responses, and none that is missing.
    expect([...met.reads.keys()].sort()).toEqual([200, 500]);
    expect(met.refused).toEqual([]);
  });

  test('a version that dies once it is public is replaced by the former one', async () => {
    misbehave(folder, 'crash');
    const { code, output, met } = await upgrade(clone.commits.next);
    expect({ code, current: currentOf(clone.root) }, output).toEqual({
      code: 1,
      current: nameOf('first'),
    });
    expect(met.reads.get(200)).toBeGreaterThan(50);
  });

  test.for(['Version:', 'Backup:', 'On the copy:', 'Beside the site'])(
    'an upgrade that is killed after “%s” leaves the former version serving, and nobody notices',
    async (line) => {
      const { code, met } = await upgrade(clone.commits.next, async (run) => {
        await run.said(new RegExp(line));
        run.process.kill('SIGKILL');
      });
      expect({ code, current: currentOf(clone.root) }).toEqual({
        code: null,
        current: nameOf('first'),
      });
      expectNothingMissed(met);
    },
  );

  test('a good version serves after it, and back again, and nobody notices', async () => {
    const there = await upgrade(clone.commits.next);
    expect(there.output).toContain(`Done: ${nameOf('next')} serves`);
    expect({ code: there.code, current: currentOf(clone.root) }).toEqual({
      code: 0,
      current: nameOf('next'),
    });
    expectNothingMissed(there.met);
    const back = await upgrade(nameOf('first'));
    expect({ code: back.code, current: currentOf(clone.root) }, back.output).toEqual({
      code: 0,
      current: nameOf('first'),
    });
    expectNothingMissed(back.met);
    const again = await upgrade(nameOf('first'));
    expect(again.output).toContain('It runs already: nothing to do');
  });

  test.for(['page', 'live migration', 'start'])(
    'a version that breaks, with a wrong %s, closes the site and gives the database back',
    async (how) => {
      // The copy has to be well, so that the site is closed at all.
      const visitors = startVisitors(() => site.origin, headers);
      const run = startUpgrade(clone.root, clone.commits.breaking, [site]);
      await run.said(/Closing:/);
      misbehave(folder, how);
      const { code, output } = await run.ended;
      await expectServes(site);
      const met = await visitors.stop();
      await expectWhole(databaseUrl, met);
      expect(output).toContain(
        'The version before can not run on the database that this one leaves',
      );
      expect(output).toContain(`The version before, ${nameOf('first')}, serves, with all data`);
      expect({ code, current: currentOf(clone.root) }).toEqual({
        code: 1,
        current: nameOf('first'),
      });
      expectOnlyClosed(met);
    },
  );

  test('an upgrade that is killed while the site is closed gives the database back', async () => {
    const { code, output, met } = await upgrade(clone.commits.breaking, async (run) => {
      await run.said(/Closed: the database is held/);
      run.process.kill('SIGKILL');
    });
    expect({ code, current: currentOf(clone.root) }, output).toEqual({
      code: null,
      current: nameOf('first'),
    });
    expectOnlyClosed(met);
  });

  test('after a power cut while the site is closed, the next start gives the database back', async () => {
    const run = startUpgrade(clone.root, clone.commits.breaking, [site]);
    await run.said(/Closed: the database is held/);
    await site.kill();
    expect((await run.ended).code).toBe(1);
    site = await startSupervised(clone.root, folder, { PORT: String(site.port) });
    await expectServes(site);
    await expectWhole(databaseUrl, null);
    expect(currentOf(clone.root)).toBe(nameOf('first'));
  });

  test('a version that breaks closes the site, says so, and opens it again', async () => {
    const { code, output, met } = await upgrade(clone.commits.breaking);
    expect(output).toMatch(
      /Closing: visitors get a page that says so[\s\S]*Open again, after [\d.]+ s/,
    );
    expect({ code, current: currentOf(clone.root) }).toEqual({
      code: 0,
      current: nameOf('breaking'),
    });
    expectOnlyClosed(met);
    const refused = await upgrade(nameOf('first'));
    expect(refused.output).toContain('The database is one of a newer version of the site');
    expect({ code: refused.code, current: currentOf(clone.root) }).toEqual({
      code: 1,
      current: nameOf('breaking'),
    });
  });
});

describe('two instances on PostgreSQL', () => {
  test('go on while each is upgraded, both go back where the second fails, and both close for a version that breaks', async () => {
    makeFirstCurrent();
    const databaseUrl = await newDatabase('postgres');
    const headers = await prepareSite(databaseUrl);
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'site-upgrade-')));
    const sites: SupervisedSite[] = [];
    for (const folder of folders)
      sites.push(await startSupervised(clone.root, folder, { DATABASE_URL: databaseUrl }));
    onTestFinished(async () => {
      for (const site of sites) await site.stop();
      for (const folder of folders) rmSync(folder, { recursive: true });
    });
    let turn = 0;
    const originOf = () => sites[turn++ % 2]?.origin ?? '';
    const upgrade = async (ref: string) => {
      const visitors = startVisitors(originOf, headers);
      const { code, output } = await startUpgrade(clone.root, ref, sites).ended;
      for (const site of sites) await expectServes(site);
      const met = await visitors.stop();
      await expectWhole(databaseUrl, met);
      return { code, output, met, current: currentOf(clone.root) };
    };
    const second = folders[1] ?? '';
    misbehave(second, `page ${sites[1]?.port}`);
    const back = await upgrade(clone.commits.next);
    expect(back, back.output).toMatchObject({ code: 1, current: nameOf('first') });
    expect(back.output).toContain('/kurdish/blog answers 500');
    expectNothingMissed(back.met);
    misbehave(second, null);
    const good = await upgrade(clone.commits.next);
    expect(good, good.output).toMatchObject({ code: 0, current: nameOf('next') });
    expectNothingMissed(good.met);

    const closing = startUpgrade(clone.root, clone.commits.breaking, sites);
    await closing.said(/Closing:/);
    misbehave(folders[0] ?? '', 'page');
    const closed = await closing.ended;
    expect(closed.output).toContain(`The version before, ${nameOf('next')}, serves, with all data`);
    await expectWhole(databaseUrl, good.met);
    misbehave(folders[0] ?? '', null);
    const broken = await upgrade(clone.commits.breaking);
    expect(broken, broken.output).toMatchObject({ code: 0, current: nameOf('breaking') });
    expectOnlyClosed(broken.met);
  });

  /** As after an installation of the first version. */
  function makeFirstCurrent(): void {
    rmSync(join(clone.root, 'releases/current'));
    symlinkSync(nameOf('first'), join(clone.root, 'releases/current'));
  }
});

function misbehave(folder: string, how: string | null): void {
  const file = join(folder, 'data/misbehave');
  if (how === null) rmSync(file, { force: true });
  else {
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(file, how);
  }
}

/** The site answers with the page of an article, and not with that of the closed site. */
async function expectServes(site: SupervisedSite): Promise<void> {
  await until(
    async () => (await ask(`${site.origin}/readyz`)).status,
    (status) => status === 200,
  );
  expect((await ask(`${site.origin}/kurdish/blog`)).text).toContain('lang="ckb"');
}

/** The titles of all acknowledged publications, by database. */
const acknowledged = new Map<string, string[]>();

/** Every article whose publication was acknowledged is there. */
async function expectWhole(databaseUrl: string, met: Met | null): Promise<void> {
  const expected = [...(acknowledged.get(databaseUrl) ?? []), ...(met?.published ?? [])];
  acknowledged.set(databaseUrl, expected);
  expect(expected.length).toBeGreaterThan(0);
  const titles = new Set(await titlesIn(databaseUrl));
  expect(expected.filter((title) => !titles.has(title))).toEqual([]);
}

/** Read without the site's code, which would migrate the database. */
async function titlesIn(databaseUrl: string): Promise<string[]> {
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

function expectNothingMissed({ reads, refused, published }: Met): void {
  expect({ statuses: [...reads.keys()], refused }).toEqual({ statuses: [200], refused: [] });
  expect(published.length).toBeGreaterThan(0);
}

/** Responses came all the time: pages, or the page that says that the site is closed. */
function expectOnlyClosed({ reads, refused }: Met): void {
  expect([...reads.keys()].sort()).toEqual([200, 503]);
  expect(refused.filter((status) => status !== 503)).toEqual([]);
}
