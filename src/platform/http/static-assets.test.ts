import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { serveFastHandler } from '../../../tests/support/serve-fast-handler.ts';
import { compressAll, encodings, fileExtensions } from './content-encoding.ts';
import { createStaticAssets } from './static-assets.ts';

const script = 'let answer = 42;'.repeat(100);

async function serveAssets(newFolder?: string) {
  const folder = newFolder ?? (await newAssetFolder());
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'a-1234.js'), script);
  const bodies = await compressAll(Buffer.from(script), 'small');
  for (const encoding of encodings)
    await writeFile(
      join(folder, 'assets', `a-1234.js${fileExtensions[encoding]}`),
      bodies[encoding],
    );
  await writeFile(join(folder, 'film.mp4'), '0123456789');
  return await serveFastHandler(createStaticAssets(() => [], folder));
}

async function newAssetFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('caches files with a hash in their name for good, and revalidates others', async () => {
  const ask = await serveAssets();
  const hashed = await ask('/assets/a-1234.js?v=1');
  expect(hashed.headers['cache-control']).toContain('immutable');
  expect(hashed.headers['content-type']).toContain('javascript');
  const named = await ask('/film.mp4');
  expect(named.headers['cache-control']).not.toContain('immutable');
  const again = await ask('/film.mp4', { headers: { 'if-none-match': named.headers.etag } });
  expect(again.status).toBe(304);
});

test('sends the compressed files of the build', async () => {
  const ask = await serveAssets();
  const { headers, body } = await ask('/assets/a-1234.js', {
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(script);
  const plain = await ask('/assets/a-1234.js');
  expect(plain.headers['content-length']).toBe(String(script.length));
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
});

test('serves the hashed files of its own build after another one, and reads the others when first requested', async () => {
  const folder = await newAssetFolder();
  const ask = await serveAssets(folder);
  await rm(join(folder, 'assets'), { recursive: true });
  expect((await ask('/assets/a-1234.js')).body.toString()).toBe(script);
  await writeFile(join(folder, 'film.mp4'), 'a newer film');
  expect((await ask('/film.mp4')).body.toString()).toBe('a newer film');
  await rm(join(folder, 'film.mp4'));
  expect((await ask('/film.mp4')).body.toString()).toBe('a newer film');
});

test('declines a file that was removed before it was first requested, until it is there', async () => {
  const folder = await newAssetFolder();
  const ask = await serveAssets(folder);
  await rm(join(folder, 'film.mp4'));
  expect((await ask('/film.mp4')).body.toString()).toBe('declined');
  await writeFile(join(folder, 'film.mp4'), 'a newer film');
  expect((await ask('/film.mp4')).body.toString()).toBe('a newer film');
});

test('responds 500 while a file can’t be read, and sends it once it can', async () => {
  const folder = await newAssetFolder();
  const ask = await serveAssets(folder);
  await rm(join(folder, 'film.mp4'));
  await mkdir(join(folder, 'film.mp4'));
  expect((await ask('/film.mp4')).status).toBe(500);
  await rm(join(folder, 'film.mp4'), { recursive: true });
  await writeFile(join(folder, 'film.mp4'), 'a newer film');
  expect((await ask('/film.mp4')).body.toString()).toBe('a newer film');
});

test('sends a single byte range, or else the whole file', async () => {
  const ask = await serveAssets();
  for (const [range, status, text, contentRange] of [
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-30', 200, '0123456789', undefined],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ] as const) {
    const response = await ask('/film.mp4', { headers: { range } });
    expect(
      [response.status, response.body.toString(), response.headers['content-range']],
      range,
    ).toEqual([status, text, contentRange]);
  }
});

test('declines other paths and methods', async () => {
  const ask = await serveAssets();
  const paths = ['/', '/nothing', '/../package.json', '/assets/', '/%2e%2e/package.json'];
  for (const path of [...paths, '/assets/a-1234.js.br'])
    expect((await ask(path)).body.toString(), path).toBe('declined');
  expect((await ask('/film.mp4', { method: 'POST' })).status).toBe(404);
});
