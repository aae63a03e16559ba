import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { resolveOldPath } from '#domain/posts/index.ts';
import { describeEachEngine } from '../../../../../tests/support/each-engine.ts';
import { samplePicture } from '../../../../../tests/support/sample-pictures.ts';
import { folderOf, importInto } from '../../../../../tests/support/transfers.ts';
import { openSource } from '../../open-source.ts';
import { createPictureFetch } from '../../pictures/fetch-picture.ts';

async function openBlog(xml: string | Buffer, ...uploads: string[]) {
  const files: Record<string, string | Buffer> = { 'blog.xml': xml };
  for (const path of ['2019/05/goat.png', ...uploads])
    files[`wp-content/uploads/${path}`] = await samplePicture('png');
  return await openSource(join(await folderOf(files), 'blog.xml'), {});
}

const fixture = (name = 'wordpress') => readFile(`tests/fixtures/imports/${name}.xml`, 'utf8');

describeEachEngine('A WordPress export', (test) => {
  test('is imported with languages, pictures and old paths, once', async ({ database }) => {
    const source = await openBlog(await fixture());
    const dry = await importInto(database, source, { isDry: true });
    expect(dry.counts).toMatchObject({ new: 3 });
    expect(dry.progress[0]).toBe('Looking at 1 of 6');
    const { counts, lines, progress } = await importInto(database, source, {
      fetchPicture: createPictureFetch(),
    });
    expect(counts).toMatchObject({ new: 3, skipped: 4 });
    expect(progress.slice(0, 6)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Importing ${index + 1} of 6`),
    );
    expect(
      lines.flatMap(({ title, where, notes }) => notes.map((note) => [title ?? where, note])),
    ).toEqual([
      ['Goats & their hay', 'without the categories Animals'],
      ['Goats & their hay', 'without Gallery (post_format)'],
      [
        'Goats & their hay',
        expect.stringContaining('169.254.169.254 is not on the public internet'),
      ],
      ['بزن و کا', 'without the blocks latest-posts'],
      ['Nur auf Deutsch', 'it is in de, which is no language of this site'],
      ['A secret', 'with a password: unpublished'],
      ['A secret', '1 shortcodes stay as text: replace them in the panel'],
      ['Thrown away', 'its status is trash'],
      ['About', 'it is a page, not a post'],
      ['comments', '1 of them: this site has none'],
    ]);
    const posts = await database.selectFrom('posts').selectAll().orderBy('id').execute();
    const [goats, kurdish] = posts;
    expect(goats).toMatchObject({
      title: 'Goats & their hay',
      slug: 'goats',
      category: 'The farm',
      tags: '["goats","hay & grass"]',
      author: 'Dara Karim',
      description: 'What goats & people eat.',
      image: expect.stringMatching(/^\/media\//),
      image_alt: 'A goat on a roof',
      seo_title: 'Goats & their hay',
      published_at: '2019-05-01T07:00:00.000Z',
      updated_at: '2020-01-02T03:04:05.000Z',
    });
    expect(goats?.content).toBe(
      [
        'First paragraph with **bold** words\\\nand a second line.',
        `![A goat](${goats?.image} "On the roof")`,
        '## Feeding',
        '- hay\n- grass',
        '> They see it all.',
        '```\ntwo\n\nblank lines\n```',
        'Last. [Not public](http://169.254.169.254/latest/secret.png)',
      ].join('\n\n'),
    );
    expect(kurdish).toMatchObject({
      language: 'ckb',
      translation_group: goats?.translation_group,
      image: goats?.image,
      slug: 'bzn',
      content: 'بزن کا دەخوات.\n\n### سەردێڕ\n\n<https://video.example/1>',
    });
    for (const path of ['/2019/05/goats', '/2019/05/old-goats', '/?p=12'])
      expect(await resolveOldPath(database, path)).toEqual({ language: 'en', slug: 'goats' });
    expect(await resolveOldPath(database, '/ku/2019/05/بزن')).toMatchObject({ language: 'ckb' });
    const again = await importInto(database, source);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  });

  test('that was interrupted goes on where it stopped', async ({ database }) => {
    const source = await openBlog(await fixture());
    const stopped = {
      ...source,
      async *items() {
        for await (const item of source.items()) {
          yield item;
          throw new Error('The process ends');
        }
      },
    };
    await expect(importInto(database, stopped)).rejects.toThrow('The process ends');
    const { counts } = await importInto(database, source);
    expect(counts).toMatchObject({ new: 2, unchanged: 1 });
    const groups = await database.selectFrom('posts').select('translation_group').execute();
    expect(new Set(groups.map((post) => post.translation_group)).size).toBe(2);
  });

  test('does not bring back what was deleted here', async ({ database }) => {
    const source = await openBlog(await fixture());
    await importInto(database, source);
    await database.deleteFrom('posts').where('slug', '=', 'goats').execute();
    const { counts, notes } = await importInto(database, source);
    expect(counts).toMatchObject({ new: 0, kept: 1, unchanged: 2 });
    expect(notes).toContain('it was deleted here after an earlier import');
  });
});

describeEachEngine('A WordPress export of long ago', (test) => {
  test('has galleries of what was uploaded, sounds, posts without a title, and XML that is none', async ({
    database,
  }) => {
    const xml = await fixture('wordpress-classic');
    const source = await openBlog(xml, '2010/09/goat.png', '2010/09/hay.png');
    const { counts, lines } = await importInto(database, source);
    expect(counts).toMatchObject({ new: 2, skipped: 1 });
    expect(lines.map(({ where, notes }) => [where, ...notes])).toEqual([
      ['معرض—الماعز', '2 shortcodes stay as text: replace them in the panel'],
      ['post 11', 'it has no title: its first words are the title'],
      ['Empty', 'it has no text'],
    ]);
    const posts = await database.selectFrom('posts').selectAll().orderBy('id').execute();
    expect(posts.map(({ language, title }) => [language, title])).toEqual([
      ['ar', 'معرض—الماعز'],
      ['ar', 'هذه التدوينة بلا عنوان، لكنها طويلة بما يكفي ليكون أولها'],
    ]);
    const pictures = [...(posts[0]?.content.matchAll(/\/media\/[0-9a-f]{32}\.jpg/g) ?? [])];
    expect(pictures).toHaveLength(4);
    expect(posts[0]?.content.replace(/\/media\/[0-9a-f]{32}/g, '')).toBe(
      [
        '![كومة قش](.jpg)',
        '![](.jpg "على السطح")',
        'نص بعد المعرض.',
        '![كومة قش](.jpg)',
        '\\[gallery ids="99"]',
        '<http://blog.example/song.mp3>',
        '\\[contact-form]',
        '![ماعز](.jpg)',
      ].join('\n\n'),
    );
    expect(posts[0]?.description).toBe('نص بعد المعرض.…');
  });

  test('is read in the encoding that it names', async ({ database }) => {
    const text = (await fixture('wordpress-classic')).replace('UTF-8', 'windows-1256');
    const arabic = new TextDecoder('windows-1256');
    const byteOf = new Map(
      Array.from({ length: 256 }, (_, byte) => [arabic.decode(Buffer.from([byte])), byte]),
    );
    const bytes = Buffer.from([...text].map((character) => byteOf.get(character) ?? 63));
    await importInto(database, await openBlog(bytes));
    const posts = await database.selectFrom('posts').select('title').orderBy('id').execute();
    expect(posts[0]?.title).toBe('معرض—الماعز');
    const unknown = await openBlog(text.replace('windows-1256', 'klingon'));
    await expect(importInto(database, unknown)).rejects.toThrow("klingon, which can't be read");
  });
});

describeEachEngine('A WordPress export of blocks', (test) => {
  test('keeps its covers, galleries and numbers, also without the numbers of its posts', async ({
    database,
  }) => {
    const xml = await fixture('wordpress-blocks');
    const source = await openBlog(xml, '2018/11/goat-scaled.png');
    const { counts } = await importInto(database, source);
    expect(counts).toMatchObject({ new: 3, skipped: 0, pictures: 3 });
    const posts = await database.selectFrom('posts').selectAll().orderBy('id').execute();
    expect(posts[0]?.content.replace(/\/media\/[0-9a-f]{32}/g, '')).toBe(
      [
        '![](.jpg)',
        'Look at **this**',
        '![A goat](.jpg "On the roof")',
        '![The same](.jpg)',
        '[Prices](https://blog.example/hay.pdf)',
        'A field of 10⁶ m².',
        'And [hay](https://hay.example/?a=1&b=2).',
      ].join('\n\n'),
    );
    expect(posts.slice(1).map(({ content, published_at }) => [content, published_at])).toEqual([
      ['Code: `a[b`', null],
      ['It ends with ]] > and ]]> and a\\[b\\[0]]>', null],
    ]);
    expect((await importInto(database, source)).counts).toMatchObject({ unchanged: 3 });
  });

  test('is not imported in a language that the site does not have', async ({ database }) => {
    const xml = (await fixture('wordpress-blocks')).replace('en-US', 'ko-KR');
    const { counts, notes } = await importInto(database, await openBlog(xml));
    expect(counts).toMatchObject({ new: 0, skipped: 3 });
    expect(notes[0]).toContain('it is in ko-KR, which is no language of this site: --language');
  });
});
