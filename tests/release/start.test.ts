import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import getPort from 'get-port';
import { test as base, expect } from 'vitest';
import { exampleFacts } from '#content/company.ts';
import { serverError } from '#content/server-error.ts';

type Started = { process: ChildProcess; output: () => string };

type Start = (variables: Record<string, string>) => Promise<Started>;

const test = base.extend<{
  firstStart: { file: string; port: string; output: string; code: number };
  folder: string;
  start: Start;
}>({
  // A new database gets pictures, which takes seconds. So it is made once, and the other tests start with a copy.
  firstStart: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-first-start-'));
      const file = join(folder, 'site.db');
      const port = String(await getPort());
      const site = await startSite({ PORT: port, DATABASE_URL: `file:${file}` });
      site.process.kill('SIGTERM');
      const [code] = await once(site.process, 'close');
      await use({ file, port, output: site.output(), code });
      await rm(folder, { recursive: true });
    },
    { scope: 'file' },
  ],
  folder: async ({ firstStart }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-start-'));
    await copyFile(firstStart.file, join(folder, 'site.db'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  start: async ({ folder }, use) => {
    const running: ChildProcess[] = [];
    await use(async (variables) => {
      const site = await startSite({
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        ...variables,
      });
      running.push(site.process);
      return site;
    });
    for (const { pid, exitCode } of running) {
      if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
    }
  },
});

/** Resolves when the site prints its URL, or ends. */
async function startSite(variables: Record<string, string>): Promise<Started> {
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, ...variables },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let hasEnded = false;
  child.once('close', () => {
    hasEnded = true;
  });
  await until(() => hasEnded || output.includes('The site is at'));
  return { process: child, output: () => output };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Long, because the first start may have to build. */
const timeout = 120_000;

test('npm start prints the example facts, the URL and once the first admin, and restarts on the same data', {
  timeout,
}, async ({ start, firstStart }) => {
  const urlLine = (port: string) => `The site is at http://127.0.0.1:${port}`;
  const firstAdmin = expect.stringMatching(/^The first admin is admin with the password \S{16,} /);
  const examples = `Still examples, to be replaced in content/company.ts: ${exampleFacts().join(', ')}`;
  expect(linesOf(firstStart.output)).toEqual([firstAdmin, examples, urlLine(firstStart.port)]);
  expect(firstStart.code).toBe(0);

  const port = String(await getPort());
  const site = await start({ PORT: port });
  expect(linesOf(site.output())).toEqual([examples, urlLine(port)]);
  const response = await fetch(`http://127.0.0.1:${port}/api/blog/posts?fields=summary`);
  expect(await response.json()).toHaveLength(18);
  site.process.kill('SIGTERM');
  const [code] = await once(site.process, 'close');
  expect(code).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

/** The output of a start without that of a build. */
function linesOf(output: string): string[] {
  return output
    .trim()
    .split('\n')
    .filter((line) => !line.includes('Building'));
}

test('Ctrl-C stops the site after it has written the counted views', { timeout }, async ({
  start,
}) => {
  const port = String(await getPort());
  const origin = `http://127.0.0.1:${port}`;
  const site = await start({ PORT: port });
  const [post] = await (await fetch(`${origin}/api/blog/posts?fields=summary`)).json();
  await fetch(`${origin}/blog/${post.slug}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Mobile Safari/537.36' },
  });
  // A terminal sends the signal to the whole process group.
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
  expect(linesOf(site.output())).toEqual([
    'PORT must be a TCP port, 0 to 65535',
    'SITE_URL must be the public origin without a path, such as https://example.com',
    'DATABASE_URL must be file:path/to/site.db or postgres://user:password@host/name',
  ]);
  expect(site.process.exitCode).not.toBe(0);
});

test('a file that is no database, and a port in use, each stop the start with one line', {
  timeout,
}, async ({ start, folder, firstStart }) => {
  const file = join(folder, 'broken.db');
  await writeFile(file, 'this is not a database, only some text that is long enough'.repeat(40));
  const broken = await start({ PORT: '0', DATABASE_URL: `file:${file}` });
  expect(broken.output()).toContain(file);
  expect(broken.output().trim().split('\n').length).toBeLessThanOrEqual(2);

  const port = String(await getPort());
  const first = await start({ PORT: port });
  const other = join(folder, 'other.db');
  await copyFile(firstStart.file, other);
  const second = await start({ PORT: port, DATABASE_URL: `file:${other}` });
  expect(second.output()).toContain(`port ${port}`);
  first.process.kill('SIGTERM');
  await once(first.process, 'close');
});

test('a database that fails later gives an error 500 without details', {
  timeout,
}, async ({ start, folder }) => {
  const port = String(await getPort());
  const site = await start({ PORT: port });
  // The site may be writing: it fills the translation memory after its start.
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5000 });
  database.exec('alter table posts rename to gone');
  database.close();
  for (const [path, words] of [
    ['/kurdish/blog', '500: Internal Server Error'],
    ['/kurdish/blog/some-post', serverError.ckb.title],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
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
