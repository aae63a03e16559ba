import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { type BackupStore, onlyBackups, type StoredBackup } from './backup-store.ts';
import { readListing } from './s3-listing.ts';
import { type AskS3, putInParts, s3PartBytes, sha256Of } from './s3-parts.ts';
import { StoreError, type StoreErrorCode } from './store-error.ts';

export type S3Settings = {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  keyId: string;
  secretKey: string;
  bucket: string;
  /** Folder inside the bucket; empty, or ends with `/`. */
  prefix: string;
};

/** Far more than any rule keeps. */
const maxPages = 20;
/** A small request on a slow line. */
const requestMs = 60_000;
/** The slowest line on which a backup still arrives. */
const minBytesPerMs = 50;

/**
 * Any storage with the S3 protocol, addressed by path (`endpoint/bucket/key`), which every such service takes. An
 * upload carries the SHA-256 of the file or of each part: the service stores all of it or nothing.
 *
 * @param partBytes for tests; 5 MB is the least that S3 takes
 */
export function createS3Store(settings: S3Settings, partBytes: number = s3PartBytes): BackupStore {
  const { endpoint, bucket, prefix, region, keyId, secretKey } = settings;
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  });
  const urlOf = (name: string) => `${endpoint}/${bucket}/${encodeURI(prefix)}${name}`;
  const ask: AskS3 = async (url, init, bytes = 0) => {
    const signal = AbortSignal.timeout(requestMs + Math.ceil(bytes / minBytesPerMs));
    const request = await client.sign(url, { ...init, signal });
    return await accepted(await fetch(request));
  };
  return {
    put: async (name, path) =>
      await translated(async () => {
        const file = await openAsBlob(path);
        if (file.size > partBytes) return await putInParts(ask, urlOf(name), { file, partBytes });
        const headers = { 'X-Amz-Content-Sha256': await sha256Of(file) };
        await drain(await ask(urlOf(name), { method: 'PUT', body: file, headers }, file.size));
      }),
    list: async () => await translated(async () => onlyBackups(await listAll(ask, settings))),
    fetch: async (name, path) =>
      await translated(async () => {
        const { bytes = 0 } =
          (await listAll(ask, settings)).find((stored) => stored.name === name) ?? {};
        const response = await ask(urlOf(name), { method: 'GET' }, bytes);
        await pipeline(chunksOf(response), createWriteStream(path, { mode: 0o600 }));
      }),
    remove: async (name) =>
      await translated(async () => await drain(await ask(urlOf(name), { method: 'DELETE' }))),
  };
}

async function listAll(
  ask: AskS3,
  { endpoint, bucket, prefix }: S3Settings,
): Promise<StoredBackup[]> {
  const stored: StoredBackup[] = [];
  let token: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token !== null) query.set('continuation-token', token);
    const response = await ask(`${endpoint}/${bucket}?${query}`, { method: 'GET' });
    const listing = await readListing(new Uint8Array(await response.arrayBuffer()));
    for (const { key, bytes } of listing.objects)
      if (key.startsWith(prefix)) stored.push({ name: key.slice(prefix.length), bytes });
    token = listing.next;
    if (token === null) break;
  }
  return stored;
}

async function* chunksOf({ body }: Response): AsyncIterable<Uint8Array> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) yield part.value;
}

/** Reads a response to its end, so that its connection is free. */
async function drain(response: Response): Promise<void> {
  await response.arrayBuffer();
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = (await response.text()).slice(0, 2_000);
  // The service's own word for it, such as `SignatureDoesNotMatch`.
  const reason = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
  throw new StoreError(
    codeOf(response.status, reason),
    `The storage answered ${response.status} ${reason}`.trim(),
  );
}

function codeOf(status: number, reason: string): StoreErrorCode {
  if (/Quota|StorageFull|TooMuchData|InsufficientStorage/i.test(reason) || status === 507)
    return 'full';
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'missing';
  // Of a proxy in front of a service that is down.
  return status === 502 || status === 503 || status === 504 ? 'unreachable' : 'failed';
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StoreError) throw error;
    // Room and rights of the own disk are not the storage's.
    if ('syscall' in error) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new StoreError('unreachable', `The storage did not answer: ${reason}`);
  }
}
