import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchResult } from './bench-result.ts';

/**
 * Measures how long the build takes, and how much disk it uses.
 *
 * @param isFull also installs everything again from the registry, which takes minutes on a slow connection
 */
export async function buildAndInstall({ isFull }: { isFull: boolean }): Promise<BenchResult[]> {
  const results: BenchResult[] = [
    {
      name: 'build',
      unit: 'ms',
      value: timeOf(process.execPath, ['scripts/build.ts'], process.cwd()),
    },
    { name: 'dist on the disk', unit: 'MB', value: diskMegabytes(['dist']) },
    {
      name: 'node_modules on the disk, for production alone',
      unit: 'MB',
      value: diskMegabytes(productionPackages()),
      note: 'Node 26 itself is one of the packages',
    },
  ];
  return isFull ? [...results, await install()] : results;
}

async function install(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-install-'));
  for (const file of ['package.json', 'package-lock.json']) await cp(file, join(folder, file));
  const value = timeOf('npm', ['ci', '--no-audit', '--no-fund'], folder);
  rmSync(folder, { recursive: true });
  return { name: 'npm ci', unit: 'ms', value, note: "with npm's own cache as it was" };
}

function timeOf(command: string, commandArguments: readonly string[], folder: string): number {
  const start = performance.now();
  const run = spawnSync(command, commandArguments, { cwd: folder, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${command} ${commandArguments.join(' ')}: ${run.stderr}`);
  return performance.now() - start;
}

/** The folders that `npm ci --omit=dev` would install here. */
function productionPackages(): string[] {
  const lock: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path);
}

/** Sum of the file sizes in these folders, without nested `node_modules`. */
function diskMegabytes(folders: readonly string[]): number {
  return folders.reduce((bytes, folder) => bytes + bytesIn(folder), 0) / 1024 ** 2;
}

/** Returns 0 for a missing folder, because packages for other systems are not installed. */
function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((bytes, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? bytes : bytes + bytesIn(path);
    return bytes + lstatSync(path).size;
  }, 0);
}
