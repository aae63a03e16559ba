/**
 * `npm run screenshots`: starts the site on a new database and takes screenshots of its pages, and of the panel for
 * README.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import getPort from 'get-port';
import sharp from 'sharp';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { browserOptions } from '../tests/support/browser/browser-options.ts';

const target = 'docs/screenshots';

const shots = [
  { name: 'blog', language: 'en', theme: 'light', width: 1440 },
  { name: 'blog', language: 'ckb', theme: 'dark', width: 1440 },
  { name: 'post', language: 'ar', theme: 'light', width: 1440 },
  { name: 'post', language: 'ckb', theme: 'light', width: 1440 },
  { name: 'blog', language: 'en', theme: 'light', width: 390 },
  { name: 'post', language: 'ar', theme: 'dark', width: 390 },
  { name: 'post', language: 'ckb', theme: 'light', width: 390 },
  { name: 'panel', language: 'en', theme: 'light', width: 1440 },
] as const;

const username = 'admin';
const password = randomUUID();

const folder = await mkdtemp(join(tmpdir(), 'site-screenshots-'));
const port = await getPort();
const origin = `http://localhost:${port}`;
const site = spawn(process.execPath, ['scripts/start.js'], {
  env: {
    ...process.env,
    HOST: 'localhost',
    PORT: String(port),
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
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
  const url = origin + (await pathOf(name, language, context));
  // Optional fonts are used from the second visit on.
  for (let visit = 0; visit < 2; visit += 1) await page.goto(url, { waitUntil: 'networkidle' });
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

async function pathOf(
  name: (typeof shots)[number]['name'],
  language: Language,
  context: BrowserContext,
): Promise<string> {
  const { request } = context;
  const [post] = await (await request.get(`${origin}/api/blog/posts?language=${language}`)).json();
  if (name === 'blog') return pathInLanguage('/blog', language);
  if (name === 'post') return pathInLanguage(`/blog/${post.slug}`, language);
  await signIn(context);
  return `/admin/dashboard?tab=posts&edit=${post.id}`;
}

async function signIn(context: BrowserContext): Promise<void> {
  const data = { username, password };
  const login = await context.request.post(`${origin}/api/admin/login`, { data });
  const { token, user } = await login.json();
  await context.addInitScript(
    ([adminToken, adminUser]) => Object.assign(localStorage, { adminToken, adminUser }),
    [token, JSON.stringify(user)],
  );
}
