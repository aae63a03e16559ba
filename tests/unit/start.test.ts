import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import getPort from 'get-port';
import { test as base, expect } from 'vitest';
import { serverFault } from '#content/server-fault.ts';

type Started = { process: ChildProcess; output: () => string };

const test = base.extend<{
  folder: string;
  start: (variables: Record<string, string>) => Promise<Started>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-start-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  start: async ({ folder }, use) => {
    const running: ChildProcess[] = [];
    await use(async (variables) => {
      const child = spawn('npm', ['start', '--silent'], {
        env: { ...process.env, DATABASE_URL: `file:${join(folder, 'site.db')}`, ...variables },
        detached: true,
      });
      running.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk;
        });
      }
      const ended = once(child, 'close');
      let hasEnded = false;
      ended.then(() => {
        hasEnded = true;
      });
      await until(() => hasEnded || output.includes('The site is at'));
      return { process: child, output: () => output };
    });
    for (const { pid, exitCode } of running) {
      if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
    }
  },
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Long, because the first of them may have to build. */
const timeout = 120_000;

test('npm start prints the address, and once the first admin, serves there, and starts again on the same data', {
  timeout,
}, async ({ start }) => {
  const port = String(await getPort());
  for (const round of ['new', 'again']) {
    const site = await start({ PORT: port });
    const lines = site
      .output()
      .trim()
      .split('\n')
      .filter((line) => !line.includes('Building'));
    const address = `The site is at http://127.0.0.1:${port}`;
    const firstAdmin = expect.stringMatching(
      /^The first admin is admin with the password \S{16,} /,
    );
    expect(lines).toEqual(round === 'new' ? [firstAdmin, address] : [address]);
    const response = await fetch(`http://127.0.0.1:${port}/api/blog/posts?fields=summary`);
    expect(await response.json()).toHaveLength(18);
    site.process.kill('SIGTERM');
    const [code] = await once(site.process, 'close');
    expect(code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  }
});

test('Ctrl-C stops it, and the reads it had counted are written first', { timeout }, async ({
  start,
}) => {
  const port = String(await getPort());
  const origin = `http://127.0.0.1:${port}`;
  const site = await start({ PORT: port });
  const [post] = await (await fetch(`${origin}/api/blog/posts?fields=summary`)).json();
  await fetch(`${origin}/blog/${post.slug}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Mobile Safari/537.36' },
  });
  // A terminal sends the signal to the whole group.
  if (site.process.pid) process.kill(-site.process.pid, 'SIGINT');
  await once(site.process, 'close');
  const again = await start({ PORT: port });
  const detail = await (await fetch(`${origin}/api/blog/posts/${post.slug}`)).json();
  expect(detail.views).toBe(1);
  again.process.kill('SIGTERM');
  await once(again.process, 'close');
});

test('wrong settings stop the start with one line each', { timeout }, async ({ start }) => {
  const site = await start({
    PORT: 'many',
    SITE_URL: 'example.com/path',
    DATABASE_URL: 'mysql://x',
  });
  const lines = site
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.includes('Building'));
  expect(lines).toEqual([
    'PORT takes the number of a TCP port, 0 to 65535',
    'SITE_URL takes the public origin without a path, such as https://example.com',
    'DATABASE_URL takes file:path/to/site.db or postgres://user:password@host/name',
  ]);
  expect(site.process.exitCode).not.toBe(0);
});

test('a file that is no database, and a port that is taken, are told in a line', {
  timeout,
}, async ({ start, folder }) => {
  const file = join(folder, 'broken.db');
  await writeFile(file, 'this is not a database, only some text that is long enough'.repeat(40));
  const broken = await start({ PORT: '0', DATABASE_URL: `file:${file}` });
  expect(broken.output()).toContain(file);
  expect(broken.output().trim().split('\n').length).toBeLessThanOrEqual(2);

  const port = String(await getPort());
  const first = await start({ PORT: port });
  const second = await start({ PORT: port, DATABASE_URL: `file:${join(folder, 'other.db')}` });
  expect(second.output()).toContain(`port ${port}`);
  first.process.kill('SIGTERM');
  await once(first.process, 'close');
});

test('a database that fails later is told as a fault of ours, without what broke', {
  timeout,
}, async ({ start, folder }) => {
  const port = String(await getPort());
  const site = await start({ PORT: port });
  const database = new DatabaseSync(join(folder, 'site.db'));
  database.exec('alter table posts rename to gone');
  database.close();
  for (const [path, words] of [
    ['/kurdish/blog', '500: Internal Server Error'],
    ['/kurdish/blog/some-post', serverFault.ckb.title],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(response.status).toBe(500);
    const html = await response.text();
    expect({ said: html.includes(words), leaked: html.includes('no such table') }).toEqual({
      said: true,
      leaked: false,
    });
  }
  expect((await fetch(`http://127.0.0.1:${port}/kurdish`)).status).toBe(200);
  site.process.kill('SIGTERM');
  await once(site.process, 'close');
});
