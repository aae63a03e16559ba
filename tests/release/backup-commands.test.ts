import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { newDatabase } from '../support/each-engine.ts';
import { samplePost } from '../support/sample-post.ts';
import { readStoredRows } from '../support/stored-rows.ts';
import { newFolder } from '../support/temporary.ts';

test('one command moves a site from SQLite to PostgreSQL, and a backup restores it back', async () => {
  const [file, postgres] = [await newDatabase('sqlite'), await newDatabase('postgres')];
  const source = await openDatabase(file);
  await createPost(source, samplePost());
  const { posts } = await readStoredRows(source);
  const run = await inFolder();

  const move = ['move.ts', '--to', postgres];
  expect(await run(move, { DATABASE_URL: file })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The site runs on .* Stop it first$/),
  });
  await source.destroy();
  expect(await run(move, { DATABASE_URL: file })).toEqual({
    code: 0,
    // The post, the use of its cover, and which versions can read the database.
    output: 'Moved: 3 rows. Now set DATABASE_URL to the new URL; everybody signs in again',
    errors: '',
  });
  const variables = { DATABASE_URL: postgres, BACKUP_KEY: 'sixteen letters.' };
  const backup = await run(['backup.ts'], variables);
  const [, name] =
    /^data\/backups\/(site-[\dTZ-]+\.backup): 3 rows, 0.0 MB, encrypted/.exec(backup.output) ?? [];
  // The temporary file is gone.
  expect(await readdir(join(run.folder, 'data/backups'))).toEqual([name]);
  const restore = ['restore.ts', `data/backups/${name}`, '--to', file];
  expect(await run(restore, variables)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('has posts already. With --overwrite they are replaced'),
  });
  expect(await run([...restore, '--overwrite'], variables)).toMatchObject({ code: 0, errors: '' });
  const restored = await openDatabase(file);
  expect((await readStoredRows(restored)).posts).toEqual(posts);
  await restored.destroy();
});

test('an impossible command prints one line, and a wrong one prints the usage', async () => {
  const run = await inFolder();
  for (const [words, variables, code, line] of [
    [['backup.ts'], {}, 1, /^There is no database at data\/site.db$/],
    [['backup.ts'], { BACKUP_KEY: 'short' }, 1, /^BACKUP_KEY must have at least 16 characters$/],
    [['backup.ts'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 1, /ECONNREFUSED/],
    [['restore.ts', 'none'], {}, 1, /^Can't read none: ENOENT/],
    [['move.ts', '--to', 'mysql://x'], {}, 1, /^--to must be file:path/],
    [['backup.ts', 'a', 'b'], {}, 2, /npm run backup \[-- <file>\]/],
    [['restore.ts'], {}, 2, /npm run restore -- <file>/],
    [['move.ts', '--form', 'x'], {}, 2, /npm run move -- --to/],
  ] as const) {
    const result = await run([...words], variables);
    expect(result).toEqual({ code, output: '', errors: expect.stringMatching(line) });
    if (code === 1) expect(result.errors).not.toContain('\n');
  }
  expect(await readdir(run.folder)).toEqual([]);
});

test('a command removes the remains of a killed one, and nothing else', async () => {
  const run = await inFolder();
  const dead = spawn(process.execPath, ['--eval', '']);
  await once(dead, 'close');
  const old = new Date(Date.now() - 2 * 60 * 60 * 1_000);
  const leave = async (path: string, text = '') => {
    const file = join(run.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await utimes(file, old, old);
    return path;
  };
  const begun = 'lutka-backup {"version":1';
  for (const path of ['site-1.backup', 'other.backup'])
    await leave(`data/backups/${path}.part-${dead.pid}`, begun);
  await leave(`data/backups/site-2.backup.part-${dead.pid}`);
  for (const ending of ['', '-wal', '-shm', '-journal'])
    await leave(`data/site.db.restoring-${dead.pid}${ending}`);
  await leave(`tmp/site-move-${dead.pid}-aB3_x9/site.backup`, begun);
  const kept = [
    // Files of running processes.
    await leave(`data/backups/site-3.backup.part-${process.pid}`, begun),
    await leave(`data/site.db.restoring-${process.pid}`),
    await leave(`tmp/site-move-${process.pid}-aB3_x9/site.backup`, begun),
    // Files of other commands, and of other programs.
    await leave(`data/backups/film.part-${dead.pid}`, 'a film'),
    await leave(`data/other.db.restoring-${dead.pid}`),
    await leave(`tmp/site-move-${dead.pid}`),
  ];
  // A container that shares the folder may still write it.
  const fresh = `data/backups/site-4.backup.part-${dead.pid}`;
  await writeFile(join(run.folder, fresh), begun);

  const made = join(run.folder, 'made.db');
  await (await openDatabase(`file:${made}`)).destroy();
  const variables = { TMPDIR: join(run.folder, 'tmp'), DATABASE_URL: `file:${made}` };
  const backup = 'data/backups/now.backup';
  for (const words of [
    ['backup.ts', backup],
    ['restore.ts', backup, '--to', 'file:data/site.db'],
    ['move.ts', '--to', 'file:moved.db'],
  ])
    expect(await run(words, variables)).toMatchObject({ code: 0, errors: '' });
  const left = await readdir(run.folder, { recursive: true, withFileTypes: true });
  expect(
    left
      .filter((entry) => entry.isFile())
      .map((entry) => relative(run.folder, join(entry.parentPath, entry.name)))
      .filter((path) => !path.startsWith('made.db'))
      .sort(),
  ).toEqual([...kept, fresh, backup, 'data/site.db', 'moved.db'].sort());
});

/** Runs the scripts in a folder of their own. */
async function inFolder() {
  const folder = await newFolder();
  const run = async ([script = '', ...words]: string[], variables: Record<string, string>) => {
    const child = spawn(process.execPath, [resolve('scripts', script), ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...variables },
    });
    const ended = new Promise<number | null>((done) => child.on('close', done));
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    // A busy machine prints lines of progress.
    const lines = errors.replace(/^\w+ \d+ of \d+ rows .*\n/gm, '');
    return { code: await ended, output: output.trim(), errors: lines.trim() };
  };
  return Object.assign(run, { folder });
}
