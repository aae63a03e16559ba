import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { test as base, expect } from 'vitest';
import { createBuiltAssets } from './built-assets.ts';

const test = base.extend<{ site: Hono }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
  site: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-assets-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'a-1234.js'), 'let a');
    await writeFile(join(folder, 'film.mp4'), '0123456789');
    const site = new Hono();
    site.use(createBuiltAssets(folder));
    site.all('*', (context) => context.text('page'));
    await use(site);
    await rm(folder, { recursive: true });
  },
});

test('files with a hash in their name never change, others are asked for again', async ({
  site,
}) => {
  const hashed = await site.request('/assets/a-1234.js');
  expect(hashed.headers.get('cache-control')).toContain('immutable');
  expect(hashed.headers.get('content-type')).toContain('javascript');
  const named = await site.request('/film.mp4');
  expect(named.headers.get('cache-control')).not.toContain('immutable');
  const etag = named.headers.get('etag') ?? '';
  const again = await site.request('/film.mp4', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.for([
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=20-30', 200, '0123456789', null],
  ['bytes=5-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['nonsense', 200, '0123456789', null],
] as const)('Range: %s', async ([range, status, body, contentRange], { site }) => {
  const response = await site.request('/film.mp4', { headers: { range } });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('content-range')).toBe(contentRange);
});

test.for(['/', '/nothing', '/../package.json', '/assets/', '/%2e%2e/package.json'])(
  '%s is no file of the build',
  async (path, { site }) => {
    expect(await (await site.request(path)).text()).toBe('page');
  },
);
