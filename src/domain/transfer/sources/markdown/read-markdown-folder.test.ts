import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { resolveOldPath } from '#domain/posts/index.ts';
import { describeEachEngine, testOnFile } from '../../../../../tests/support/each-engine.ts';
import { samplePicture } from '../../../../../tests/support/sample-pictures.ts';
import { newFolder } from '../../../../../tests/support/temporary.ts';
import { folderOf, importInto } from '../../../../../tests/support/transfers.ts';
import { readMarkdownFolder } from './read-markdown-folder.ts';

const read = (folder: string) => readMarkdownFolder(folder, {});

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
        'series: [The herd]',
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
    expect(dry.counts).toMatchObject({ new: 2, pictures: 2, redirects: 7 });
    expect(await database.selectFrom('posts').select('id').execute()).toEqual([]);
    const { counts, notes } = await importInto(database, read(folder));
    expect(counts).toMatchObject({ new: 2 });
    expect(notes).toEqual([
      'there is no file /assets/none.png in the folder: put it there, or name its blog with --site',
      'a draft: unpublished',
    ]);
    const posts = await database.selectFrom('posts').selectAll().orderBy('id').execute();
    expect(posts[0]).toMatchObject({
      title: 'Hello: goats',
      slug: 'hello-goats',
      category: 'farm',
      series: 'The herd',
      tags: '["goats","hay"]',
      published_at: '2019-05-01T07:00:00.000Z',
      image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
    });
    expect(posts[0]?.content).toBe(
      `![A goat](${posts[0]?.image}) and [none](/assets/none.png)\n\n\`\`\`ruby\nputs 1\n\`\`\``,
    );
    expect(posts[1]).toMatchObject({ published_at: null });
    for (const path of [
      '/old/goats',
      '/farm/2019/05/01/hello-goats.html',
      '/2019/05/01/hello-goats',
    ])
      expect(await resolveOldPath(database, path)).toEqual({ language: 'en', slug: 'hello-goats' });
    const again = await importInto(database, read(folder));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  });
});

describeEachEngine('The settings of a blog', (test) => {
  const copyOf = async (name: string, ...places: string[]) => {
    const folder = await newFolder();
    await cp(`tests/fixtures/imports/${name}`, folder, { recursive: true });
    for (const place of places) {
      await mkdir(dirname(join(folder, place)), { recursive: true });
      await writeFile(join(folder, place), await samplePicture('png'));
    }
    return folder;
  };

  test('of Jekyll say the language and the paths of its posts, which may be HTML', async ({
    database,
  }) => {
    const folder = await copyOf('jekyll', 'assets/goat.png');
    const { counts, notes } = await importInto(database, read(folder));
    expect({ ...counts, notes }).toMatchObject({ new: 2, skipped: 0, pictures: 1, notes: [] });
    const [goats, hay] = await database
      .selectFrom('posts')
      .selectAll()
      .orderBy('language')
      .execute();
    expect(goats).toMatchObject({
      language: 'ckb',
      title: 'بزنەکان',
      published_at: '2019-05-02T07:00:00.000Z',
      description: expect.stringMatching(/^بزن کا دەخوات\. بڕوانە ئێرە\. ١٠² کیلۆ\. هەمووی/),
    });
    expect(goats?.content).toMatch(
      /^!\[بزنێک\]\(\/media\/[0-9a-f]{32}\.jpg\)\n\nبزن کا دەخوات\.\\\nبڕوانە \[ئێرە\]\(\/about\)\. ١٠² کیلۆ\.\n\n> هەمووی دەبینن\.\n\nدوای ئەوە \*\*کا\*\*\.$/,
    );
    expect(hay).toMatchObject({
      language: 'en',
      published_at: '2019-06-02T21:00:00.000Z',
      content: 'Hay is **dry**.\n\n<https://video.example/1>',
      description: 'Hay is dry.…',
    });
    const paths = ['/blog/2019/05/goats', '/blog/2019/05/02/goats.html', '/blog/2019/05/01/goats'];
    for (const path of paths)
      expect(await resolveOldPath(database, path), path).toEqual({
        language: 'ckb',
        slug: goats?.slug,
      });
    expect(await resolveOldPath(database, '/blog/2019/06/hay')).toMatchObject({ language: 'en' });
    expect((await importInto(database, read(folder))).counts).toMatchObject({ unchanged: 2 });
  });

  test('of Hugo do too; files that are not read are named', async ({ database }) => {
    const folder = await copyOf('hugo', 'content/posts/goats/goat.png');
    const { notes } = await importInto(database, read(folder));
    expect(notes).toEqual([
      'it is a page, not a post',
      '2 shortcodes stay as text: replace them in the panel',
      'only Markdown and HTML are read: convert them',
    ]);
    const [post] = await database.selectFrom('posts').selectAll().execute();
    expect(post).toMatchObject({
      language: 'ar',
      description: 'نص قديم.…',
      published_at: '2020-01-02T00:04:05.000Z',
    });
    expect(post?.content).toContain(
      '"على السطح")\n\n<https://www.youtube.com/watch?v=w7Ft2ymGmfc>',
    );
    for (const path of ['/farm/posts/goats', '/farm/2020/01/maaz', '/farm/old/maaz'])
      expect(await resolveOldPath(database, path), path).toMatchObject({ language: 'ar' });
  });

  test('may be in a language that the site does not have, unless the import names one', async ({
    database,
  }) => {
    const post = { '_posts/2020-01-01-heu.md': '---\ntitle: Heu\n---\nHeu.' };
    const folder = await folderOf({ ...post, '_config.yml': 'lang: de' });
    expect((await importInto(database, read(folder))).notes).toEqual([
      'it is in de, which is no language of this site: --language names the language of its texts',
    ]);
    const named = readMarkdownFolder(folder, { language: 'en' });
    expect((await importInto(database, named)).counts).toMatchObject({ new: 1 });
    const broken = await folderOf({ '_posts/2020-01-01-hay.md': 'Hay', '_config.yml': 'a: *a' });
    const { counts, notes } = await importInto(database, read(broken));
    expect(counts).toMatchObject({ new: 1, skipped: 1 });
    expect(notes).toEqual([expect.stringMatching(/alias/i)]);
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

describeEachEngine('A real blog of Jekyll', (test) => {
  const root = dirname(createRequire(import.meta.url).resolve('jekyll-theme-chirpy/package.json'));

  test('is imported as its author meant it, once', async ({ database }) => {
    const noCover = (name: string) =>
      `there is no file /posts/${name}.jpg in the folder: put it there, or name its blog with --site`;
    const first = await importInto(database, read(root));
    expect(first.lines.map(({ title, notes }) => [title, ...notes])).toEqual([
      [
        'Data types & Variable declaration',
        '9 HTML tags stay as text: replace them in the panel',
        noCover('golang-install'),
      ],
      ['Golang Getting Started', noCover('golang-tutorial')],
      ['Installing Go', noCover('golang-install')],
    ]);
    const posts = await database.selectFrom('posts').selectAll().orderBy('slug').execute();
    expect(posts.map(({ slug }) => slug)).toEqual([
      'data-types-and-variable-declaration',
      'golang-getting-started',
      'installing-go',
    ]);
    for (const post of posts)
      expect(post).toMatchObject({
        published_at: '2020-11-11T06:00:00.000Z',
        author: 'mrtishca',
        category: 'Programing',
        tags: '["Golang"]',
      });
    const [types, started, installing] = posts;
    expect(types?.content).toContain('var <name>,<name>,<name> <DataType> = <vaule>');
    expect(types?.content).toContain(
      '```go\npackage main\n\nimport "fmt"\n\nvar hello_world string',
    );
    expect(types?.content).not.toContain('{: file=');
    expect(types?.description).toMatch(
      /^Variable declaration Single declaration & Initialization In/,
    );
    expect(started?.content).toMatch(/^> This post is under construction[^\n]*\n\nThe Go language/);
    expect(installing?.image_alt).toBe('GoLang Install');
    for (const path of [
      '/posts/installing-go',
      '/programing/tutorial/2020/11/11/installing-go.html',
      '/2022/11/11/installing-go',
    ])
      expect(await resolveOldPath(database, path), path).toMatchObject({ slug: 'installing-go' });
    const again = await importInto(database, read(root));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  });
});

testOnFile('A folder without Markdown is refused in one line', async ({ database }) => {
  const folder = await folderOf({ 'ghost.json': '{}', '_posts/a.txt': 'Text' });
  await expect(importInto(database, read(folder))).rejects.toThrow(
    `${folder} has no Markdown: name the folder of a blog, or the file of an export`,
  );
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
