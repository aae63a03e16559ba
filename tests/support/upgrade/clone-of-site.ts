import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A clone of these sources with versions to upgrade to. The first one is built and current. */
export type CloneOfSite = { root: string; commits: Record<Version, string> };

/**
 * `next` adds to the database, and misbehaves as the file `data/misbehave` says. `breaking` is one on whose database no
 * version before can run, and misbehaves likewise. `unbuildable` can't be built.
 */
export type Version = 'first' | 'next' | 'breaking' | 'unbuildable';

const migrationsFile = 'src/platform/database/migrations/index.ts';

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
  misbehaveOnDemand(root);
  addMigration(root, '0901-next', "alterTable('posts').addColumn('of_next', 'text')");
  const next = commit(root, 'The next version');
  addMigration(root, '0902-breaking', "alterTable('posts').renameColumn('of_next', 'renamed')");
  edit(root, migrationsFile, /(lastBreakingMigration = ')[^']+/, '$10902-breaking');
  const breaking = commit(root, 'A version that breaks');
  writeFileSync(join(root, 'src/server/index.ts'), 'this is no program');
  const unbuildable = commit(root, 'A version that can not be built');
  git(root, 'checkout', '--quiet', first);
  installFirst(root, first);
  return { root, commits: { first, next, breaking, unbuildable } };
}

/** The release of these sources, and their packages for the next build. */
function installFirst(root: string, first: string): void {
  const releases = join(root, 'releases');
  const name = first.slice(0, 12);
  mkdirSync(join(releases, 'build'), { recursive: true });
  execFileSync(process.execPath, ['scripts/make-release.ts', join(releases, name), '--with-node'], {
    stdio: 'inherit',
  });
  symlinkSync(name, join(releases, 'current'));
  // Hard links, where that is possible: they take no room, and a build changes none of them.
  try {
    execFileSync('cp', ['-al', 'node_modules', join(releases, 'build')], { stdio: 'ignore' });
  } catch {
    cpSync('node_modules', join(releases, 'build/node_modules'), { recursive: true });
  }
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  writeFileSync(join(releases, 'packages-of'), lock.digest('hex'));
}

function misbehaveOnDemand(root: string): void {
  writeFileSync(
    join(root, 'src/platform/misbehave.ts'),
    `import { readFileSync } from 'node:fs';
export function misbehaves(how: string): boolean {
  try { return readFileSync('data/misbehave', 'utf8') === how; } catch { return false; }
}
export const isPublic = process.env.PORT !== '0';
`,
  );
  edit(
    root,
    'src/platform/http/health-checks.ts',
    /const isDatabaseReady = async \(\) => \{/,
    "const isDatabaseReady = async () => {\n    if (misbehaves('readyz')) return false;",
  );
  edit(
    root,
    'src/server/app.ts',
    /app\.onError\(handleError\);/,
    `app.onError(handleError);
  app.use(async (context, next) => {
    const isBroken = misbehaves('page') || (isPublic && misbehaves('public page')) || misbehaves('page ' + process.env.PORT);
    return isBroken && context.req.path === '/kurdish/blog' ? context.text('broken', 500) : await next();
  });`,
  );
  edit(
    root,
    'src/server/index.ts',
    /process\.send\?\.\(\{ origin \}\);/,
    `process.send?.({ origin });
    if (isPublic && misbehaves('crash')) process.exit(3);`,
  );
  edit(
    root,
    'src/server/index.ts',
    /try \{/,
    "try {\n    if (isPublic && misbehaves('start')) throw new Error('It does not start');",
  );
  for (const file of [
    'src/platform/http/health-checks.ts',
    'src/server/app.ts',
    'src/server/index.ts',
  ])
    edit(
      root,
      file,
      /^/,
      "import { isPublic, misbehaves } from '#platform/misbehave.ts';\nvoid isPublic;\n",
    );
}

/** A migration that fails on the copy or on the site's own database where that is asked for. */
function addMigration(root: string, name: string, change: string): void {
  writeFileSync(
    join(root, `src/platform/database/migrations/${name}.ts`),
    `import type { Kysely } from 'kysely';
import { misbehaves } from '../../misbehave.ts';
export const added = {
  async up(database: Kysely<unknown>) {
    await database.schema.${change}.execute();
    const isCopy = /copy/.test(process.env.DATABASE_URL ?? '');
    if (misbehaves('migration') || (!isCopy && misbehaves('live migration'))) throw new Error('It can not migrate');
  },
};
`,
  );
  const variable = `added${name.slice(0, 4)}`;
  edit(root, migrationsFile, /\n {2}\};\n\}/, `\n    '${name}': ${variable},\n  };\n}`);
  edit(root, migrationsFile, /^/, `import { added as ${variable} } from './${name}.ts';\n`);
}

function edit(root: string, file: string, pattern: RegExp, replacement: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}`);
  writeFileSync(path, text.replace(pattern, replacement));
}

function commit(root: string, title: string): string {
  git(root, 'add', '--all');
  git(root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', title);
  return git(root, 'rev-parse', 'HEAD');
}

function git(root: string, ...words: string[]): string {
  return execFileSync('git', ['-C', root, ...words], { encoding: 'utf8' }).trim();
}
