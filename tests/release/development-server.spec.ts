import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import getPort from 'get-port';
import {
  expect,
  hydrated,
  languages,
  pathIn,
  test as siteTest,
} from '../support/browser/site-test.ts';

/** Where `npm run dev` serves the site until the test ends, and what it has complained about. */
type DevelopmentServer = { origin: string; complaints: () => string };

const test = siteTest.extend<{ server: DevelopmentServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  server: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-development-'));
    const npm = spawn('npm', ['run', 'dev', '--silent'], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(await getPort()),
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        ADMIN_PASSWORD: 'no goats were served',
      },
      detached: true,
    });
    const ended = once(npm, 'close');
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      npm[name].on('data', (chunk) => {
        output[name] += chunk;
      });
    const readOrigin = () =>
      /Local:\s+(http:\/\/[\d.:]+)\//.exec(stripVTControlCharacters(output.stdout))?.[1];
    try {
      await expect.poll(readOrigin, { message: 'npm run dev says its URL' }).toBeDefined();
      await use({ origin: readOrigin() ?? '', complaints: () => output.stderr });
    } finally {
      // The whole group: npm runs Vite in a shell.
      if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    }
  },
});

// The server is named first, so that it ends after the page.
test('npm run dev serves the pages and the panel without an error, and React comes', async ({
  server: { origin, complaints },
  page,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  for (const language of languages)
    for (const path of ['/', '/blog']) {
      await page.goto(origin + pathIn(language, path));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  expect(failed).toEqual([]);
  expect(complaints()).toBe('');
});
