import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFlags } from './site-flags.ts';

test('npm start and the container image serve with a fixed space for new objects', () => {
  const flags = siteFlags('.');
  expect(flags).toEqual(['--min-semi-space-size=8', '--max-semi-space-size=8']);
  const command = JSON.stringify(['node', ...flags, 'scripts/serve.js']);
  expect(readFileSync('Dockerfile', 'utf8').replaceAll('", "', '","')).toContain(`CMD ${command}`);
});
