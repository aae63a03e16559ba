import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { startJobProcess } from '#domain/safety/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { newDatabase } from '../support/each-engine.ts';
import { samplePost } from '../support/sample-post.ts';
import { startS3 } from '../support/start-s3.ts';

const script = resolve('scripts/backup-job.ts');

test.for(['sqlite', 'postgres'] as const)(
  'a backup of %s goes to an S3 storage, and a built site shows its article from what is restored',
  async (engine) => {
    const { settings } = await startS3();
    const databaseUrl = await newDatabase(engine);
    const database = await openDatabase(databaseUrl);
    await createPost(database, samplePost());
    await database.destroy();
    setEnvironment({
      DATABASE_URL: databaseUrl,
      BACKUP_KEY: 'the key of this test',
      BACKUP_TO: `s3://${settings.bucket}/site`,
      BACKUP_S3_ENDPOINT: settings.endpoint,
      BACKUP_S3_KEY_ID: settings.keyId,
      BACKUP_S3_SECRET_KEY: settings.secretKey,
    });
    const { signal } = new AbortController();
    const request = { sent: null, mayHaveChanged: true, now: '2026-11-24T09:00:00.000Z' };
    const backup = await startJobProcess(script, { ...request, job: 'backup' }, signal);
    if (!('sent' in backup)) throw new Error(JSON.stringify(backup));
    const { sent } = backup;
    expect(sent.name).toBe('site-2026-11-24T09-00-00Z.backup');
    const proof = await startJobProcess(script, { ...request, sent, job: 'proof' }, signal);
    expect(proof).toEqual({ job: 'proof', name: sent.name });
  },
);

/** The job inherits it. */
function setEnvironment(variables: Record<string, string>): void {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  onTestFinished(() => {
    for (const name of Object.keys(variables)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  });
}
