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

/** Where `npm run dev` serves the site until the test ends, and what it has printed. */
type DevelopmentServer = { origin: string; output: () => string };

const test = siteTest.extend<{ server: DevelopmentServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  server: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-development-'));
    const vite = spawn('npm', ['run', 'dev', '--silent'], {
      env: {
        ...process.env,
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        PORT: String(await getPort()),
      },
      detached: true,
    });
    const ended = once(vite, 'close');
    let output = '';
    const origin = await new Promise<string>((resolve, reject) => {
      for (const stream of [vite.stdout, vite.stderr])
        stream.on('data', (chunk) => {
          output += stripVTControlCharacters(String(chunk));
          const [, url] = /Local:\s+(\S+)\//.exec(output) ?? [];
          if (url) resolve(url);
        });
      ended.then(() => reject(new Error(`The development server did not start:\n${output}`)));
    });
    await use({ origin, output: () => output });
    // npm passes no signal on to what it runs.
    process.kill(-(vite.pid ?? 0), 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  },
});

test('npm run dev serves the pages and the panel without an error, and React comes', async ({
  page,
  server: { origin, output },
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
  expect(output()).not.toMatch(/error|warn|not supported/i);
});
