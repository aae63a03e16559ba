import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { resolveOldPath } from '#domain/posts/index.ts';
import { describeEachEngine, testOnFile } from '../../../../tests/support/each-engine.ts';
import { samplePicture } from '../../../../tests/support/sample-pictures.ts';
import { folderOf, importInto } from '../../../../tests/support/transfers.ts';
import { readMarkdownFolder } from './read-markdown-folder.ts';

const read = (folder: string) => readMarkdownFolder(folder, { language: 'en' });

describeEachEngine('A Jekyll folder', (test) => {
  test('is imported with pictures and old paths, once', async ({ database }) => {
    const folder = await folderOf({
      '_config.yml': 'permalink: pretty',
      'about.md': '---\nlayout: page\n---\nAbout',
      '_posts/2019-05-01-hello-goats.md': [
        '---',
        'title: "Hello: goats"',
        'date: 2019-05-01 10:00:00 +0300',
        'categories: [farm]',
        'tags: goats hay',
        'image: /assets/goat.png',
        'redirect_from: /old/goats/',
        '---',
        '![A goat](/assets/goat.png) and ![none](/assets/none.png)',
        '',
        '{% highlight ruby %}',
        'puts 1',
        '{% endhighlight %}',
      ].join('\n'),
      '_posts/2019-06-01-draft.md': '---\ntitle: Draft\npublished: false\n---\nText',
      'assets/goat.png': await samplePicture('png'),
    });
    const dry = await importInto(database, read(folder), { isDry: true });
    expect(dry.counts).toMatchObject({ new: 2, pictures: 2, redirects: 5 });
    expect(await database.selectFrom('posts').select('id').execute()).toEqual([]);
    const { counts, notes } = await importInto(database, read(folder));
    expect(counts).toMatchObject({ new: 2 });
    expect(notes).toEqual([
      'there is no file /assets/none.png in the folder',
      'a draft: unpublished',
    ]);
    const posts = await database.selectFrom('posts').selectAll().orderBy('id').execute();
    expect(posts[0]).toMatchObject({
      title: 'Hello: goats',
      slug: 'hello-goats',
      category: 'farm',
      tags: '["goats","hay"]',
      published_at: '2019-05-01T07:00:00.000Z',
      image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
    });
    expect(posts[0]?.content).toBe(
      `![A goat](${posts[0]?.image}) and [none](/assets/none.png)\n\n\`\`\`ruby\nputs 1\n\`\`\``,
    );
    expect(posts[1]).toMatchObject({ published_at: null });
    for (const path of ['/old/goats', '/farm/2019/05/01/hello-goats.html'])
      expect(await resolveOldPath(database, path)).toEqual({ language: 'en', slug: 'hello-goats' });
    const again = await importInto(database, read(folder));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  });
});

describe('A Hugo folder', () => {
  testOnFile('gives one article its languages, however they are named', async ({ database }) => {
    const hugo = (title: string) =>
      `+++\ntitle = "${title}"\ndate = 2020-01-02T03:04:05Z\n+++\nText`;
    const folder = await folderOf({
      'content/_index.md': '---\ntitle: Home\n---\n',
      'content/about.md': '---\ntitle: About\n---\nUs',
      'content/posts/goats.md': hugo('Goats'),
      'content/posts/goats.ar.md': hugo('ماعز'),
      'content/ckb/posts/goats.md': hugo('بزن'),
      'content/posts/hay/index.md': hugo('Hay'),
      'content/posts/fr/hay.fr.md': hugo('Foin'),
      'themes/a/README.md': '# Theme',
    });
    const { counts, notes } = await importInto(database, read(folder));
    expect(counts).toMatchObject({ new: 4, skipped: 3 });
    expect(notes.sort()).toEqual([
      'it is a page, not a post',
      'it is a page, not a post',
      'it is in fr, which is no language of this site',
    ]);
    const posts = await database
      .selectFrom('posts')
      .select(['language', 'slug', 'translation_group'])
      .execute();
    const goats = posts.filter(({ slug }) => slug.startsWith('goats'));
    expect(goats.map(({ language }) => language).sort()).toEqual(['ar', 'ckb', 'en']);
    expect(new Set(goats.map((post) => post.translation_group)).size).toBe(1);
    expect(await resolveOldPath(database, '/posts/hay')).toEqual({ language: 'en', slug: 'hay' });
  });
});

describe('A hostile folder', () => {
  testOnFile('can name no file outside of it', async ({ database }) => {
    const secret = await folderOf({ 'secret.png': await samplePicture('png') });
    const text = '---\ntitle: Goats\ndate: 2020-01-01\n---\n';
    const folder = await folderOf({
      'a.md': `${text}![a](../../${secret.slice(1)}/secret.png) ![b](%2e%2e/%2e%2e/x.png) ![c](link.png) ![d](file:///etc/passwd)`,
      'node_modules/b.md': text,
    });
    await symlink(join(secret, 'secret.png'), join(folder, 'link.png'));
    await symlink(secret, join(folder, 'linked'));
    const { notes } = await importInto(database, read(folder));
    expect(notes).toHaveLength(6);
    expect(await database.selectFrom('images').select('hash').execute()).toEqual([]);
  });

  testOnFile('stops at what is too large or can not be read', async ({ database }) => {
    const aliases = Array.from(
      { length: 9 },
      (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index}, `.repeat(9)}]`,
    );
    const folder = await folderOf({
      'aliases.md': `---\na0: &a0 [x]\n${aliases.join('\n')}\n---\nText`,
      'open.md': '---\ntitle: Open\nText',
      'long.md': `---\ntitle: Long\ndate: 2020-01-01\n---\n${'a'.repeat(200_001)}`,
      'huge.md': 'a'.repeat(2_000_001),
      'title.md': `---\ntitle: ${'a'.repeat(201)}\ndate: 2020-01-01\n---\nText`,
      'list.md': '---\n- a\n---\nText',
    });
    const { counts, notes } = await importInto(database, read(folder));
    expect(counts).toMatchObject({ new: 0, skipped: 6 });
    expect(notes).toEqual([
      expect.stringMatching(/alias/i),
      expect.stringContaining('must have at most 2000000 bytes'),
      'its front matter has no keys',
      'its text must have at most 200000 characters',
      'the front matter has no closing line of ---',
      'title must have at most 200 characters',
    ]);
  });
});
