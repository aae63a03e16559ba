import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/index.ts';
import { startMailServer } from '../fakes/mail-server.ts';
import { newDatabase } from '../support/each-engine.ts';
import { signedInHeaders } from '../support/signed-in.ts';
import { until } from '../support/site-calls.ts';
import { startBuiltSite } from '../support/start-built-site.ts';
import { newFolder } from '../support/start-s3.ts';

/** The site looks twice a minute, and a busy machine takes its time. */
const busyMs = 600_000;

test.for(['sqlite', 'postgres'] as const)(
  'a built site on %s says within one cycle that its second place is gone: in the panel, the log, the metrics and by mail',
  async (engine) => {
    const mailServer = await startMailServer();
    onTestFinished(mailServer.close);
    const databaseUrl = await newDatabase(engine);
    const folder = join(await newFolder(), 'backups');
    const metricsPort = await getPort();
    const site = await startBuiltSite(databaseUrl, {
      BACKUP_KEY: 'the key of this test',
      BACKUP_TO: `file:${folder}`,
      BACKUP_MINUTES: '1',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'site@lutka.example',
      MAIL_TO: 'owner@lutka.example',
      METRICS_PORT: String(metricsPort),
    });
    onTestFinished(() => site.kill());
    const database = await openDatabase(databaseUrl);
    onTestFinished(() => database.destroy());
    const headers = await signedInHeaders(database);
    const backupLine = async () => {
      const response = await fetch(`${site.origin}/api/admin/safety`, { headers });
      // A busy database answers 503; the next look follows.
      const { lines = [] } = await response.json();
      return lines.find(({ topic }: { topic: string }) => topic === 'backup');
    };
    const metrics = async () =>
      await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

    await until(backupLine, (line) => line?.problem === 'place-missing', busyMs);
    await until(
      async () => mailServer.mails.length,
      (count) => count > 0,
      busyMs,
    );
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]).toMatchObject({
      to: ['owner@lutka.example'],
      headers: { subject: expect.stringContaining('The place of the backups is not there') },
    });
    expect(site.output()).toContain('"failure":"place-missing"');
    expect(await metrics()).toMatch(/^site_safety_red\{topic="backup"\} 1$/m);
    expect(await metrics()).toMatch(/^site_safety_failing\{job="backup"\} 1$/m);

    await mkdir(folder);
    const mended = await until(backupLine, (line) => line?.problem === null, busyMs);
    expect(Date.parse(mended.succeededAt)).not.toBeNaN();
    await until(metrics, (text) => text.includes('site_safety_red{topic="backup"} 0'), busyMs);
    expect(mailServer.mails).toHaveLength(1);
    expect(await site.stop()).toBe(0);
  },
);
