import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';

/** What a client needs to use the bucket. */
export type S3Server = {
  port: number;
  settings: {
    kind: 's3';
    endpoint: string;
    region: string;
    bucket: string;
    prefix: string;
    keyId: string;
    secretKey: string;
  };
};

/** Starts a storage with the S3 protocol and one bucket. It checks signatures, and ends with the test. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'site-s3-'));
  const bucket = 'lutka-backups';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  // The only key of this server.
  const key = { keyId: 'S3RVER', secretKey: 'S3RVER' };
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = { endpoint, region: 'us-east-1', bucket, prefix: 'site/', ...key };
  return { port, settings: { kind: 's3', ...settings } };
}
