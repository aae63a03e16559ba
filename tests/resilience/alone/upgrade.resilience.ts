import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../support/each-engine.ts';
import { prepareSite } from '../../support/prepare-site.ts';
import { type CloneOfSite, cloneOfSite } from '../../support/upgrade/clone-of-site.ts';
import {
  expectNothingMissed,
  expectOnly,
  expectServes,
  expectShortSilence,
  expectWhole,
} from '../../support/upgrade/expectations.ts';
import { behave, type Fault, misbehave, type Place } from '../../support/upgrade/misbehaviour.ts';
import {
  currentOf,
  type SupervisedSite,
  startSupervised,
  startUpgrade,
} from '../../support/upgrade/supervised-site.ts';
import { startVisitors, type Visits } from '../../support/upgrade/visitors.ts';

let clone: CloneOfSite;
/** A line for each upgrade, printed at the end. */
const figures: string[] = [];

beforeAll(() => {
  clone = cloneOfSite();
});

afterAll(() => {
  console.log(figures.join('\n'));
  rmSync(clone.root, { recursive: true, force: true });
});

const nameOf = (version: keyof CloneOfSite['commits']) => clone.commits[version].slice(0, 12);

type Result = { code: number | null; output: string; visits: Visits; current: string };

/** Upgrades while visitors come. Afterwards the site serves, and has every article that it acknowledged. */
async function upgrade(
  sites: readonly SupervisedSite[],
  ref: string,
  site: { databaseUrl: string; headers: { authorization: string } },
  during?: (run: ReturnType<typeof startUpgrade>) => Promise<void>,
): Promise<Result> {
  let turn = 0;
  const visitors = startVisitors(() => sites[turn++ % sites.length]?.origin ?? '', site.headers);
  const startedAt = performance.now();
  const run = startUpgrade(clone.root, ref, sites);
  await during?.(run);
  const { code, output } = await run.ended;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  for (const each of sites) await expectServes(each);
  const visits = await visitors.stop();
  await expectWhole(site.databaseUrl, visits);
  figures.push(
    `${expect.getState().currentTestName}: ${seconds} s, longest time between two responses ${Math.round(visits.longestSilenceMs)} ms, ${JSON.stringify(Object.fromEntries(visits.reads))}`,
  );
  return { code, output, visits, current: currentOf(clone.root) };
}

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
    figures.push(`A start of the site took ${Math.round(site.startedWithinMs)} ms`);
  });

  afterEach(() => behave(folder));
  afterAll(async () => {
    expect(await site.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  });

  const upgradeSite = async (ref: string, during?: Parameters<typeof upgrade>[3]) => {
    const result = await upgrade([site], ref, { databaseUrl, headers }, during);
    expectShortSilence(result.visits, site);
    return result;
  };
  const expectFormer = ({ code, output, current }: Result, reason: string) => {
    expect(output).toContain(reason);
    expect(output).toContain(`The former version, ${nameOf('first')}, serves, with all data`);
    expect({ code, current }).toEqual({ code: 1, current: nameOf('first') });
  };

  test('a version that can not be built changes nothing', async () => {
    const { output, code, current, visits } = await upgradeSite(clone.commits.unbuildable);
    expect(output).toMatch(/npm run release failed[\s\S]*vite\.config\.ts/);
    expect({ code, current }).toEqual({ code: 1, current: nameOf('first') });
    expectNothingMissed(visits);
  });

  test.for<[Fault, Place, string]>([
    ['migration', 'copy', 'It can not migrate'],
    ['readyz', 'copy', '/readyz answers 503'],
    ['page', 'copy', '/kurdish/blog answers 500'],
    ['migration', 'own', 'It can not migrate'],
    ['start', 'public', 'before it replied'],
  ])(
    'a version with a wrong %s (%s) leaves the former one serving, and no request fails',
    async ([fault, place, reason]) => {
      misbehave(folder, fault, place);
      const result = await upgradeSite(clone.commits.next);
      expectFormer(result, reason);
      expectNothingMissed(result.visits);
    },
  );

  test('a version with a page that fails only in public is replaced by the former one', async () => {
    misbehave(folder, 'page', 'public');
    const result = await upgradeSite(clone.commits.next);
    expectFormer(result, '/kurdish/blog answers 500');
    expectOnly(500, result.visits);
  });

  test('a version that crashes right after the switch is replaced by the former one', async () => {
    misbehave(folder, 'crash', 'public');
    const { code, output, current, visits } = await upgradeSite(clone.commits.next);
    expect({ code, current }, output).toEqual({ code: 1, current: nameOf('first') });
    const failed = ['ECONNREFUSED', 'ECONNRESET'];
    const others = [...visits.reads.keys()].filter((outcome) => !failed.includes(String(outcome)));
    expect(others).toEqual([200]);
  });

  test.for(['Version:', 'Backup:', 'On the copy:', 'On the site’s database'])(
    'an upgrade that is killed after “%s” leaves the former version serving, and no request fails',
    async (line) => {
      const { code, current, visits } = await upgradeSite(clone.commits.next, async (run) => {
        await run.printed(new RegExp(line));
        run.process.kill('SIGKILL');
      });
      expect({ code, current }).toEqual({ code: null, current: nameOf('first') });
      expectNothingMissed(visits);
    },
  );

  test('a good version serves after it, and back again, and no request fails', async () => {
    const there = await upgradeSite(clone.commits.next);
    expect(there.output).toContain(`Done: ${nameOf('next')} serves`);
    expect(there).toMatchObject({ code: 0, current: nameOf('next') });
    expectNothingMissed(there.visits);
    const back = await upgradeSite(nameOf('first'));
    expect(back, back.output).toMatchObject({ code: 0, current: nameOf('first') });
    expectNothingMissed(back.visits);
    const again = await startUpgrade(clone.root, nameOf('first'), [site]).ended;
    expect(again.output).toContain('It runs already: nothing to do');
  });

  test.for<[Fault, Place]>([
    ['page', 'own'],
    ['migration', 'own'],
    ['start', 'public'],
  ])(
    'a breaking version with a wrong %s (%s) closes the site, and the former database returns',
    async ([fault, place]) => {
      misbehave(folder, fault, place);
      const result = await upgradeSite(clone.commits.breaking);
      expectFormer(result, 'Closed: visitors get a page that says so');
      expectOnly(503, result.visits);
    },
  );

  test('an upgrade that is killed while the site is closed leaves the former version and database', async () => {
    const { code, output, current, visits } = await upgradeSite(
      clone.commits.breaking,
      async (run) => {
        await run.printed(/Copied: the database/);
        run.process.kill('SIGKILL');
      },
    );
    expect({ code, current }, output).toEqual({ code: null, current: nameOf('first') });
    expectOnly(503, visits);
  });

  test('after a power cut while the site is closed, the next start restores the database', async () => {
    const visitors = startVisitors(() => site.origin, headers);
    const run = startUpgrade(clone.root, clone.commits.breaking, [site]);
    await run.printed(/Copied: the database/);
    await site.kill();
    expect((await run.ended).code).toBe(1);
    site = await startSupervised(clone.root, folder, { PORT: String(site.port) });
    await expectServes(site);
    await expectWhole(databaseUrl, await visitors.stop());
    expect(currentOf(clone.root)).toBe(nameOf('first'));
  });

  test('a good breaking version closes the site, and opens it again', async () => {
    const { code, output, current, visits } = await upgradeSite(clone.commits.breaking);
    expect(output).toMatch(
      /Closed: visitors get a page that says so[\s\S]*Open again, after [\d.]+ s/,
    );
    expect({ code, current }).toEqual({ code: 0, current: nameOf('breaking') });
    expectOnly(503, visits);
    expect(visits.reads.get(503)).toBeGreaterThan(0);
    const refused = await upgradeSite(nameOf('first'));
    expect(refused.output).toContain('The database is one of a newer version of the site');
    expect(refused).toMatchObject({ code: 1, current: nameOf('breaking') });
    expectNothingMissed(refused.visits);
  });
});

describe('two instances on PostgreSQL', () => {
  test('no request fails in a good upgrade, nor where the second fails; a breaking version closes both', async () => {
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
    const upgradeBoth = async (ref: string) => await upgrade(sites, ref, { databaseUrl, headers });
    const [firstFolder = '', secondFolder = ''] = folders;

    misbehave(secondFolder, 'page', sites[1]?.port ?? 0);
    const back = await upgradeBoth(clone.commits.next);
    expect(back, back.output).toMatchObject({ code: 1, current: nameOf('first') });
    expect(back.output).toContain('/kurdish/blog answers 500');
    expectOnly(500, back.visits);
    behave(secondFolder);

    const good = await upgradeBoth(clone.commits.next);
    expect(good, good.output).toMatchObject({ code: 0, current: nameOf('next') });
    expectNothingMissed(good.visits);

    misbehave(firstFolder, 'migration', 'own');
    const closed = await upgradeBoth(clone.commits.breaking);
    expect(closed, closed.output).toMatchObject({ code: 1, current: nameOf('next') });
    expect(closed.output).toMatch(/Closed:[\s\S]*It can not migrate/);
    expectOnly(503, closed.visits);
    behave(firstFolder);

    const broken = await upgradeBoth(clone.commits.breaking);
    expect(broken, broken.output).toMatchObject({ code: 0, current: nameOf('breaking') });
    expectOnly(503, broken.visits);
  });

  /** As after an installation of the first version. */
  function makeFirstCurrent(): void {
    rmSync(join(clone.root, 'releases/current'), { force: true });
    symlinkSync(nameOf('first'), join(clone.root, 'releases/current'));
  }
});
