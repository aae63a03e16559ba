import { cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** The machine that a release is for, in Node's and npm's words. */
export type Platform = { os: string; cpu: string; libc?: string | undefined };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: z.record(z.string(), z.string()).default({}),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
    }),
  ),
});

/** `package-lock.json`, as far as it is read here. */
export type LockFile = z.output<typeof lockSchema>;

export function readLockFile(text: string): LockFile {
  return lockSchema.parse(JSON.parse(text));
}

/**
 * The packages of some names and all that they need on a platform. Optional ones of other platforms are left out.
 *
 * @returns their folders, such as `node_modules/sharp/node_modules/semver`
 */
export function runtimePackages(
  lock: LockFile,
  names: readonly string[],
  platform: Platform,
): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean): void => {
    const path = resolvePackage(lock, name, from);
    const entry = path === null ? undefined : lock.packages[path];
    if (path === null || !entry) {
      if (isOptional) return;
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the site'} needs`);
    }
    if (found.has(path) || (isOptional && !runsOn(entry, platform))) return;
    found.add(path);
    for (const each of Object.keys(entry.dependencies)) add(each, path, false);
    for (const each of Object.keys(entry.optionalDependencies)) add(each, path, true);
  };
  for (const name of names) add(name, '', false);
  return [...found].sort();
}

/** Node's own search: beside the package, then beside each one around it. */
function resolvePackage(lock: LockFile, name: string, from: string): string | null {
  const path = join(from, 'node_modules', name);
  if (lock.packages[path]) return path;
  return from === '' ? null : resolvePackage(lock, name, from.replace(innermostPackage, ''));
}

const innermostPackage = /\/?node_modules\/(?:@[^/]+\/)?[^/]+$/;

function runsOn(entry: LockFile['packages'][string], { os, cpu, libc }: Platform): boolean {
  const takes = (list: string[] | undefined, value: string | undefined) =>
    list === undefined || (value !== undefined && list.includes(value));
  return takes(entry.os, os) && takes(entry.cpu, cpu) && takes(entry.libc, libc);
}

/** What no program reads: types, source maps, tests, guides, and the sources of compiled parts. Licences stay. */
const unreadFiles =
  /\.(?:test\.[cm]?js|[cm]?ts|map|md|markdown|h|hpp|cc|cpp|gypi?|bnf|ya?ml|tgz)$|^(?:Makefile|\..+)$/i;
const unreadFolders = new Set(['node_modules', 'test', 'tests', 'docs', 'examples', '.github']);

/**
 * Copies a package without what no program reads. Packages inside it are packages of their own.
 *
 * @param path as {@link runtimePackages} gives it
 * @param from the folder that has the `node_modules`
 */
export function copyPackage(path: string, from: string, to: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  const source = join(from, path);
  cpSync(source, join(to, path), {
    recursive: true,
    filter: (file) =>
      file === source || !(unreadFolders.has(basename(file)) || unreadFiles.test(basename(file))),
  });
}
