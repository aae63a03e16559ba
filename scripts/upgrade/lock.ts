import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Runs work while this process has the lock, a file with its id. It takes over the lock of a process that exited.
 *
 * @throws {Error} if another process has the lock
 */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const pid = Number(readFileSync(path, 'utf8'));
    if (isRunning(pid))
      throw new Error(`Another upgrade is under way (process ${pid}). Nothing was changed`);
    writeFileSync(path, String(process.pid));
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}
