import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../../../tests/support/transfers.ts';
import { openSource } from './open-source.ts';

const open = (path: string) => openSource(path, { language: 'en' });

test('A source is recognised by what it is', async () => {
  const folder = await folderOf({
    'a.md': 'Text',
    'blog.XML': '<rss/>',
    'ghost.json': '{}',
    'site/export.yaml': 'format: lutka-export\nversion: 1\n',
    'newer/export.yaml': 'format: lutka-export\nversion: 2\n',
  });
  const names = async (...paths: string[]) =>
    await Promise.all(paths.map(async (path) => (await open(join(folder, path))).name));
  expect(await names('', 'blog.XML', 'ghost.json', 'site')).toEqual([
    'a folder of Markdown',
    'a WordPress export',
    'a Ghost export',
    'an export of this site',
  ]);
  await expect(open(join(folder, 'newer'))).rejects.toThrow('a newer version of this site');
});

test.each([
  ['/no/such/folder', 'There is no file or folder /no/such/folder'],
  ['README.md', 'README.md must be a folder, the .xml of a WordPress export or the .json of a'],
])('The source %s is rejected: it says what must be', async (path, sentence) => {
  await expect(open(path)).rejects.toThrow(sentence);
});
