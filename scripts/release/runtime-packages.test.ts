import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unbundledPackages } from './bundle-commands.ts';
import { readLockFile, runtimePackages } from './runtime-packages.ts';

const lock = readLockFile(readFileSync('package-lock.json', 'utf8'));

test.each(['x64', 'arm64'])(
  'a release for Linux on %s has that processor’s parts of sharp alone',
  (cpu) => {
    const packages = runtimePackages(lock, unbundledPackages, { os: 'linux', cpu, libc: 'glibc' });
    expect(packages.filter((path) => /sharp-/.test(path))).toEqual([
      `node_modules/@img/sharp-libvips-linux-${cpu}`,
      `node_modules/@img/sharp-linux-${cpu}`,
    ]);
    expect(packages).toContain('node_modules/pg-protocol');
    // sharp has a semver of its own.
    expect(packages).toContain('node_modules/sharp/node_modules/semver');
    expect(packages.length).toBeLessThan(30);
  },
);

test('a package that the lock file lacks is named, with the one that needs it', () => {
  const broken = readLockFile(
    JSON.stringify({ packages: { 'node_modules/a': { dependencies: { b: '1' } } } }),
  );
  const platform = { os: 'linux', cpu: 'x64' };
  expect(() => runtimePackages(broken, ['a'], platform)).toThrow(
    'package-lock.json has no b, which node_modules/a needs',
  );
});
