import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that can start PostgreSQL ends with its own exit code', () => {
  const script = "await import('./tests/support/start-postgres.ts'); process.exitCode = 3;";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});
