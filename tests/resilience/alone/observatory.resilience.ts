import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltSite } from '../../support/start-built-site.ts';

/**
 * Not a dependency: its 230 packages download certificate lists and browsers during installation, so `npm ci` would
 * fail without access to those sites. This test installs it without them.
 */
const scanner = '@mdn/mdn-http-observatory@1.4.8';

test('Mozilla’s Observatory gives the pages and the panel A+', async () => {
  const modules = await installScanner();
  const port = await startSite('https://site.example');
  for (const path of ['/', '/kurdish/blog', '/admin', '/nowhere']) {
    const { grade, failed } = await scan(modules, port, path);
    expect({ path, grade, failed }).toEqual({ path, grade: 'A+', failed: [] });
  }
}, 300_000);

/** @returns a function that imports one of the scanner's modules */
async function installScanner() {
  const folder = await mkdtemp(join(tmpdir(), 'observatory-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...options, scanner], { cwd: folder });
  const root = join(folder, 'node_modules/@mdn/mdn-http-observatory');
  // The list of sites that browsers only open over https. This site is not on it.
  await writeFile(join(root, 'conf/hsts-preload.json'), '{}');
  return async (path: string) => await import(pathToFileURL(join(root, 'src', path)).href);
}

/** @returns the port of the built site on a new database */
async function startSite(siteUrl: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'observatory-site-'));
  const site = await startBuiltSite(`file:${join(folder, 'site.db')}`, { SITE_URL: siteUrl });
  onTestFinished(async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  });
  return site.port;
}

type Modules = Awaited<ReturnType<typeof installScanner>>;

/** Runs the scanner's own `scan` on responses without TLS. TLS, and the redirect to it, belong to the proxy. */
async function scan(modules: Modules, port: number, path: string) {
  const { retrieve } = await modules('retriever/retriever.js');
  const { ALL_TESTS } = await modules('constants.js');
  const { getGradeForScore, getScoreModifier } = await modules('grader/grader.js');
  const requests = await retrieve('127.0.0.1', { httpPort: port, httpsPort: port, path });
  const answer = { ...requests.responses.http, verified: true };
  const redirects = ['http://site.example/', 'https://site.example/'];
  requests.hostname = 'site.example';
  // The scanner's HTML parser fails on newer CSS. The check is about scripts only.
  requests.resources.path = requests.resources.path.replace(/<style[\s\S]*?<\/style>/g, '');
  requests.session.url = new URL(`https://site.example${path}`);
  Object.assign(requests.responses, {
    http: answer,
    https: answer,
    auto: { ...requests.responses.auto, verified: true },
    httpRedirects: redirects.map((url) => ({ url: new URL(url), status: 200 })),
  });
  let score = 100;
  const failed: string[] = [];
  for (const check of ALL_TESTS) {
    const { result, pass } = check(requests);
    score += getScoreModifier(result);
    if (!pass) failed.push(result);
  }
  return { grade: getGradeForScore(score).grade, failed };
}
