import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { rememberPairs } from '../support/remember-pairs.ts';
import { newFolder } from '../support/temporary.ts';
import { folderOf } from '../support/transfers.ts';

/** @returns the exit code, and what was printed */
async function run(databaseUrl: string, ...words: string[]) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: output + errors };
}

test('npm run import lists first, imports with --apply, and npm run export writes it again', async ({
  database,
  databaseUrl,
}) => {
  const folder = await folderOf({
    'goats.md': '---\ntitle: "Goats \\e[31m"\ndate: 2020-01-01\n---\nText',
    'hay.md': '---\ntitle: Hay\nlang: fr\n---\nText',
  });
  const posts = () => database.selectFrom('posts').select('title').execute();
  const dry = await run(databaseUrl, 'scripts/import.ts', folder);
  expect(dry).toEqual({
    code: 0,
    output: [
      `${folder} is a folder of Markdown`,
      'new      en  Goats  [31m (goats.md)',
      'skipped      hay.md',
      '             it is in fr, which is no language of this site',
      'Would import: 1 new, 0 changed, 0 unchanged, 0 kept, 1 skipped; 0 pictures, 0 redirects. Add --apply to do it',
      '',
    ].join('\n'),
  });
  expect(await posts()).toEqual([]);
  const applied = await run(databaseUrl, 'scripts/import.ts', folder, '--apply');
  expect(applied.output).toContain('Imported: 1 new');
  expect(await posts()).toHaveLength(1);
  const target = join(await newFolder(), 'export');
  const exported = await run(databaseUrl, 'scripts/export.ts', target);
  expect(exported).toEqual({ code: 0, output: `${target}: 1 articles, 1 texts, 0 pictures\n` });
  const again = await run(databaseUrl, 'scripts/export.ts', target);
  expect(again.code).toBe(1);
  expect(again.output).toContain('has files already: name a folder that does not exist yet');
  const back = await run(databaseUrl, 'scripts/import.ts', target);
  expect(back.output).toContain(
    'is an export of this site\nWould import: 0 new, 0 changed, 1 unch',
  );
});

test('the translation memory goes through the same two commands as TMX', async ({
  database,
  databaseUrl,
}) => {
  await rememberPairs(database, [['Good morning', 'بەیانی باش']]);
  const folder = await newFolder();
  const file = join(folder, 'memory.tmx');
  expect(await run(databaseUrl, 'scripts/export.ts', file)).toEqual({
    code: 0,
    output: `${file}: the translation memory\n`,
  });
  expect(await run(databaseUrl, 'scripts/export.ts', file)).toMatchObject({ code: 1 });
  const changed = (await readFile(file, 'utf8'))
    .replace('بەیانی باش', 'بەیانیت باش')
    .replace(
      '</body>',
      `<tu><tuv xml:lang="en"><seg>Tea</seg></tuv><tuv xml:lang="ckb"><seg>چا</seg></tuv></tu><tu/></body>`,
    );
  await writeFile(file, changed);
  const lines = [
    'line 6: another translation is approved: Good morning = بەیانیت باش',
    'line 11: no-english',
  ];
  const counts = '1 new, 0 unchanged, 1 contradicting, 1 unreadable';
  expect(await run(databaseUrl, 'scripts/import.ts', file)).toEqual({
    code: 0,
    output: `${lines.join('\n')}\nWould import translations: ${counts}. Add --apply to do it\n`,
  });
  const applied = await run(databaseUrl, 'scripts/import.ts', file, '--apply');
  expect(applied.output).toContain(`Imported translations: ${counts}\n`);
  await writeFile(file, '<tmx>');
  expect(await run(databaseUrl, 'scripts/import.ts', file)).toEqual({
    code: 1,
    output: `${file} can't be read, line 1: unclosed tag: tmx\n`,
  });
});

test('npm run import says in one line what must be', async ({ databaseUrl }) => {
  const wrongLanguage = ['package.json', '--language', 'fr'];
  expect(await run(databaseUrl, 'scripts/import.ts', ...wrongLanguage)).toEqual({
    code: 1,
    output: '--language must be one of en, ar, ckb\n',
  });
  const usage = await run(databaseUrl, 'scripts/import.ts');
  expect(usage.code).toBe(2);
  expect(usage.output).toContain('npm run import -- <source>');
});
