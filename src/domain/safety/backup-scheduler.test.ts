import { expect, onTestFinished } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { openStore } from '#platform/backup/index.ts';
import type { BackupTarget } from '#platform/backup-target.ts';
import { openDatabase, openDatabaseWithChanges } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { recordOutput } from '../../../tests/support/record-output.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { startS3 } from '../../../tests/support/start-s3.ts';
import { startTcpProxy } from '../../../tests/support/tcp-proxy.ts';
import { newFolder } from '../../../tests/support/temporary.ts';
import { createBackupTick } from './backup-scheduler.ts';
import { claimJob, endJob, readJob } from './job-rows.ts';
import { runJob } from './run-job.ts';

const key = 'the key of these tests';

/** Reads the restored database. The page of a built site is asked for in `tests/release/backup-job.test.ts`. */
async function readPosts(databaseUrl: string): Promise<void> {
  const copy = await openDatabase(databaseUrl);
  await copy.selectFrom('posts').select('title').executeTakeFirstOrThrow();
  await copy.destroy();
}

/** A site whose clock the test moves. */
async function keeper(databaseUrl: string, target: BackupTarget) {
  const opened = await openDatabaseWithChanges(databaseUrl, {
    onChange: () => undefined,
    onMissedEvents: () => undefined,
  });
  const { database } = opened;
  onTestFinished(async () => {
    await opened.changes.stop();
    await database.destroy();
  });
  let now = Date.parse('2026-11-24T09:00:00Z');
  const failing: Record<string, boolean> = {};
  const onRead = ({ job, isFailing }: { job: string; isFailing: boolean }) => {
    failing[job] = isFailing;
  };
  metricsEvents.on('safetyJobRead', onRead);
  onTestFinished(() => void metricsEvents.off('safetyJobRead', onRead));
  const tickWith = (backupKey: string, place: BackupTarget) => {
    const environment = { ...readEnvironment({ DATABASE_URL: databaseUrl }), backupKey };
    const backup = { ...environment.backup, target: place };
    return createBackupTick(
      database,
      {
        readClock: async () => new Date(now),
        readChangeToken: opened.readChangeToken,
        minutes: 15,
        timeZone: 'Asia/Baghdad',
        backupKey,
        runJob: (request) => runJob(request, { ...environment, backup }, readPosts),
      },
      new AbortController().signal,
    );
  };
  await createPost(database, samplePost());
  return {
    database,
    failing,
    tick: tickWith(key, target),
    tickWith,
    pass: (minutes: number) => {
      now += minutes * 60_000;
    },
    failures: async () => [
      (await readJob(database, 'backup'))?.failure ?? null,
      (await readJob(database, 'proof'))?.failure ?? null,
    ],
  };
}

describeEachEngine('keeping the site safe', (test) => {
  test('sends every 15 minutes what changed, and proves the first one and one each night', async ({
    databaseUrl,
  }) => {
    const target = { kind: 'folder', folder: await newFolder() } as const;
    const site = await keeper(databaseUrl, target);
    const count = async () => (await openStore(target).list()).length;
    await site.tick();
    expect(await count()).toBe(1);
    expect(await site.failures()).toEqual([null, null]);
    expect((await readJob(site.database, 'proof'))?.succeeded_at).toBe('2026-11-24T09:00:00.000Z');
    site.pass(15);
    await site.tick();
    expect(await count()).toBe(1);
    await createPost(site.database, samplePost({ title: 'A second one' }));
    site.pass(14);
    await site.tick();
    expect(await count()).toBe(1);
    await expect
      .poll(
        async () => {
          site.pass(15);
          await site.tick();
          return await count();
        },
        // PostgreSQL reports its counts some seconds late.
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(2);
    site.pass(24 * 60);
    await site.tick();
    expect((await readJob(site.database, 'proof'))?.succeeded_at).toMatch(/^2026-11-2[5-9]T/);
    expect(site.failing).toEqual({ backup: false, proof: false });
  });

  test('one of many processes gets a job, and after a death another one does', async ({
    database,
  }) => {
    const start = Date.parse('2026-11-24T09:00:00Z');
    const claim = async (now: Date) => {
      const row = await readJob(database, 'backup');
      const claims = Array.from({ length: 10 }, () => claimJob(database, 'backup', row, now));
      return (await Promise.all(claims)).filter(Boolean).length;
    };
    expect(await claim(new Date(start))).toBe(1);
    expect(await claim(new Date(start + 60_000))).toBe(0);
    expect(await claim(new Date(start + 121_000))).toBe(1);
    await endJob(database, 'backup', { failure: 'place-full' }, new Date(start + 122_000));
    expect(await claim(new Date(start + 123_000))).toBe(1);
  });
});

testOnFile(
  'keeping the site safe says within one cycle, in log and metrics, that access was taken back or the line is cut, and that all is well again',
  async ({ databaseUrl }) => {
    const { port, settings } = await startS3();
    const proxy = await startTcpProxy(port);
    onTestFinished(proxy.close);
    const place = { ...settings, endpoint: `http://127.0.0.1:${proxy.port}` };
    const site = await keeper(databaseUrl, place);
    const written = recordOutput();
    await site.tick();
    expect(await site.failures()).toEqual([null, null]);
    site.pass(15);
    const secretKey = 'an-access-key-that-was-taken-back';
    await site.tickWith(key, { ...place, secretKey })();
    expect((await site.failures())[0]).toBe('place-denied');
    expect(site.failing.backup).toBe(true);
    expect(written()).toContain('"failure":"place-denied"');
    expect(written()).not.toContain(secretKey);
    site.pass(15);
    await site.tick();
    expect(site.failing.backup).toBe(false);
    await proxy.close();
    site.pass(15);
    await site.tick();
    expect((await site.failures())[0]).toBe('place-unreachable');
    expect(written()).toContain('"failure":"place-unreachable"');
    expect(site.failing.backup).toBe(true);
  },
);

testOnFile(
  'keeping the site safe says at the first look that the key is another one',
  async ({ databaseUrl }) => {
    const target = { kind: 'folder', folder: await newFolder() } as const;
    const site = await keeper(databaseUrl, target);
    const written = recordOutput();
    await site.tick();
    site.pass(1);
    await site.tickWith('another key than before', target)();
    expect((await site.failures())[1]).toBe('wrong-key');
    expect(site.failing.proof).toBe(true);
    expect(written()).toContain('"failure":"wrong-key"');
    expect(written()).not.toContain('another key than before');
  },
);
