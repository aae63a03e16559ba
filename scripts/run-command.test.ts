import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newFolder } from '../tests/support/temporary.ts';

/** Runs a script as a person starts it. */
async function run(words: readonly string[], cwd = '.'): Promise<unknown> {
  return await promisify(execFile)(process.execPath, [...words], {
    cwd,
    env: { PATH: process.env.PATH, DATABASE_URL: 'postgres://127.0.0.1:1/x' },
  }).catch((error: unknown) => error);
}

test.each([
  ['admin.ts remove sara', 'The command must be one of create, reset-password, '],
  ['spelling.ts add en folder', 'The language must be one of ar, ckb'],
  ['deploy-check.ts --address nonsense', '--address must be an IP address'],
  ['make-release.ts --cup x64 folder', "Unknown option '--cup'"],
  ['upgrade.ts a b', 'There must be one commit, branch or tag'],
  // parseArgs says it in three lines.
  ['import.ts --site --apply', "Option '--site' argument is ambiguous. Did you forget"],
])('%s says what must be in one line above the usage', async (line, reason) => {
  const [script = '', ...words] = line.split(' ');
  const result = await run([join('scripts', script), ...words]);
  expect(result).toMatchObject({ code: 2, stdout: '' });
  const [first = '', empty, usage = ''] = String(Object(result).stderr).split('\n');
  expect(first.startsWith(reason), first).toBe(true);
  expect(empty).toBe('');
  expect(usage).toMatch(/^[A-Z].+/);
});

test('the upgrade runs where no package is installed', async () => {
  const folder = await newFolder();
  for (const path of ['scripts', 'src/platform', 'package.json'])
    cpSync(path, join(folder, path), { recursive: true });
  expect(await run(['scripts/upgrade.ts', '--help'], folder)).toMatchObject({
    stdout: expect.stringContaining('npm run upgrade -- <ref>'),
    stderr: '',
  });
});
