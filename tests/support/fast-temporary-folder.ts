import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const neededBytes = 4 * 1024 ** 3;

/**
 * The folder for temporary files of tests: in memory where Linux has room there, or else the system's own. Nothing that
 * a test writes has to outlive it, and a database in memory commits without waiting for a disk.
 */
export function fastTemporaryFolder(): string {
  const inMemory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= neededBytes ? inMemory : tmpdir();
}
