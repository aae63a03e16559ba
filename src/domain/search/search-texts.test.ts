import { expect } from 'vitest';
import {
  createPost,
  deletePost,
  editPost,
  type NewPost,
  togglePublished,
} from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { countStatements } from '../../../tests/support/count-statements.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import type { ExcerptPart } from './found.ts';
import { indexTexts, searchTexts } from './index.ts';

describeEachEngine('search in the texts', (test) => {
  test('finds a sentence and marks the hit', async ({ database }) => {
    await add(database, { title: 'Plans', content: 'First line.\n\nWe *plan* two servers. Done.' });
    const { articles } = await searchTexts(database, 'server', 'en');
    expect(articles.map(({ heading, excerpt }) => [text(heading), marked(excerpt)])).toEqual([
      ['Plans', 'We plan two [servers].'],
    ]);
  });

  test('puts exact before folded before stemmed, and what it is about first', async ({
    database,
  }) => {
    const texts = ['کەڕەکان هاتن', 'کەر هات', 'کەڕ هات'];
    for (const content of texts) await add(database, { language: 'ckb', title: content, content });
    await add(database, { language: 'ckb', title: 'باسی تر', content: 'لێرەش کەڕ هەیە' });
    await indexTexts(database);
    const titles = await titlesFor(database, 'کەڕ', 'ckb');
    expect(titles).toEqual(['کەڕ هات', 'باسی تر', 'کەر هات', 'کەڕەکان هاتن']);
  });

  test.for<[language: Language, typed: string, exact: string, folded: string, stemmed: string]>([
    ['en', 'cafe', 'A cafe', 'A café', 'The cafes'],
    ['ar', 'مدرسه', 'هذه مدرسه', 'هذه مدرسة', 'هذه المدارس والمدرسة'],
    ['ckb', 'فۆنت', 'فۆنت هەیە', 'فونت هەیە', 'فۆنتەکان هەن'],
  ])('puts exact before folded before stemmed in %s', async (forms, { database }) => {
    const [language, typed, ...contents] = forms;
    for (const content of contents)
      await add(database, { language, title: content, content: `${content}.` });
    expect(await titlesFor(database, typed, language)).toEqual(contents);
  });

  test('puts words in one sentence, then words that come often, before others', async ({
    database,
  }) => {
    const contents = {
      sentence: 'We open the new shop. Rain.',
      often: 'Shop. New. Shop. New. Shop. New.',
      other: 'A shop. It is new.',
    };
    for (const [title, content] of Object.entries(contents))
      await add(database, { title, content });
    await indexTexts(database);
    expect(await titlesFor(database, 'new shop', 'en')).toEqual(Object.keys(contents));
    expect((await titlesFor(database, 'shop', 'en'))[0]).toBe('often');
  });

  test('finds a text with all words of a question but one, after those with all', async ({
    database,
  }) => {
    await add(database, { title: 'all', content: 'What a printer costs.' });
    await add(database, { title: 'but one', content: 'What a printer does.' });
    await add(database, { title: 'one', content: 'A printer.' });
    expect(await titlesFor(database, 'what printer costs', 'en')).toEqual(['all', 'but one']);
    expect(await titlesFor(database, 'printer costs', 'en')).toEqual(['all']);
  });

  test('removes the endings of the language of a text alone', async ({ database }) => {
    await add(database, { language: 'ckb', content: 'تۆڕ هەیە' });
    // In Arabic, و may be a prefix: then تۆڕ and وتورة had one stem.
    expect((await searchTexts(database, 'وتورة', 'ckb')).articles).toEqual([]);
  });

  test.for<[name: string, typed: string, language: Language, content: string]>([
    ['the Arabic letters of Kurdish', 'كوردي', 'ckb', 'زمانی کوردی'],
    ['a Kurdish word on the English keyboard', 'deryaCe', 'ckb', 'دەریاچەی دوکان'],
    ['an Arabic word on the English keyboard', 'fpdvm', 'ar', 'بحيرة دوكان'],
    ['an English word on the Kurdish keyboard', 'لاکە', 'en', 'A lake near Dukan'],
  ])('finds %s', async ([, typed, language, content], { database }) => {
    await add(database, { language, content });
    expect((await searchTexts(database, typed, language)).articles).toHaveLength(1);
  });

  test('finds an article by a word of its translation, with that sentence', async ({
    database,
  }) => {
    const translationGroup = 'one';
    await add(database, { translationGroup, content: 'The warehouse is full.' });
    await add(database, { translationGroup, language: 'ckb', title: 'کۆگا', content: 'پڕە.' });
    const { articles } = await searchTexts(database, 'warehouses', 'ckb');
    expect(
      articles.map(({ heading, excerptLanguage, excerpt }) => [
        text(heading),
        excerptLanguage,
        marked(excerpt),
      ]),
    ).toEqual([['کۆگا', 'en', 'The [warehouse] is full.']]);
    expect((await searchTexts(database, 'کۆگا', 'ar')).articles).toEqual([]);
  });

  test('never shows an unpublished text, nor a word of it', async ({ database }) => {
    const translationGroup = 'secret';
    const english = await add(database, {
      translationGroup,
      content: 'Zanzibar contract.',
      publishedAt: null,
    });
    await add(database, { translationGroup, language: 'ckb', content: 'هیچ' });
    for (const typed of ['zanzibar', 'zanzibr', 'zanz'])
      for (const language of ['en', 'ckb'] as const)
        expect(await searchTexts(database, typed, language)).toEqual({ articles: [], near: [] });
    await togglePublished(database, english.id);
    expect((await searchTexts(database, 'zanzibar', 'ckb')).articles).toHaveLength(1);
    await deletePost(database, english.id);
    expect((await searchTexts(database, 'zanzibar', 'ckb')).articles).toEqual([]);
  });

  test('follows each change at the next search', async ({ database }) => {
    const post = await add(database, { content: 'About mountains.' });
    await editPost(database, post.id, {
      content: 'About rivers.',
      updatedAt: post.updated_at,
    });
    expect((await searchTexts(database, 'mountains', 'en')).articles).toEqual([]);
    expect((await searchTexts(database, 'rivers', 'en')).articles).toHaveLength(1);
  });

  test('leaves out a text that has changed and is not indexed yet', async ({ database }) => {
    // A search indexes three of these first.
    for (const content of ['One.', 'Two.', 'Three.', 'About mountains.'])
      await add(database, { content });
    await indexTexts(database);
    await database.updateTable('posts').set({ content: 'Other.' }).execute();
    expect((await searchTexts(database, 'mountains', 'en')).articles).toEqual([]);
  });

  test('indexes what was stored before it, and forgets what is purged', async ({ database }) => {
    const { id } = await add(database, { content: 'About mountains.' });
    await database.deleteFrom('search_pending').execute();
    expect(await indexTexts(database)).toBe(1);
    expect(await indexTexts(database)).toBe(0);
    await database.deleteFrom('posts').where('id', '=', id).execute();
    expect(await indexTexts(database)).toBe(1);
    expect(await database.selectFrom('search_texts').selectAll().execute()).toEqual([]);
  });

  test('offers words that are near when it finds nothing', async ({ database }) => {
    await add(database, { language: 'ckb', content: 'سێرڤەرەکان لە کوردستان.' });
    await add(database, { content: 'The warehouse has a printer.' });
    const near = async (typed: string, language: Language) =>
      (await searchTexts(database, typed, language)).near;
    expect(await near('warehuse', 'en')).toEqual(['warehouse']);
    expect(await near('print', 'en')).toEqual(['printer']);
    expect(await near('prniter', 'en')).toEqual(['printer']);
    expect(await near('کوردستن', 'ckb')).toEqual(['کوردستان']);
    expect(await near('warehuse', 'ckb')).toEqual([]);
    expect(await near('printer mountain', 'en')).toEqual(['printer']);
  });

  test('separates words at control characters', async ({ database }) => {
    await add(database, { content: 'The warehouse has a printer.' });
    const search = async (typed: string) => await searchTexts(database, typed, 'en');
    expect((await search('warehouse\0printer')).articles).toHaveLength(1);
    expect((await search('\x07prniter\0')).near).toEqual(['printer']);
    expect(await search('\0')).toEqual({ articles: [], near: [] });
  });

  test('offers the whole query with a word mended, or with two words joined', async ({
    database,
  }) => {
    await add(database, { content: 'The warehouse has a printer.' });
    await add(database, { language: 'ckb', content: 'ماڵپەڕێکی خێرا. ماڵپەڕ.' });
    const near = async (typed: string, language: Language) =>
      (await searchTexts(database, typed, language)).near;
    expect(await near('warehuse printer', 'en')).toEqual([
      'warehouse printer',
      'warehouse',
      'printer',
    ]);
    expect((await near('ماڵ پەڕ', 'ckb'))[0]).toBe('ماڵپەڕ');
  });

  test('offers first what finds more', async ({ database }) => {
    for (const content of ['A planet.', 'A plant.', 'The plant.']) await add(database, { content });
    expect((await searchTexts(database, 'plaent', 'en')).near).toEqual(['plant', 'planet']);
  });

  test('offers words that find as much by the alphabet', async ({ database }) => {
    await add(database, { content: 'Lake, cake, bake.' });
    expect((await searchTexts(database, 'zake', 'en')).near).toEqual(['bake', 'cake', 'lake']);
  });

  test.for<[language: Language, content: string, typed: string, near: string]>([
    ['en', 'Two printers. A printer.', 'prin', 'printer'],
    ['ar', 'هذا مورد. هم موردون.', 'مور', 'مورد'],
    ['ckb', 'سێرڤەرەکە. سێرڤەر. سێرڤەری نوێ. سێرڤەریش.', 'سێرڤە', 'سێرڤەر'],
  ])('offers one form of a word in %s', async ([language, content, typed, near], { database }) => {
    await add(database, { language, content });
    expect((await searchTexts(database, typed, language)).near).toEqual([near]);
  });

  test('reads operators, wildcards and endless texts as words, with bounded work', async ({
    database,
  }) => {
    await add(database, { content: 'one two three' });
    const hostile = [
      'one" OR "two',
      'one*',
      'one AND NOT two',
      'NEAR(one two, 5)',
      'tokens:one',
      "one' | !two:*",
      '%',
      '_',
      '*',
      '"',
      '(',
      '\\',
      '\0',
      ')|(',
      '-',
      '^one',
      '🙂',
      '\ud800',
    ];
    for (const typed of hostile)
      expect(await searchTexts(database, typed, 'en'), typed).toHaveProperty('articles');
    const long = [
      'a'.repeat(200_000),
      'word '.repeat(10_000),
      'ا ب ت '.repeat(40_000),
      '* " '.repeat(50_000),
    ];
    for (const typed of long) {
      const { database: asked, counted } = countStatements(database);
      await searchTexts(asked, typed, 'en');
      expect(counted.statements, typed.slice(0, 10)).toBeLessThan(60);
    }
  });
});

async function add(database: Database, post: Partial<NewPost>) {
  return await createPost(
    database,
    samplePost({ title: 'Untitled', description: '', tags: [], ...post }),
  );
}

async function titlesFor(database: Database, typed: string, language: Language) {
  return (await searchTexts(database, typed, language)).articles.map(({ heading }) =>
    text(heading),
  );
}

function text(parts: readonly ExcerptPart[]): string {
  return parts.map((part) => part.text).join('');
}

function marked(parts: readonly ExcerptPart[]): string {
  return parts.map((part) => (part.isHit ? `[${part.text}]` : part.text)).join('');
}
