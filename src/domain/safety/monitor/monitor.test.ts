import { expect, onTestFinished } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { sendMail } from '#platform/mail/index.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import { startMailServer } from '../../../../tests/fakes/mail-server.ts';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { recordOutput } from '../../../../tests/support/record-output.ts';
import { serveCertificate, testAuthority } from '../../../../tests/support/serve-certificate.ts';
import { claimJob, endJob, readJob } from '../job-rows.ts';
import { readSafetyReport, type SafetySources } from '../report/read-report.ts';
import type { SafetyProblem } from '../shared/safety.ts';
import { mailText } from './mail-text.ts';
import { createMonitorTick } from './monitor.ts';

const minuteMs = 60_000;

/** A site with a mail server, whose clock the test moves. `looks`: those of two instances. */
async function watched(database: Database, changes: Partial<SafetySources> = {}) {
  let now = Date.parse('2026-11-24T09:00:00Z');
  let isRefusing = false;
  const server = await startMailServer({
    replyToMail: () => (isRefusing ? { code: 554, text: 'Not taken' } : undefined),
  });
  onTestFinished(server.close);
  const sources: SafetySources = {
    version: '1',
    startedAt: '2026-11-20T08:00:00.000Z',
    timeZone: 'UTC',
    siteUrl: 'http://localhost:3000',
    backup: { isSet: true, minutes: 15 },
    assistant: { isSet: false },
    channels: [],
    mailTo: ['owner@lutka.example'],
    readSize: async () => ({ bytes: 1, freeBytes: 1_000_000_000_000 }),
    ...changes,
  };
  const readClock = async () => new Date(now);
  const instance = () =>
    createMonitorTick(database, {
      sources,
      readClock,
      ca: testAuthority,
      sendMail: async (mail) =>
        await sendMail(server.settings(), {
          ...mailText(mail, sources.siteUrl),
          key: mail.key,
        }),
    });
  const looks = [instance(), instance()];
  await database
    .insertInto('safety_jobs')
    .values({ job: 'scheduler', succeeded_at: '2099-01-01T00:00:00.000Z' })
    .execute();
  return {
    sources,
    readClock,
    /** The subjects of the mails that arrived since the last call, without the name of the site. */
    mails: () =>
      server.mails.splice(0).map(({ headers }) => headers.subject?.replace('localhost:3000: ', '')),
    received: server.mails,
    refuse: (isWanted: boolean) => {
      isRefusing = isWanted;
    },
    /** Lets time pass, and both instances look at once. */
    look: async (minutes: number) => {
      now += minutes * minuteMs;
      await Promise.all(looks.map((look) => look()));
    },
    backup: async (failure: SafetyProblem | null) => {
      await claimJob(database, 'backup', await readJob(database, 'backup'), new Date(now));
      await endJob(database, 'backup', failure ? { failure } : { result: '{}' }, new Date(now));
    },
  };
}

describeEachEngine('looking how the site stands', (test) => {
  test('mails a problem once, however many instances look, and once when it is over', async ({
    database,
  }) => {
    const site = await watched(database);
    await site.backup(null);
    await site.look(0);
    expect(site.mails()).toEqual([]);
    await site.backup('place-denied');
    await site.look(1);
    const [mail] = site.received;
    expect(mail).toMatchObject({ to: ['sales@lutka.example'] });
    expect(mail?.text).toContain('Its key or password was changed, or has ended.');
    expect(mail?.text).toContain('/admin/dashboard?screen=safety');
    for (const language of [
      'مكان النسخ الاحتياطية لا يسمح للموقع بالدخول',
      'شوێنی کۆپییە یەدەگەکان',
    ])
      expect(mail?.headers.subject).toContain(language);
    expect(site.mails()).toEqual([
      expect.stringMatching(/^The place of the backups refuses the site · /),
    ]);
    for (const minutes of [1, 15, 15, 300]) {
      await site.backup('place-denied');
      await site.look(minutes);
    }
    expect(site.mails()).toEqual([]);
    await site.backup('place-full');
    await site.look(15);
    expect(site.mails()).toEqual([expect.stringMatching(/^The place of the backups is full/)]);
    await site.backup(null);
    await site.look(1);
    await site.look(19);
    expect(site.mails()).toEqual([]);
    await site.look(1);
    expect(site.mails()).toEqual([
      expect.stringMatching(/^Over: The place of the backups is full/),
    ]);
    await site.look(1);
    expect(site.mails()).toEqual([]);
  });

  test('mails a line that comes and goes once', async ({ database }) => {
    const site = await watched(database);
    for (const failure of [
      'place-unreachable',
      null,
      'place-unreachable',
      null,
      'place-unreachable',
    ] as const) {
      await site.backup(failure);
      await site.look(15);
    }
    expect(site.mails()).toEqual([expect.stringContaining('can’t be reached')]);
    await site.backup(null);
    await site.look(0);
    await site.backup(null);
    await site.look(20);
    expect(site.mails()).toEqual([expect.stringContaining('Over: ')]);
    await site.backup('place-unreachable');
    await site.look(15);
    expect(site.mails()).toEqual([expect.stringContaining('can’t be reached')]);
  });

  test('keeps what a mail server refuses, says so, and sends it later under the same key', async ({
    database,
  }) => {
    const site = await watched(database);
    const written = recordOutput();
    site.refuse(true);
    await site.backup('wrong-key');
    await site.look(0);
    await site.look(4);
    expect(site.mails()).toEqual([]);
    expect(written().match(/could not mail what is wrong/g)).toHaveLength(1);
    const lines = async () =>
      (await readSafetyReport(database, site.sources, await site.readClock())).lines;
    expect((await lines()).find(({ topic }) => topic === 'mail')?.problem).toBe('mail-not-sent');
    const row = await readJob(database, 'mail');
    site.refuse(false);
    await site.look(1);
    const begun = Date.parse(JSON.parse(row?.result ?? '').begun);
    expect(site.received[0]?.headers['message-id']).toBe(`<safety-${begun}-0@lutka.example>`);
    expect(site.mails()).toHaveLength(1);
    expect((await lines()).find(({ topic }) => topic === 'mail')?.problem).toBeNull();
  });

  test('says what is red in log and metrics once it is', async ({ database }) => {
    const site = await watched(database);
    const written = recordOutput();
    const red: Record<string, boolean> = {};
    const onRead = ({ topic, isRed }: { topic: string; isRed: boolean }) => {
      red[topic] = isRed;
    };
    metricsEvents.on('safetyLineRead', onRead);
    onTestFinished(() => void metricsEvents.off('safetyLineRead', onRead));
    await site.backup('no-room');
    await site.look(0);
    await site.look(1);
    expect(red).toMatchObject({ backup: true, proof: false, disk: false });
    // By each of the two instances.
    expect(written().match(/"topic":"backup","problem":"no-room"/g)).toHaveLength(2);
    await site.backup(null);
    await site.look(1);
    expect(red).toMatchObject({ backup: false });
  });

  test('reads the certificate once an hour, in one of the instances, and all of them say the same', async ({
    database,
  }) => {
    const { origin, counted, renew } = await serveCertificate('good');
    const site = await watched(database, { siteUrl: origin });
    const certificate = async () => {
      const { lines } = await readSafetyReport(database, site.sources, await site.readClock());
      return lines.find((line) => line.topic === 'certificate');
    };
    expect(await certificate()).toMatchObject({ problem: null, endsAt: null });
    await site.look(0);
    await site.look(1);
    expect(counted.connections).toBe(1);
    expect(await certificate()).toMatchObject({
      problem: null,
      host: new URL(origin).host,
      endsAt: '2126-01-01T00:00:00.000Z',
    });
    for (const name of ['expired', 'other-name', 'self-signed'] as const) {
      renew(name);
      await site.look(60);
      const problem = name === 'self-signed' ? 'certificate-not-trusted' : `certificate-${name}`;
      expect(await certificate()).toMatchObject({ problem });
    }
    expect(counted.connections).toBe(4);
    expect(site.mails()).toHaveLength(3);
  });

  test('warns before a certificate ends, and forgets what it read when the host is silent for a day', async ({
    database,
  }) => {
    const { origin } = await serveCertificate('good');
    const site = await watched(database, { siteUrl: origin });
    await site.look(0);
    const at = async (time: string) => {
      const row = await readJob(database, 'certificate');
      const { certificate } = JSON.parse(row?.result ?? '');
      const result = JSON.stringify({ origin, readAt: time, certificate });
      await endJob(database, 'certificate', { result }, new Date(time));
      const { lines } = await readSafetyReport(database, site.sources, new Date(time));
      return lines.find((line) => line.topic === 'certificate')?.problem;
    };
    expect(await at('2125-12-18T00:00:00.000Z')).toBeNull();
    expect(await at('2125-12-18T00:00:01.000Z')).toBe('certificate-ends-soon');
    expect(await at('2126-01-01T00:00:00.000Z')).toBe('certificate-expired');
    const aDayLater = new Date('2126-01-02T00:00:00.000Z');
    const { lines } = await readSafetyReport(database, site.sources, aDayLater);
    expect(lines.find((line) => line.topic === 'certificate')).toMatchObject({
      problem: null,
      endsAt: null,
    });
  });
});
