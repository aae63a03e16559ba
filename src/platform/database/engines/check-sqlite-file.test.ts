import { execFile } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'site-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the file as the site does, and nothing else. */
const openAlone = `
  import { openSqliteFile } from '#platform/database/engines/node-sqlite.ts';
  openSqliteFile(process.argv[1]);
  console.log('open');
  setTimeout(() => {}, 60_000 * Number(process.argv[2]));
`;

async function open(path: string, minutes: number) {
  const run = promisify(execFile);
  const args = ['--input-type=module', '--eval', openAlone, path, String(minutes)];
  return await run(process.execPath, args);
}

test.each([
  ['a small file', 1, { stdout: '' }],
  // In use by then; the process would run for a minute if nothing ended it.
  ['a large file', 40, { stdout: 'open\n' }],
])('%s with damage ends the process', async (name, megabytes, atTheEnd) => {
  const path = join(folder, `${name}.db`);
  const database = new DatabaseSync(path);
  database.exec(`create table texts (text text);
    with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${megabytes * 1_024})
    insert into texts select printf('%01000d', number) from numbers`);
  database.close();
  expect(await open(path, 0)).toMatchObject({ stdout: 'open\n', stderr: '' });

  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4_096, 0xff), 0, 4_096, 100 * 4_096);
  closeSync(file);
  await expect(open(path, 1)).rejects.toMatchObject({
    ...atTheEnd,
    code: 1,
    stderr: expect.stringContaining(`${path} is damaged`),
  });
});
