import { chmod, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newSshKey, startSftp } from '../../../../tests/support/start-sftp.ts';
import { startTcpProxy } from '../../../../tests/support/tcp-proxy.ts';
import { newFolder } from '../../../../tests/support/temporary.ts';
import { openStore } from './index.ts';
import { createSftpStore } from './sftp-store.ts';

const name = 'site-2026-11-24T09-15-00Z.backup';
const otherKey = `SHA256:${'A'.repeat(43)}`;

async function newFile(bytes: number): Promise<string> {
  const path = join(await newFolder(), 'file');
  await writeFile(path, Buffer.alloc(bytes, 'a backup '));
  return path;
}

async function machine() {
  const started = await startSftp();
  const folder = join(started.root, started.settings.folder);
  await mkdir(folder);
  return { ...started, folder };
}

/** A server of another kind at a port. */
async function listen(onConnection: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('another machine is trusted by its host key alone: a stranger gets no password, and the error names the key that it showed', async () => {
  const { account, settings, folder } = await machine();
  const attempts: string[] = [];
  const watched = Object.defineProperty(account, 'password', {
    get: () => attempts.push('asked') && 'the password of these tests',
  });
  const error = await openStore({ ...settings, hostKeys: [otherKey] })
    .put(name, await newFile(10))
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'unverified' });
  expect(String(error)).toContain(settings.hostKeys[0]);
  expect(String(error)).not.toContain(settings.password);
  expect(attempts).toEqual([]);
  expect(await readdir(folder)).toEqual([]);

  // While a key is being replaced, both are named.
  const both = openStore({ ...settings, hostKeys: [otherKey, ...settings.hostKeys] });
  expect(await both.list()).toEqual([]);
  expect(watched.password).toBe(settings.password);
});

test('another machine takes the key of a file; without that file, or with another key, it is denied', async () => {
  const { account, settings } = await machine();
  const { private: privateKey, public: publicKey } = newSshKey();
  const keyFile = join(await newFolder(), 'key');
  await writeFile(keyFile, privateKey);
  await chmod(keyFile, 0o600);
  const store = openStore({ ...settings, password: undefined, keyFile });
  await expect(store.list()).rejects.toMatchObject({ code: 'denied' });
  account.publicKey = publicKey;
  expect(await store.list()).toEqual([]);
  const gone = openStore({ ...settings, password: undefined, keyFile: `${keyFile}-gone` });
  await expect(gone.list()).rejects.toMatchObject({ code: 'denied' });
  await writeFile(keyFile, 'not a key');
  await expect(store.list()).rejects.toMatchObject({ code: 'denied' });
});

test('another machine whose password was changed, or that lets the user only read, is denied, and the error tells no secret', async () => {
  const { account, settings, behaviour, folder } = await machine();
  behaviour.isReadOnly = true;
  const put = openStore(settings).put(name, await newFile(10));
  await expect(put).rejects.toMatchObject({ code: 'denied' });
  account.password = 'another one since';
  const error = await openStore(settings)
    .list()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'denied' });
  expect(String(error)).not.toContain(settings.password);
  expect(await readdir(folder)).toEqual([]);
});

test('another machine whose disk takes no more is full, and half a file is not left there', async () => {
  const { settings, behaviour, folder } = await machine();
  behaviour.isFull = true;
  const put = openStore(settings).put(name, await newFile(1_000_000));
  await expect(put).rejects.toMatchObject({ code: 'full' });
  expect(await readdir(folder)).toEqual([]);
});

test('a line to another machine that is cut during an upload or before it is unreachable, and the next upload removes what is left', async () => {
  const { port, settings, folder } = await machine();
  const proxy = await startTcpProxy(port);
  onTestFinished(proxy.close);
  const far = openStore({ ...settings, port: proxy.port });
  const upload = far.put(name, await newFile(20_000_000));
  const failed = expect(upload).rejects.toMatchObject({ code: 'unreachable' });
  await expect.poll(() => readdir(folder)).toEqual([`${name}.part`]);
  proxy.cut();
  await failed;
  expect(await far.list()).toEqual([]);

  const left = join(folder, `${name}.part`);
  const near = openStore(settings);
  const next = 'site-2026-11-26T09-15-00Z.backup';
  await near.put(next, await newFile(10));
  expect((await readdir(folder)).sort()).toEqual([`${name}.part`, next]);
  await utimes(left, 0, 0);
  await near.put(next, await newFile(10));
  expect(await readdir(folder)).toEqual([next]);

  const nobody = openStore({ ...settings, port: 1 });
  await expect(nobody.list()).rejects.toMatchObject({ code: 'unreachable' });
});

test('a machine that accepts the connection and says nothing, or answers no request, is unreachable', async () => {
  const silent = await listen(() => undefined);
  const { settings, behaviour } = await machine();
  const mute = createSftpStore({ ...settings, port: silent }, 300);
  await expect(mute.list()).rejects.toMatchObject({ code: 'unreachable' });
  behaviour.hangs = true;
  await expect(createSftpStore(settings, 1_000).list()).rejects.toMatchObject({
    code: 'unreachable',
  });
});

test('a machine that sends data without end is left: before it says its name, as a listing, and as a file', async () => {
  let sent = 0;
  const port = await listen((socket) => {
    const line = Buffer.alloc(8_000, 'no name ');
    const more = () => {
      while (socket.writable && socket.write(line)) sent += line.length;
    };
    socket.on('drain', more).on('error', () => undefined);
    more();
  });
  const { settings, behaviour, folder } = await machine();
  const endless = createSftpStore({ ...settings, port });
  await expect(endless.list()).rejects.toMatchObject({ code: 'failed' });
  expect(sent).toBeLessThan(50_000_000);

  behaviour.listsForever = true;
  await expect(openStore(settings).list()).rejects.toMatchObject({ code: 'failed' });
  // 100 files in each.
  expect(behaviour.sent).toBeLessThan(300);
  behaviour.listsForever = false;

  await writeFile(join(folder, name), 'small');
  behaviour.bytesForEachRead = 200_000;
  const path = join(await newFolder(), 'fetched');
  await openStore(settings)
    .fetch(name, path)
    .catch(() => undefined);
  expect((await readFile(path)).length).toBeLessThanOrEqual(5);
});
