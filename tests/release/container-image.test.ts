import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#platform/environment.ts';
import { build, isBuildCurrent } from '../../scripts/build.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
/** The stage after the last FROM is the one that runs. */
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const copied = [...lastStage.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(([, paths]) =>
  (paths ?? '').split(' ').map((path) => path.replace('/site/', '')),
);

test('the files that the Dockerfile copies run as another user, read-only, and have the commands', async () => {
  if (!isBuildCurrent()) await build();
  const image = await mkdtemp(join(tmpdir(), 'site-image-'));
  onTestFinished(() => rm(image, { recursive: true }));
  chmodSync(image, 0o755);
  expect(copied).toContain('dist');
  for (const path of copied)
    if (path === 'node_modules') linkProductionPackages(image);
    else cpSync(path, join(image, path), { recursive: true });
  const data = join(image, 'data');
  mkdirSync(data);
  const user = otherUser();
  if (user !== null) chownSync(data, user, user);
  await takeWritingAway(image, data);

  const site = run(image, user, startWords());
  onTestFinished(() => void site.process.kill('SIGKILL'));
  const siteUrl = await site.said(/The site is at (\S+)/);
  const page = await fetch(`${siteUrl}/kurdish/blog`);
  expect({ status: page.status, html: await page.text() }).toMatchObject({
    status: 200,
    html: expect.stringContaining('lang="ckb"'),
  });
  const card = /https?:\/\/[^"]+(\/share\/[^"]+)/.exec(await (await fetch(`${siteUrl}/`)).text());
  // The share picture needs fonts, which are files beside the server.
  expect((await fetch(`${siteUrl}${card?.[1]}`)).status).toBe(200);
  for (const [words, line] of [
    [['scripts/admin.ts', 'list'], /^admin, created /],
    [['scripts/backup.ts'], /^data\/backups\/site-.*\.backup: \d+ rows/],
  ] as const)
    await run(image, user, ['node', ...words]).said(line);
  site.process.kill('SIGTERM');
  expect(await once(site.process, 'close')).toEqual([0, null]);
});

test('the instances of compose.yaml get every setting except host and port', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  for (const name of ['site-1', 'site-2'])
    expect(Object.keys(services[name].environment).sort()).toEqual(
      settingNames.filter((each) => !['HOST', 'PORT', 'METRICS_PORT'].includes(each)).sort(),
    );
});

/** The words of CMD. */
function startWords(): string[] {
  const words: unknown = JSON.parse(/^CMD (\[.+\])$/m.exec(lastStage)?.[1] ?? '[]');
  return Array.isArray(words) ? words.map(String) : [];
}

/** The packages that `npm ci --omit=dev` would install. */
function linkProductionPackages(image: string): void {
  const lock: { packages: Record<string, { dev?: true; devOptional?: true }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  for (const [path, { dev, devOptional }] of Object.entries(lock.packages)) {
    const isAtTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
    if (!isAtTop || dev || devOptional || !lstatSync(path, { throwIfNoEntry: false })) continue;
    mkdirSync(dirname(join(image, path)), { recursive: true });
    symlinkSync(resolve(path), join(image, path));
  }
}

/** Another user, if the test runs as root and that user can read the packages. */
function otherUser(): number | null {
  if (process.getuid?.() !== 0) return null;
  for (let folder = resolve('node_modules'); folder !== '/'; folder = dirname(folder))
    if ((statSync(folder).mode & 0o1) === 0) return null;
  return 65_534;
}

async function takeWritingAway(image: string, except: string): Promise<void> {
  for await (const entry of glob(`${image}/**`, { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink() && path !== except) chmodSync(path, entry.isFile() ? 0o444 : 0o555);
  }
}

function run(image: string, user: number | null, words: string[]) {
  const [command, ...parameters] = words;
  expect(command).toBe('node');
  const process = spawn(globalThis.process.execPath, parameters, {
    cwd: image,
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      // Packages are resolved from the image, not from where the links lead.
      NODE_OPTIONS: '--preserve-symlinks',
    },
    ...(user !== null && { uid: user, gid: user }),
  });
  return { process, said: (line: RegExp) => said(process, line) };
}

async function said(process: ChildProcess, line: RegExp): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [process.stdout, process.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
      const match = new RegExp(line, 'm').exec(output);
      if (match) found(match[1] ?? match[0]);
    });
  process.on('close', () => reject(new Error(`It ended without ${line}: ${output}`)));
  return await promise;
}
