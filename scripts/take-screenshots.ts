/** `npm run screenshots`: starts the site on a new database and photographs its pages for the README. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import sharp from 'sharp';
import { browserOptions } from '../tests/support/browser-options.ts';

const target = 'docs/screenshots';

const shots = [
  { name: 'blog', language: 'en', theme: 'light', width: 1440 },
  { name: 'blog', language: 'ckb', theme: 'dark', width: 1440 },
  { name: 'post', language: 'ar', theme: 'light', width: 1440 },
  { name: 'post', language: 'ckb', theme: 'light', width: 1440 },
  { name: 'blog', language: 'en', theme: 'light', width: 390 },
  { name: 'post', language: 'ar', theme: 'dark', width: 390 },
  { name: 'post', language: 'ckb', theme: 'light', width: 390 },
] as const;

const prefixes = { en: '', ar: '/arabic', ckb: '/kurdish' };

const folder = await mkdtemp(join(tmpdir(), 'site-screenshots-'));
const port = await getPort();
const origin = `http://localhost:${port}`;
const site = spawn(process.execPath, ['scripts/start.js'], {
  env: {
    ...process.env,
    HOST: 'localhost',
    PORT: String(port),
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const line of site.stdout) if (String(line).includes('The site is at')) break;

const browser = await chromium.launch(browserOptions());
for (const { name, language, theme, width } of shots) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => {
    localStorage.theme = value;
  }, theme);
  const page = await context.newPage();
  const [post] = await (
    await page.request.get(`${origin}/api/blog/posts?language=${language}`)
  ).json();
  const address = `${origin}${prefixes[language]}/blog${name === 'post' ? `/${post.slug}` : ''}`;
  // Optional fonts are used from the second visit on.
  for (let visit = 0; visit < 2; visit += 1) await page.goto(address, { waitUntil: 'networkidle' });
  const picture = await sharp(await page.screenshot())
    .png({ palette: true })
    .toBuffer();
  await sharp(picture).toFile(`${target}/${name}-${language}-${theme}-${width}.png`);
  await context.close();
}
await browser.close();

site.kill('SIGTERM');
await once(site, 'exit');
await rm(folder, { recursive: true });
