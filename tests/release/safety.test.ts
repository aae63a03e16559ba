import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../fakes/mail-server.ts';
import { newDatabase } from '../support/each-engine.ts';
import { signedInHeaders } from '../support/signed-in.ts';
import { until } from '../support/site-calls.ts';
import { startBuiltSite } from '../support/start-built-site.ts';
import { newFolder, openForTest } from '../support/temporary.ts';

/** The site looks twice a minute, and a busy machine takes its time. */
const busyMs = 600_000;

test.for(['sqlite', 'postgres'] as const)(
  'a built site on %s says within one cycle that its second place is gone: in the panel, the log, the metrics and by mail',
  async (engine) => {
    const mailServer = await startMailServer();
    onTestFinished(mailServer.close);
    const databaseUrl = await newDatabase(engine);
    const folder = join(await newFolder(), 'backups');
    const site = await startBuiltSite(databaseUrl, {
      BACKUP_KEY: 'the key of this test',
      BACKUP_TO: `file:${folder}`,
      BACKUP_MINUTES: '1',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'site@lutka.example',
      MAIL_TO: 'owner@lutka.example',
      METRICS_PORT: '0',
    });
    onTestFinished(() => site.kill());
    const headers = await signedInHeaders(await openForTest(databaseUrl));
    const backupLine = async () => {
      const response = await fetch(`${site.origin}/api/admin/safety`, { headers });
      // A busy database answers 503; the next look follows.
      const { lines = [] } = await response.json();
      return lines.find(({ topic }: { topic: string }) => topic === 'backup');
    };

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
    expect(await site.readMetrics()).toMatch(/^site_safety_red\{topic="backup"\} 1$/m);
    expect(await site.readMetrics()).toMatch(/^site_safety_failing\{job="backup"\} 1$/m);

    await mkdir(folder);
    const mended = await until(backupLine, (line) => line?.problem === null, busyMs);
    expect(Date.parse(mended.succeededAt)).not.toBeNaN();
    await until(
      () => site.readMetrics(),
      (text) => text.includes('site_safety_red{topic="backup"} 0'),
      busyMs,
    );
    expect(mailServer.mails).toHaveLength(1);
    expect(await site.stop()).toBe(0);
  },
);
