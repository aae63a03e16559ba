import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#platform/environment.ts';
import { newDatabase } from '../support/each-engine.ts';
import { samplePicture } from '../support/sample-pictures.ts';
import { publish, publishedSlug, statusOf } from '../support/site-calls.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
/** The stage after the last FROM is the one that runs. */
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const account = { username: 'admin', password: 'a password of the image' };

/** What the Dockerfile copies into the image, made by the same script. */
let image: string;

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'site-image-'));
  execFileSync(process.execPath, ['scripts/make-release.ts', image], { stdio: 'inherit' });
  chmodSync(image, 0o755);
  for await (const entry of glob(`${image}/**`, { withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isFile() ? 0o444 : 0o555);
  const data = join(image, 'data');
  mkdirSync(data, { mode: 0o755 });
  if (user !== null) chownSync(data, user, user);
});

afterAll(() => rm(image, { recursive: true, force: true }));

/** Another user, if the test runs as root. */
const user = process.getuid?.() === 0 ? 65_534 : null;

test('the last stage of the Dockerfile copies the release and nothing else', () => {
  expect(dockerfile).toContain('node scripts/make-release.ts /release');
  expect(lastStage.match(/^(?:COPY|ADD) .+$/gm)).toEqual(['COPY --from=build /release ./']);
});

test('the release has no sources of scripts, types, source maps, tests or packages but a few', () => {
  const files = globSync('**/*', { cwd: image, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(image.length + 1));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => /\.(?:tsx?|mts|cts|map|md|test\.js|cc|h)$/.test(path))).toEqual([]);
  const packages = new Set(
    files.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  );
  expect([...packages].filter((name) => !/^(?:pg|postgres-|@img\/)/.test(name)).sort()).toEqual([
    ...['asn1', 'bcrypt-pbkdf', 'buildcheck', 'cpu-features', 'detect-libc', 'nan', 'safer-buffer'],
    ...['sharp', 'split2', 'ssh2', 'tweetnacl', 'vazirmatn', 'xtend'],
  ]);
  for (let folder = dirname(image); folder !== '/'; folder = dirname(folder))
    expect(existsSync(join(folder, 'node_modules')), folder).toBe(false);
});

test('every command of the release’s package.json starts there', async () => {
  const { scripts } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'));
  const commands = Object.values<string>(scripts).filter((command) => !command.startsWith('exec'));
  expect(commands.length).toBeGreaterThan(7);
  for (const command of commands) {
    const { output } = await ended(run([...command.split(' '), '--help'], {}));
    // Its usage, or why it can't be done; a bug would have a stack.
    expect({ command, output }).toEqual({ command, output: expect.not.stringMatching(/\n +at /) });
    expect(output).not.toBe('');
  }
});

test.for(['sqlite', 'postgres'] as const)(
  'on %s, the release alone serves pages, pictures and the API, and has the commands, as another user and read-only',
  async (engine) => {
    const databaseUrl = engine === 'sqlite' ? 'file:data/site.db' : await newDatabase(engine);
    const settings = { DATABASE_URL: databaseUrl, ADMIN_PASSWORD: account.password };
    const site = run(startWords(), { ...settings, PORT: '0' });
    onTestFinished(() => void site.kill('SIGKILL'));
    const origin = await said(site, /The site is at (\S+)/);
    const page = await fetch(`${origin}/kurdish/blog`);
    const html = await page.text();
    expect({ status: page.status, html }).toMatchObject({
      status: 200,
      html: expect.stringContaining('lang="ckb"'),
    });
    const cover = /\/media\/[\w.-]+/.exec(html)?.[0];
    // The share picture needs fonts, which are files beside the server.
    const card = /https?:\/\/[^"]+(\/share\/[^"]+)/.exec(await textOf(`${origin}/`))?.[1];
    for (const path of [cover, card, '/admin', '/sitemap.xml', '/kurdish/feed.json'])
      expect({ path, status: await statusOf(origin + path) }).toEqual({ path, status: 200 });

    const headers = await signIn(origin);
    const slug = await publishedSlug(await publish(origin, headers, 'Of the image'));
    expect(await textOf(`${origin}/blog/${slug}`)).toContain('Of the image');
    const form = new FormData();
    const bytes = new Uint8Array(await samplePicture('jpeg'));
    form.append('image', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
    const upload = { method: 'POST', headers, body: form };
    expect(await statusOf(`${origin}/api/admin/upload-image`, upload)).toBe(200);

    const [folder, file] = [`data/${engine}-articles`, `data/${engine}.backup`];
    const commands: [words: string[], line: RegExp][] = [
      [['admin', 'list'], /^admin, created /m],
      [['export', folder], /: 7 articles/],
      [['import', folder], /19 unchanged, 0 kept/],
      [['backup', file], /: \d+ rows/],
      [['restore', file, '--to', `file:data/${engine}-copy.db`], /^Restored: \d+ rows/m],
    ];
    for (const [[name, ...words], line] of commands) {
      const command = await ended(run(['node', `scripts/${name}.js`, ...words], settings));
      expect({ name, ...command }).toMatchObject({ output: expect.stringMatching(line), code: 0 });
    }
    // The site starts them by itself. The proof starts the release on what it has restored.
    mkdirSync(join(image, 'data', engine));
    if (user !== null) chownSync(join(image, 'data', engine), user, user);
    const target = {
      BACKUP_KEY: 'sixteen letters.',
      BACKUP_TO: `file:${join(image, 'data', engine)}`,
    };
    for (const job of ['backup', 'proof']) {
      const child = run(['node', 'scripts/backup-job.js'], { ...settings, ...target });
      const now = new Date().toISOString();
      child.stdin?.end(JSON.stringify({ job, sent: null, mayHaveChanged: true, now }));
      expect((await ended(child)).output).toMatch(new RegExp(`^{"job":"${job}"`, 'm'));
    }
    site.kill('SIGTERM');
    expect(await once(site, 'close')).toEqual([0, null]);
  },
);

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

async function textOf(url: string): Promise<string> {
  return await (await fetch(url)).text();
}

async function signIn(origin: string): Promise<{ authorization: string }> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = await response.json();
  return { authorization: `Bearer ${token}` };
}

function run([command, ...words]: string[], variables: Record<string, string>): ChildProcess {
  expect(command).toBe('node');
  return spawn(process.execPath, words, {
    cwd: image,
    env: { NODE_ENV: 'production', ...variables },
    ...(user !== null && { uid: user, gid: user }),
  });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

async function said(child: ChildProcess, line: RegExp): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
      const match = line.exec(output);
      if (match) found(match[1] ?? match[0]);
    });
  child.on('close', () => reject(new Error(`It ended without ${line}: ${output}`)));
  return await promise;
}
