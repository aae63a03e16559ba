import { relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { listSources } from './build-sources.ts';

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
