import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test as plainTest } from 'vitest';
import { storeUpload } from '#domain/media/index.ts';
import {
  addOldPaths,
  createPost,
  deletePost,
  editPost,
  findAdminPost,
  findPostBySlug,
  installStarterPosts,
  type NewPost,
} from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { writeExport } from '../../src/domain/transfer/index.ts';
import { readExport } from '../../src/domain/transfer/own/read-export.ts';
import { describeEachEngine, newDatabase } from '../support/each-engine.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { samplePicture } from '../support/sample-pictures.ts';
import { samplePost, sampleRecord } from '../support/sample-post.ts';
import { newFolder, openForTest } from '../support/temporary.ts';
import { bytesOfFolder, importInto } from '../support/transfers.ts';

async function exportTo(database: Database): Promise<string> {
  const folder = join(await newFolder(), 'export');
  await writeExport(database, folder, () => undefined);
  return folder;
}

async function importFrom(database: Database, folder: string, isDry = false) {
  return await importInto(database, readExport(folder), { isDry });
}

async function open(engine: 'sqlite' | 'postgres'): Promise<Database> {
  return await openForTest(await newDatabase(engine));
}

plainTest('The starter posts have the same bytes after the way to PostgreSQL', async () => {
  const [from, to] = [await open('sqlite'), await open('postgres')];
  await installStarterPosts(from);
  const first = await exportTo(from);
  const { counts, notes } = await importFrom(to, first);
  expect(notes).toEqual([]);
  expect(counts).toMatchObject({ new: 18, changed: 0, kept: 0, skipped: 0 });
  const files = await bytesOfFolder(first);
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(await bytesOfFolder(await exportTo(to))).toEqual(files);
});

/** Stands for the path of one of the stored pictures, which are known later. */
const pictureMark = 'stored-picture-';

/** Texts that a file format could take for its own, and places of pictures. */
const oddPiece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '---',
    '\n---\n',
    '\n+++\r\n',
    '\r\n',
    '\r',
    '\n\n',
    ' ',
    '\t- a: b # c',
    'true',
    '~',
    '"quotes" \'and\' \\back\\',
    '\u202bدەق\u202c',
    'أهلاً 🇮🇶👩‍👩‍👧',
    '\u2028\u0085\ufeff\u007f',
    '&amp; <b> %7B',
    'pictures/0123456789abcdef0123456789abcdef.jpg',
    `\n\n![A \\[b\\]](${pictureMark}0 "A \\"caption\\"")\n\n`,
    `[a link](${pictureMark}1)`,
    `\`${pictureMark}0\``,
    '![x](/media/0123456789abcdef0123456789abcdef.jpg)',
    'https://a.example/media/0123456789abcdef0123456789abcdef.jpg',
    '2026-11-23',
    '&anchor *alias',
  ),
);

const oddText = (maxLength: number) =>
  fc
    .array(oddPiece, { minLength: 1, maxLength: 12 })
    .map((pieces) => pieces.join('').replaceAll('\0', '').slice(0, maxLength).toWellFormed());

const required = (maxLength: number) => oddText(maxLength - 1).map((text) => `${text}x`);

/** No title of a post is blank, or has a null character. */
const hostileTitles = hostileTexts.filter(
  (text) => text.trim() !== '' && text.length <= 200 && !text.includes('\0') && text.isWellFormed(),
);

const oddPost: fc.Arbitrary<NewPost> = fc
  .record({
    title: fc.oneof(required(200), fc.constantFrom(...hostileTitles)),
    content: required(20_000),
    image: fc.constantFrom('/default-cover.jpg', `${pictureMark}0`, `${pictureMark}1`),
    description: oddText(1_000),
    category: oddText(100),
    author: oddText(100),
    tags: fc.uniqueArray(
      required(30).map((tag) => tag.trim()),
      { maxLength: 5 },
    ),
    imageAlt: oddText(500),
    seoTitle: oddText(300),
    sources: fc.array(oddText(1_000), { maxLength: 3 }),
    isPublished: fc.boolean(),
  })
  .map(({ isPublished, ...fields }) =>
    samplePost({
      ...fields,
      publishedAt: isPublished ? new Date('2026-01-02T03:04:05.678Z') : null,
    }),
  );

describeEachEngine('An export', (test) => {
  test('gives back every text, and the same bytes', async ({ database, databaseUrl }) => {
    const engine = databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
    const actor = { username: 'dara', ipAddress: null };
    const urls: string[] = [];
    for (const format of ['png', 'jpeg'] as const)
      urls.push((await storeUpload(database, await samplePicture(format), actor)).imageUrl);
    const withUrls = (text: string) =>
      text.replace(/stored-picture-(\d)/g, (mark, index: string) => urls[Number(index)] ?? mark);
    const posts = fc.sample(oddPost, { numRuns: 60, seed: 20_261_123 }).map((post) => ({
      ...post,
      content: withUrls(post.content),
      ...(post.image && { image: withUrls(post.image) }),
    }));
    const groups = posts.map((_, index) => `group-${Math.floor(index / 3)}`);
    for (const [index, post] of posts.entries())
      await createPost(database, {
        ...post,
        language: (['en', 'ar', 'ckb'] as const)[index % 3] ?? 'en',
        translationGroup: groups[index],
        translation: index % 3 === 2 ? sampleRecord() : null,
      });
    const other = await open(engine);
    const folder = await exportTo(database);
    const { counts, notes } = await importFrom(other, folder);
    expect([counts.new, notes]).toEqual([60, []]);
    for (const url of urls)
      expect(posts.some(({ content, image }) => content.includes(url) && image === url)).toBe(true);
    expect(await bytesOfFolder(await exportTo(other))).toEqual(await bytesOfFolder(folder));
    const read = (from: Database) =>
      from
        .selectFrom('posts')
        .selectAll()
        .orderBy('translation_group')
        .orderBy('language')
        .execute()
        .then((rows) => rows.map(({ id, ...row }) => row));
    expect(await read(other)).toEqual(await read(database));
  });

  test('has pictures, records, former slugs and old paths, but no deleted posts', async ({
    database,
    databaseUrl,
  }) => {
    const engine = databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
    const actor = { username: 'dara', ipAddress: null };
    const { imageUrl } = await storeUpload(database, await samplePicture('png'), actor);
    const { id, updated_at } = await createPost(
      database,
      samplePost({ content: `Look:\n\n![A goat](${imageUrl})\n`, image: imageUrl }),
    );
    await editPost(database, id, { slug: 'goats', updatedAt: updated_at });
    await addOldPaths(database, ['/2019/05/goats', '/?p=7'], id);
    const { id: gone } = await createPost(database, samplePost({ title: 'Gone' }));
    await deletePost(database, gone);
    const folder = await exportTo(database);
    const files = await bytesOfFolder(folder);
    expect(Object.keys(files).filter((name) => !name.includes('/pictures/'))).toEqual([
      '/export.yaml',
      '/goats/article.yaml',
      '/goats/en.md',
    ]);
    const text = await readFile(join(folder, 'goats/en.md'), 'utf8');
    expect(text).toContain(`![A goat](pictures/${imageUrl.slice('/media/'.length)})`);
    expect(text).toContain(
      'oldPaths:\n  - "/2019/05/goats"\n  - "/?p=7"\n  - "/blog/a-sample-post"',
    );
    const other = await open(engine);
    await importFrom(other, folder);
    expect(await bytesOfFolder(await exportTo(other))).toEqual(files);
    expect(await findPostBySlug(other, 'a-sample-post')).toMatchObject({ slug: 'goats' });
  });

  test('changes what was changed in its files, and keeps what was edited here', async ({
    database,
  }) => {
    const edited = await createPost(database, samplePost({ title: 'Edited there' }));
    const both = await createPost(database, samplePost({ title: 'Edited in both places' }));
    const folder = await exportTo(database);
    expect((await importFrom(database, folder, true)).counts).toMatchObject({ unchanged: 2 });
    for (const slug of ['edited-there', 'edited-in-both-places']) {
      const file = join(folder, slug, 'en.md');
      await writeFile(file, (await readFile(file, 'utf8')).replace('One two', 'Eins zwei'));
    }
    await editPost(database, both.id, { content: 'Mine', updatedAt: both.updated_at });
    const dry = await importFrom(database, folder, true);
    expect(dry.counts).toMatchObject({ changed: 1, kept: 1 });
    expect(await findAdminPost(database, edited.id)).toMatchObject({ content: 'One two three.' });
    const { counts, notes } = await importFrom(database, folder);
    expect(counts).toMatchObject({ changed: 1, kept: 1 });
    expect(notes).toEqual(['it was edited here after the export']);
    expect(await findAdminPost(database, edited.id)).toMatchObject({
      content: 'Eins zwei three.',
    });
    expect(await findAdminPost(database, both.id)).toMatchObject({ content: 'Mine' });
    expect((await importFrom(database, folder)).counts).toMatchObject({ unchanged: 1, kept: 1 });
    const revisions = await database.selectFrom('revisions').select('kind').execute();
    expect(revisions.map(({ kind }) => kind)).toContain('imported');
  });

  test('that was interrupted is begun anew, and overwrites nothing of somebody else', async ({
    database,
  }) => {
    await createPost(database, samplePost({ title: 'First' }));
    await createPost(database, samplePost({ title: 'Second' }));
    const folder = join(await newFolder(), 'export');
    const killed = writeExport(database, folder, () => {
      throw new Error('The process ends');
    });
    await expect(killed).rejects.toThrow('The process ends');
    expect(Object.keys(await bytesOfFolder(join(folder, '..')))).toEqual([
      '/export.unfinished/unfinished-export',
    ]);
    expect(await writeExport(database, folder, () => undefined)).toMatchObject({ texts: 2 });
    expect(Object.keys(await bytesOfFolder(join(folder, '..')))).toEqual([
      '/export/export.yaml',
      '/export/first/article.yaml',
      '/export/first/en.md',
      '/export/second/article.yaml',
      '/export/second/en.md',
    ]);
    const mine = join(await newFolder(), 'mine');
    await mkdir(`${mine}.unfinished`);
    await writeFile(`${mine}.unfinished/letter.txt`, 'Mine');
    await expect(writeExport(database, mine, () => undefined)).rejects.toThrow(
      'is needed for the time of the export: move it away',
    );
  });

  test('whose picture is damaged is imported without it', async ({ database, databaseUrl }) => {
    const engine = databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
    const actor = { username: 'dara', ipAddress: null };
    const { imageUrl } = await storeUpload(database, await samplePicture('png'), actor);
    await createPost(database, samplePost({ title: 'Goats', image: imageUrl }));
    const folder = await exportTo(database);
    const picture = join(folder, 'goats/pictures', imageUrl.slice('/media/'.length));
    await writeFile(picture, '<svg onload="alert(1)"/>');
    const other = await open(engine);
    const { counts, notes } = await importFrom(other, folder);
    expect(counts.new).toBe(1);
    expect(notes).toEqual([expect.stringContaining('This is an SVG drawing')]);
    expect(await other.selectFrom('images').select('hash').execute()).toEqual([]);
  });
});
