import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { editFile } from './edit-file.ts';
import { addMisbehaviour } from './misbehaviour.ts';

/** A clone of these sources with versions to upgrade to. The first one is built and current. */
export type CloneOfSite = { root: string; commits: Record<Version, string> };

/**
 * `next` adds a column to the database, and `breaking` renames it, so that no former version runs on the database. Both
 * misbehave on demand. `unbuildable` can't be built.
 */
export type Version = 'first' | 'next' | 'breaking' | 'unbuildable';

const migrationsFile = 'src/platform/database/migrations/index.ts';

/** The sources have to be built (`npm run build`): the first release has that build. */
export function cloneOfSite(): CloneOfSite {
  const root = mkdtempSync(join(tmpdir(), 'site-clone-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(path, join(root, path));
  }
  git(root, 'init', '--quiet');
  const first = commit(root, 'The first version');
  addMisbehaviour(root);
  addMigration(root, '0901-next', "alterTable('posts').addColumn('of_next', 'text')");
  const next = commit(root, 'The next version');
  addMigration(root, '0902-breaking', "alterTable('posts').renameColumn('of_next', 'renamed')");
  editFile(join(root, migrationsFile), /(lastBreakingMigration = ')[^']+/, '$10902-breaking');
  const breaking = commit(root, 'A version that breaks');
  writeFileSync(join(root, 'vite.config.ts'), 'this is no program');
  const unbuildable = commit(root, 'A version that can not be built');
  git(root, 'checkout', '--quiet', first);
  installFirst(root, first);
  return { root, commits: { first, next, breaking, unbuildable } };
}

/** Makes the release of these sources, and gives the next build their packages. */
function installFirst(root: string, first: string): void {
  const releases = join(root, 'releases');
  const name = first.slice(0, 12);
  mkdirSync(join(releases, 'build'), { recursive: true });
  execFileSync(process.execPath, ['scripts/make-release.ts', join(releases, name), '--with-node'], {
    stdio: 'inherit',
  });
  symlinkSync(name, join(releases, 'current'));
  // Hard links take no room, and a build changes none of these files.
  try {
    execFileSync('cp', ['-al', 'node_modules', join(releases, 'build')], { stdio: 'ignore' });
  } catch {
    cpSync('node_modules', join(releases, 'build/node_modules'), { recursive: true });
  }
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  writeFileSync(join(releases, 'installed-lock'), lock.digest('hex'));
}

/** Adds a migration that fails on demand. */
function addMigration(root: string, name: string, change: string): void {
  writeFileSync(
    join(root, `src/platform/database/migrations/${name}.ts`),
    `import type { Kysely } from 'kysely';
import { misbehaves } from '../../misbehave.ts';
export const added = {
  async up(database: Kysely<unknown>) {
    await database.schema.${change}.execute();
    if (misbehaves('migration')) throw new Error('It can not migrate');
  },
};
`,
  );
  const variable = `added${name.slice(0, 4)}`;
  editFile(join(root, migrationsFile), /\n {2}\};\n\}/, `\n    '${name}': ${variable},\n  };\n}`);
  editFile(
    join(root, migrationsFile),
    /^/,
    `import { added as ${variable} } from './${name}.ts';\n`,
  );
}

function commit(root: string, title: string): string {
  git(root, 'add', '--all');
  git(root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', title);
  return git(root, 'rev-parse', 'HEAD');
}

function git(root: string, ...parameters: string[]): string {
  return execFileSync('git', ['-C', root, ...parameters], { encoding: 'utf8' }).trim();
}
