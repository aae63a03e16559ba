import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request as askHttp, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startS3 } from '../../../../tests/support/start-s3.ts';
import { startSftp } from '../../../../tests/support/start-sftp.ts';
import { startTcpProxy } from '../../../../tests/support/tcp-proxy.ts';
import { newFolder } from '../../../../tests/support/temporary.ts';
import type { BackupTarget } from '../../backup-target.ts';
import { openStore } from './index.ts';
import { createS3Store } from './s3-store.ts';

const older = 'site-2026-11-24T09-15-00Z.backup';
const newer = 'site-2026-11-24T09-30-00Z.backup';

async function newFile(bytes: Uint8Array): Promise<string> {
  const path = join(await newFolder(), 'file');
  await writeFile(path, bytes);
  return path;
}

async function targetOf(kind: BackupTarget['kind']): Promise<BackupTarget> {
  if (kind === 's3') return (await startS3()).settings;
  if (kind === 'folder') return { kind, folder: await newFolder() };
  const { root, settings } = await startSftp();
  await mkdir(join(root, settings.folder));
  return settings;
}

describe.each(['folder', 's3', 'sftp'] as const)('a second place of kind %s', (kind) => {
  test('holds files, lists them by age, gives them back byte for byte, and removes them', async () => {
    const store = openStore(await targetOf(kind));
    expect(await store.list()).toEqual([]);
    const bytes = Buffer.alloc(3_000_000, 'bytes of a backup ');
    await store.put(newer, await newFile(bytes));
    await store.put(older, await newFile(Buffer.from('small')));
    expect(await store.list()).toEqual([
      { name: older, bytes: 5 },
      { name: newer, bytes: bytes.length },
    ]);
    const path = join(await newFolder(), 'fetched');
    await store.fetch(newer, path);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    expect((await stat(path)).mode & 0o077).toBe(0);
    await store.remove(older);
    expect((await store.list()).map(({ name }) => name)).toEqual([newer]);
  });

  test('that does not exist is missing', async () => {
    const target = await targetOf(kind);
    const gone =
      target.kind === 's3'
        ? { ...target, bucket: 'another-bucket' }
        : { ...target, folder: join(target.folder, 'gone') };
    const store = openStore(gone);
    await expect(store.list()).rejects.toMatchObject({ code: 'missing' });
    await expect(store.put(newer, await newFile(Buffer.from('a')))).rejects.toMatchObject({
      code: 'missing',
    });
  });

  test('keeps files of other kinds to itself', async () => {
    const target = await targetOf(kind);
    const store = openStore(target);
    await store.put('notes.txt', await newFile(Buffer.from('notes')));
    if (target.kind === 'folder') await mkdir(join(target.folder, 'lost+found'));
    expect(await store.list()).toEqual([]);
  });
});

test('a storage that rejects the key, because it was changed there, is denied, and tells no secret', async () => {
  const { settings } = await startS3();
  const secretKey = 'a secret that was taken back';
  const denied = openStore({ ...settings, secretKey });
  const error = await denied.list().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'denied' });
  expect(String(error)).not.toContain(secretKey);
});

test('a line that is cut during an upload or before it is unreachable, and nothing of the file is there', async () => {
  const { port, settings } = await startS3();
  const proxy = await startTcpProxy(port);
  onTestFinished(proxy.close);
  const store = openStore({ ...settings, endpoint: `http://127.0.0.1:${proxy.port}` });
  await store.list();
  proxy.part();
  const put = store.put(newer, await newFile(Buffer.alloc(2_000_000)));
  const failed = expect(put).rejects.toMatchObject({ code: 'unreachable' });
  const cutting = setInterval(proxy.cut, 20);
  await failed;
  clearInterval(cutting);
  expect(await openStore(settings).list()).toEqual([]);
  const nobody = openStore({ ...settings, endpoint: 'http://127.0.0.1:1' });
  await expect(nobody.list()).rejects.toMatchObject({ code: 'unreachable' });
});

test('a folder whose disk takes no more is full, and half a file is not left there', async () => {
  const folder = await newFolder();
  const path = await newFile(Buffer.alloc(1_000_000));
  // That process can't write more than 100 kB into a file: the error is that of a full disk.
  const module = resolve('src/platform/backup/stores/index.ts');
  const script = `
    const { openStore } = await import(${JSON.stringify(module)});
    const store = openStore({ kind: 'folder', folder: ${JSON.stringify(folder)} });
    await store.put('${newer}', ${JSON.stringify(path)}).catch(({ code }) => console.log(code));
    console.log(JSON.stringify(await store.list()));`;
  const limited = ['-c', 'ulimit -f 100; exec "$0" "$@"', process.execPath];
  const { stdout } = await promisify(execFile)('bash', [
    ...limited,
    ...['--input-type=module', '--eval', script],
  ]);
  expect(stdout).toBe('full\n[]\n');
});

test('a storage gets a large file in parts, byte for byte, and no part of an upload that breaks off', async () => {
  const { port, settings } = await startS3();
  const requests: string[] = [];
  let refused = '';
  // Passes requests on as they are, and refuses one.
  const proxy = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.replace(/uploadId=\w+/, 'uploadId=…')}`);
    if (refused !== '' && request.url?.includes(refused))
      return void response.writeHead(503).end(() => request.resume());
    const { method, url, headers } = request;
    const onward = askHttp({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const mebibyte = 1024 * 1024;
  const store = createS3Store({ ...settings, endpoint }, 5 * mebibyte);
  const bytes = randomBytes(12 * mebibyte + 1);
  await store.put(newer, await newFile(bytes));
  const object = `/${settings.bucket}/${settings.prefix}${newer}`;
  expect(requests).toEqual([
    `POST ${object}?uploads=`,
    ...[1, 2, 3].map((part) => `PUT ${object}?partNumber=${part}&uploadId=…`),
    `POST ${object}?uploadId=…`,
  ]);
  const path = join(await newFolder(), 'fetched');
  await store.fetch(newer, path);
  expect((await readFile(path)).equals(bytes)).toBe(true);

  requests.length = 0;
  refused = 'partNumber=2';
  const put = store.put(older, await newFile(bytes));
  await expect(put).rejects.toMatchObject({ code: 'unreachable' });
  expect(requests.at(-1)).toBe(`DELETE ${object.replace(newer, older)}?uploadId=…`);
  expect((await store.list()).map(({ name }) => name)).toEqual([newer]);
});
