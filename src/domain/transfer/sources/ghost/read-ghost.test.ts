import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { resolveOldPath } from '#domain/posts/index.ts';
import { describeEachEngine, testOnFile } from '../../../../../tests/support/each-engine.ts';
import { samplePicture } from '../../../../../tests/support/sample-pictures.ts';
import { folderOf, importInto } from '../../../../../tests/support/transfers.ts';
import { openSource } from '../../open-source.ts';

async function openGhost(json: string) {
  const folder = await folderOf({
    'ghost.json': json,
    'content/images/2021/03/goat.png': await samplePicture('png'),
  });
  return await openSource(join(folder, 'ghost.json'), { language: 'en' });
}

const fixture = () => readFile('tests/fixtures/imports/ghost.json', 'utf8');

describeEachEngine('A Ghost export', (test) => {
  test('is imported with its pictures, once, and again where it has changed', async ({
    database,
  }) => {
    const json = await fixture();
    const dry = await importInto(database, await openGhost(json), { isDry: true });
    expect(dry.counts).toMatchObject({ new: 5, skipped: 3 });
    expect(await database.selectFrom('posts').select('id').execute()).toEqual([]);
    const { counts, lines } = await importInto(database, await openGhost(json));
    expect(counts).toMatchObject({ new: 5, skipped: 3 });
    expect(
      lines.flatMap(({ title, where, notes }) => notes.map((note) => [title ?? where, note])),
    ).toEqual([
      ['Goats & their hay', 'without the authors Shilan'],
      ['For members', 'for paid alone: unpublished'],
      ['A Markdown card', 'draft: unpublished'],
      ['Never shown', 'draft: unpublished'],
      ['Never shown', 'without 1 cards of the kind "signup"'],
      ['Nothing', 'it has no text'],
      ['About', 'it is a page, not a post'],
      ['a post', expect.stringContaining('title')],
    ]);
    const posts = await database.selectFrom('posts').selectAll().orderBy('id').execute();
    const image = posts[0]?.image;
    expect(image).toMatch(/^\/media\//);
    expect(posts[0]).toMatchObject({
      title: 'Goats & their hay',
      content: `Goats eat **hay**. See [more](/hay/).\n\n![A goat](${image} "On the roof")\n\n\`\`\`js\nlet hay = 1 < 2;\n\`\`\``,
      description: 'What goats eat.',
      category: 'Farm',
      tags: '["Farm","hay"]',
      author: 'Dara Karim',
      image_alt: 'A goat on a roof',
      seo_title: 'Goats',
      published_at: '2021-03-24T05:00:00.000Z',
      updated_at: '2021-03-25T04:34:10.000Z',
    });
    expect(posts[1]).toMatchObject({ language: 'ar', slug: 'alma3z' });
    expect(posts.slice(2).map((post) => post.published_at)).toEqual([null, null, null]);
    expect(posts[3]?.content).toBe('## Hay\n\nA *card*.');
    expect(posts[4]?.content).toBe(`**Hay**\n\n![A goat](${image})`);
    for (const path of ['/goats', '/2021/03/24/goats'])
      expect(await resolveOldPath(database, path)).toEqual({ language: 'en', slug: 'goats' });
    const again = await importInto(database, await openGhost(json));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 5 });
    const changed = json.replace('Goats eat <strong>hay', 'Goats like <strong>hay');
    const third = await importInto(database, await openGhost(changed));
    expect(third.counts).toMatchObject({ new: 0, changed: 1, unchanged: 4 });
    const [post] = await database.selectFrom('posts').select('content').orderBy('id').execute();
    expect(post?.content).toContain('Goats like **hay**');
  });
});

testOnFile('A Ghost export that is none is rejected in one line', async ({ database }) => {
  for (const json of ['{', '[]', '{"db":[]}', '{"data":{}}', `${'['.repeat(100_000)}`])
    await expect(openGhost(json).then((source) => importInto(database, source))).rejects.toThrow(
      'is not the JSON of a Ghost export',
    );
});

describeEachEngine('A hostile Ghost export', (test) => {
  test('stops no other post, whatever its texts are', async ({ database }) => {
    const base = { html: '<p>Text</p>', status: 'published', published_at: '2020-01-01T00:00:00Z' };
    const deep = '<div>'.repeat(300);
    const posts = [
      { ...base, id: 'a\0', title: 'Null in the id', slug: 'a' },
      { ...base, id: 'b', title: 'Null \0', slug: 'b' },
      { ...base, id: 'c'.repeat(5_000), title: 'Long id', slug: 'c' },
      { ...base, id: 'd', title: 'Deep', slug: 'd', html: deep },
      { ...base, id: 'e', title: 'Half \ud800', slug: '../..\0' },
      {
        ...base,
        id: 'f',
        title: 'Script',
        slug: 'f',
        html: '<script>x</script><p>Safe <a href="javascript:x">link</a></p>',
      },
    ];
    const source = await openGhost(JSON.stringify({ data: { posts } }));
    const { counts } = await importInto(database, source);
    expect(counts).toMatchObject({ new: 2, skipped: 4 });
    const stored = await database
      .selectFrom('posts')
      .select(['title', 'content', 'slug'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { title: 'Half \ufffd', content: 'Text', slug: 'post' },
      { title: 'Script', content: 'Safe link', slug: 'f' },
    ]);
  });
});
