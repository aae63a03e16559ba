import { relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { listSources } from './build.ts';

/** What stands in the repository itself: packages are told by the lock file. */
const ownFiles = (paths: readonly string[]) =>
  paths
    .map((path) => relative('.', path))
    .filter((path) => !path.startsWith('..') && !path.includes('node_modules'));

test('a build is told apart by everything that Vite’s configuration is made from', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const made = ownFiles(loaded?.dependencies ?? []);
  expect(made).toContain('scripts/vite/precompile-messages.ts');
  const sources = new Set(listSources());
  expect(['vite.config.ts', ...made].filter((path) => !sources.has(path))).toEqual([]);
});
