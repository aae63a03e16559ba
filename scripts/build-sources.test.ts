import { execFile } from 'node:child_process';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { newFolder } from '../tests/support/temporary.ts';
import { hashFile, listSources, sourceFiles, sourceFolders } from './build-sources.ts';

/** The repository's own files. package-lock.json stands for the packages. */
const ownFiles = (paths: readonly string[]) =>
  paths
    .map((path) => relative('.', path))
    .filter((path) => !path.startsWith('..') && !path.includes('node_modules'));

test('the sources of a build include every file that Vite’s configuration imports', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const made = ownFiles(loaded?.dependencies ?? []);
  expect(made).toContain('scripts/vite/precompile-messages.ts');
  const sources = new Set(listSources());
  expect(['vite.config.ts', ...made].filter((path) => !sources.has(path))).toEqual([]);
});

test('a build is current until the content or the name of a source changes', async () => {
  const folder = await newFolder();
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const page = join(folder, 'src/page.ts');
  for (const path of sourceFolders) await mkdir(join(folder, path), { recursive: true });
  for (const path of sourceFiles) await write(path, '');
  await write('src/page.ts', 'one');
  const run = runIn(folder);

  expect(await run('isBuildCurrent()')).toBe('false');
  const hashes = await run('hashSources()');
  await write(hashFile, hashes.replace(/\n.*/, '\n'));
  expect(await run('isBuildCurrent()'), 'by the times alone').toBe('true');
  await write(hashFile, hashes);

  await utimes(page, 0, 0);
  expect(await run('isBuildCurrent()'), 'another time').toBe('true');
  await writeFile(page, 'two');
  await utimes(page, 0, 0);
  expect(await run('isBuildCurrent()'), 'another content of the same size').toBe('false');
  await writeFile(page, 'one');
  expect(await run('isBuildCurrent()'), 'the first content again').toBe('true');
  await write('src/page.test.ts', 'a test');
  expect(await run('isBuildCurrent()'), 'a new test').toBe('true');
  await rename(page, join(folder, 'src/place.ts'));
  expect(await run('isBuildCurrent()'), 'another name').toBe('false');
});

/** Calls a function of `build-sources.ts` in a process whose sources are in `folder`. */
function runIn(folder: string): (call: string) => Promise<string> {
  const module = JSON.stringify(join(import.meta.dirname, 'build-sources.ts'));
  return async (call) => {
    const code = `import * as sources from ${module}; process.stdout.write(String(sources.${call}))`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', code],
      { cwd: folder },
    );
    return stdout;
  };
}
