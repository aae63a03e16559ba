import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, startS3 } from '../../../../tests/support/start-s3.ts';
import { startTcpProxy } from '../../../../tests/support/tcp-proxy.ts';
import type { BackupTarget } from '../../backup-settings.ts';
import { openStore } from './index.ts';

const older = 'site-2026-11-24T09-15-00Z.backup';
const newer = 'site-2026-11-24T09-30-00Z.backup';

async function newFile(bytes: Uint8Array): Promise<string> {
  const path = join(await newFolder(), 'file');
  await writeFile(path, bytes);
  return path;
}

async function targetOf(kind: BackupTarget['kind']): Promise<BackupTarget> {
  if (kind === 's3') return (await startS3()).settings;
  return { kind, folder: await newFolder() };
}

describe.each(['folder', 's3'] as const)('a second place of kind %s', (kind) => {
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
