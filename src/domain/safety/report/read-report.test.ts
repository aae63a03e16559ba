import { expect } from 'vitest';
import { submitEnquiry } from '#domain/enquiries/index.ts';
import { createPost, schedulePublication } from '#domain/posts/index.ts';
import type { Database, DatabaseSize } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { enquiryForm, enquiryOptions } from '../../../../tests/support/sample-enquiry.ts';
import { samplePost } from '../../../../tests/support/sample-post.ts';
import { claimJob, endJob, readJob } from '../job-rows.ts';
import { recordSample } from './disk-line.ts';
import { readSafetyReport, type SafetySources } from './read-report.ts';
import type { SafetyLine } from './safety-report.ts';

const start = Date.parse('2026-11-24T09:00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (ms: number) => new Date(start + ms);
const gigabyte = 1_000_000_000;

function sources(changes: Partial<SafetySources> = {}): SafetySources {
  return {
    version: '1.2.3',
    startedAt: '2026-11-20T08:00:00.000Z',
    timeZone: 'Asia/Baghdad',
    siteUrl: 'http://localhost:3000',
    backup: { isSet: true, minutes: 15 },
    assistant: { isSet: true },
    channels: [],
    mailTo: [],
    readSize: async () => ({ bytes: gigabyte, freeBytes: 100 * gigabyte }),
    ...changes,
  };
}

/** A line of the page; undefined where it has none. */
async function read<Topic extends SafetyLine['topic']>(
  database: Database,
  topic: Topic,
  options: { sources?: Partial<SafetySources>; now?: Date } = {},
) {
  const { lines } = await readSafetyReport(
    database,
    sources(options.sources),
    options.now ?? after(0),
  );
  return lines.find((line): line is Extract<SafetyLine, { topic: Topic }> => line.topic === topic);
}

async function schedulerRan(database: Database, at: Date): Promise<void> {
  await database
    .insertInto('safety_jobs')
    .values({ job: 'scheduler', succeeded_at: at.toISOString() })
    .execute();
}

describeEachEngine('the owner’s page', (test) => {
  test('says since when the site runs, and has what is red first', async ({ database }) => {
    await claimJob(database, 'backup', null, after(0));
    await endJob(database, 'backup', { failure: 'place-full' }, after(0));
    const report = await readSafetyReport(database, sources(), after(minuteMs));
    expect(report).toMatchObject({ now: '2026-11-24T09:01:00.000Z', timeZone: 'Asia/Baghdad' });
    expect(report.lines.map(({ topic, problem }) => [topic, problem])).toEqual([
      ['backup', 'place-full'],
      ['schedule', 'scheduler-stalled'],
      ...['proof', 'disk', 'assistant', 'mail', 'site'].map((topic) => [topic, null]),
    ]);
    expect(report.lines.at(-1)).toEqual({
      topic: 'site',
      problem: null,
      version: '1.2.3',
      startedAt: '2026-11-20T08:00:00.000Z',
    });
  });

  test('says when a backup was last made and proven, and when that is late', async ({
    database,
  }) => {
    expect(await read(database, 'proof')).toMatchObject({ problem: null, succeededAt: null });
    for (const job of ['backup', 'proof'] as const) {
      await claimJob(database, job, null, after(0));
      await endJob(database, job, { result: '{}' }, after(0));
    }
    const succeededAt = after(0).toISOString();
    const late = async (ms: number) => [
      (await read(database, 'backup', { now: after(ms) }))?.problem,
      (await read(database, 'proof', { now: after(ms) }))?.problem,
    ];
    expect(await read(database, 'proof')).toMatchObject({ problem: null, succeededAt });
    expect(await late(60 * minuteMs)).toEqual([null, null]);
    expect(await late(61 * minuteMs)).toEqual(['backup-late', null]);
    expect(await late(37 * 60 * minuteMs)).toEqual(['backup-late', 'proof-late']);
    // It runs.
    const running = after(61 * minuteMs);
    await claimJob(database, 'backup', await readJob(database, 'backup'), running);
    expect((await read(database, 'backup', { now: running }))?.problem).toBeNull();
  });

  test('asks for a second place where the site is public, and only there', async ({ database }) => {
    const backup = { isSet: false, minutes: 15 };
    const problem = async (siteUrl: string) =>
      (await read(database, 'backup', { sources: { backup, siteUrl } }))?.problem;
    expect(await problem('https://lutka.example')).toBe('no-backup');
    expect(await problem('http://localhost:3000')).toBeNull();
    expect(await read(database, 'proof', { sources: { backup } })).toBeUndefined();
  });

  test('says for how many weeks the disk lasts, at the growth of the last weeks, and what it does not know', async ({
    database,
  }) => {
    const disk = async (size: DatabaseSize, day: number) =>
      await read(database, 'disk', {
        now: after(day * dayMs),
        sources: { readSize: async () => size },
      });
    const grown = (day: number) => gigabyte + day * 10_000_000;
    const sample = async (day: number) =>
      await recordSample(database, { bytes: grown(day) }, after(day * dayMs));
    await sample(0);
    // Once for each day.
    await recordSample(database, { bytes: 5 }, after(1_000));
    await sample(6);
    const freeBytes = 7 * gigabyte;
    expect(await disk({ bytes: grown(6), freeBytes }, 6)).toMatchObject({
      problem: null,
      weeklyBytes: null,
      weeks: null,
    });
    await sample(7);
    expect(await disk({ bytes: grown(7), freeBytes }, 7)).toMatchObject({
      problem: null,
      weeklyBytes: 70_000_000,
      weeks: 100,
    });
    // PostgreSQL on another machine.
    expect(await disk({ bytes: grown(7), freeBytes: null }, 7)).toMatchObject({
      problem: null,
      weeklyBytes: 70_000_000,
      freeBytes: null,
      weeks: null,
    });
    await sample(60);
    await recordSample(database, { bytes: grown(60) + gigabyte }, after(61 * dayMs));
    const fast = await disk({ bytes: 2_600_000_000, freeBytes }, 61);
    // From day 6, since what was earlier is left out: 1.55 GB in 55 days.
    expect(fast?.weeks).toBeGreaterThan(30);
    expect(fast?.weeks).toBeLessThan(40);
  });

  test('is red where the disk lasts less than four weeks, or has no room for a proof', async ({
    database,
  }) => {
    await recordSample(database, { bytes: gigabyte }, after(0));
    await recordSample(database, { bytes: 2 * gigabyte }, after(7 * dayMs));
    const problem = async (bytes: number, freeBytes: number) =>
      (
        await read(database, 'disk', {
          now: after(7 * dayMs),
          sources: { readSize: async () => ({ bytes, freeBytes }) },
        })
      )?.problem;
    expect(await problem(gigabyte, 4 * gigabyte)).toBeNull();
    expect(await problem(gigabyte, 4 * gigabyte - 1)).toBe('disk-soon-full');
    expect(await problem(gigabyte, 2 * gigabyte - 1)).toBe('disk-full');
    expect(await problem(0, 99_999_999)).toBe('disk-full');
  });

  test('does not promise weeks where the database shrank', async ({ database }) => {
    await recordSample(database, { bytes: 2 * gigabyte }, after(0));
    await recordSample(database, { bytes: gigabyte }, after(7 * dayMs));
    expect(await read(database, 'disk', { now: after(7 * dayMs) })).toMatchObject({
      problem: null,
      weeklyBytes: -gigabyte,
      weeks: null,
    });
  });

  test('names the next article, and is red where the scheduler stands still', async ({
    database,
  }) => {
    expect(await read(database, 'schedule')).toMatchObject({
      problem: 'scheduler-stalled',
      next: null,
    });
    await schedulerRan(database, after(0));
    expect((await read(database, 'schedule'))?.problem).toBeNull();
    expect((await read(database, 'schedule', { now: after(121_000) }))?.problem).toBe(
      'scheduler-stalled',
    );
    const later = await createPost(database, samplePost({ title: 'Later', publishedAt: null }));
    const sooner = await createPost(database, samplePost({ title: 'Sooner', publishedAt: null }));
    for (const [{ id }, days] of [
      [later, 9],
      [sooner, 2],
    ] as const)
      await schedulePublication(database, {
        ids: [id],
        publishAt: after(days * dayMs),
        username: 'sara',
        now: after(0),
      });
    expect((await read(database, 'schedule'))?.next).toEqual({
      title: 'Sooner',
      language: 'en',
      publishAt: after(2 * dayMs).toISOString(),
    });
  });

  test('says what the assistant has cost, and is red at its limit', async ({ database }) => {
    await database
      .insertInto('assistant_runs')
      .values({
        username: 'sara',
        task: 'enhance',
        model: 'openai/m',
        prompt_version: '1',
        started_at: after(0).toISOString(),
        outcome: 'done',
        microdollars: 12_500_000,
      })
      .execute();
    const line = async (monthlyLimit?: number) =>
      await read(database, 'assistant', { sources: { assistant: { isSet: true, monthlyLimit } } });
    expect(await line()).toMatchObject({ problem: null, dollars: 12.5, limit: null, unknown: 0 });
    expect(await line(12.51)).toMatchObject({ problem: null, limit: 12.51 });
    expect(await line(12.5)).toMatchObject({ problem: 'limit-reached' });
    const never = { assistant: { isSet: false }, now: after(40 * dayMs) };
    expect(await read(database, 'assistant', { sources: never, now: never.now })).toBeUndefined();
  });

  test('counts messages of visitors that wait, and is red after an hour', async ({ database }) => {
    expect(await read(database, 'deliveries')).toBeUndefined();
    const channels = ['mail', 'telegram'] as const;
    const line = async (ms: number) =>
      await read(database, 'deliveries', { sources: { channels }, now: after(ms) });
    expect(await line(0)).toMatchObject({ problem: null, waiting: 0, waitingSince: null });
    await submitEnquiry(database, {
      fields: enquiryForm(),
      ...enquiryOptions({ channels, now: after(0) }),
    });
    const waitingSince = after(0).toISOString();
    expect(await line(60 * minuteMs)).toMatchObject({ problem: null, waiting: 2, waitingSince });
    expect(await line(61 * minuteMs)).toMatchObject({ problem: 'deliveries-wait' });
  });
});
