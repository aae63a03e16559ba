import { expect } from 'vitest';
import { commandLine } from '#domain/audit-log/index.ts';
import { createAdminPost, editPost, findAdminPost } from '#domain/posts/index.ts';
import { listRevisions } from '#domain/revisions/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import {
  deletePicture,
  findPicture,
  listMonths,
  listPictures,
  replacePicture,
  saveTexts,
} from './index.ts';

const hashOf = (number: number) => number.toString(16).padStart(32, '0');
const path = (number: number) => `/media/${hashOf(number)}.jpg`;

async function addPicture(
  database: Database,
  number: number,
  createdAt = '2026-11-01T00:00:00.000Z',
) {
  await database
    .insertInto('images')
    .values({ hash: hashOf(number), width: 1200, height: 800, created_at: createdAt })
    .execute();
}

async function addPost(
  database: Database,
  fields: {
    content?: string;
    image?: string;
    imageAlt?: string;
    language?: Language;
    title?: string;
    translationGroup?: string;
  },
) {
  const post = {
    title: 'A title',
    content: 'Text',
    language: 'en' as const,
    published: true,
    ...fields,
  };
  return await createAdminPost(database, post, 'dara');
}

const numbersOf = ({ pictures }: { pictures: { hash: string }[] }) =>
  pictures.map(({ hash }) => Number.parseInt(hash, 16));

const none = { en: '', ar: '', ckb: '' };

describeEachEngine('the library', (test) => {
  test('finds pictures by their texts, by titles, in three scripts and as typed on any keyboard', async ({
    database,
  }) => {
    for (const number of [1, 2, 3, 4]) await addPicture(database, number);
    await saveTexts(database, commandLine, {
      hash: hashOf(1),
      alts: { en: 'A lake', ar: 'بحيرة زرقاء', ckb: 'دەریاچەی شین' },
      everywhere: false,
    });
    await addPost(database, { title: 'Fixed prices', content: `![A 100% _new_ plan](${path(2)})` });
    await addPost(database, {
      title: 'نرخی جێگیر',
      language: 'ckb',
      image: path(3),
      imageAlt: 'مێزێک',
    });
    const find = async (q: string) => numbersOf(await listPictures(database, { q }));
    expect(await find('LAKE')).toEqual([1]);
    // The letters of an Arabic keyboard, and without hamza, dots or marks.
    expect(await find('دهرياچهي')).toEqual([1]);
    expect(await find('بحيره')).toEqual([1]);
    // On the wrong keyboard: Kurdish for English, Arabic for English, Latin for Arabic and for Kurdish.
    expect(await find('لاکە')).toEqual([1]);
    expect(await find('مشنث')).toEqual([1]);
    expect(await find('fpdvm')).toEqual([1]);
    expect(await find('deryaCe')).toEqual([1]);
    expect(await find('plan fixed')).toEqual([2]);
    expect(await find('100%')).toEqual([2]);
    expect(await find('1_0%')).toEqual([]);
    expect(await find('جيگير مێز')).toEqual([3]);
    expect(await find('lake plan')).toEqual([]);
    expect((await find('  ')).length).toBe(4);
  });

  test('filters by article, by month and by use, page by page', async ({ database }) => {
    for (let number = 1; number <= 130; number += 1)
      await addPicture(database, number, `2026-${number <= 65 ? '10' : '11'}-01T00:00:00.000Z`);
    const post = await addPost(database, { image: path(7), content: `![](${path(70)})` });
    const article = post.translationGroup;
    expect(numbersOf(await listPictures(database, { article }))).toEqual([70, 7]);
    expect(await listMonths(database)).toEqual(['2026-11', '2026-10']);
    const october = await listPictures(database, { month: '2026-10', unused: true });
    expect(numbersOf(october)).toEqual(
      Array.from({ length: 60 }, (_, index) => 65 - index - (index > 57 ? 1 : 0)),
    );
    const rest = await listPictures(
      database,
      { month: '2026-10', unused: true },
      String(october.next),
    );
    expect(numbersOf(rest)).toEqual([4, 3, 2, 1]);
    expect(rest.next).toBeNull();
    const pages = [await listPictures(database, {})];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await listPictures(database, {}, next));
    expect(pages.map(({ pictures }) => pictures.length)).toEqual([60, 60, 10]);
  });

  test('reads one page of 10,000 pictures, with the same few queries', async ({ database }) => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      hash: hashOf(index),
      width: 1200,
      height: 800,
      created_at: new Date(1_760_000_000_000 + index * 60_000).toISOString(),
    }));
    for (let start = 0; start < rows.length; start += 2_000)
      await database
        .insertInto('images')
        .values(rows.slice(start, start + 2_000))
        .execute();
    let queries = 0;
    const counted = database.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => {
        expect(result.rows.length).toBeLessThanOrEqual(61);
        return result;
      },
    });
    const first = await listPictures(counted, {});
    const second = await listPictures(counted, {}, String(first.next));
    expect(numbersOf(second)).toEqual(Array.from({ length: 60 }, (_, index) => 9_939 - index));
    expect(queries).toBe(8);
  });

  test('says where a picture is used, and offers the text of a use', async ({ database }) => {
    await addPicture(database, 1);
    const post = await addPost(database, {
      image: path(1),
      imageAlt: 'A cover',
      content: `![In \\[it\\]](${path(1)})`,
    });
    const picture = await findPicture(database, hashOf(1));
    expect(picture).toMatchObject({
      posts: 1,
      alts: { en: 'In [it]', ar: '', ckb: '' },
      ownAlts: none,
      removedAt: null,
      inHistory: false,
      uses: [
        { postId: post.id, place: 'cover', alt: 'A cover', language: 'en', published: true },
        { postId: post.id, place: 'text', alt: 'In [it]' },
      ],
    });
    await expect(findPicture(database, hashOf(2))).rejects.toMatchObject({ code: 'not-found' });
  });

  test('says when an unused picture goes, and keeps one with a text', async ({ database }) => {
    await addPicture(database, 1);
    expect(await findPicture(database, hashOf(1))).toMatchObject({
      removedAt: '2026-12-01T00:00:00.000Z',
    });
    await saveTexts(database, commandLine, {
      hash: hashOf(1),
      alts: { ...none, ckb: 'شار' },
      everywhere: false,
    });
    expect(await findPicture(database, hashOf(1))).toMatchObject({ removedAt: null });
  });

  test('writes the texts to every use, each in its language', async ({ database }) => {
    await addPicture(database, 1);
    await addPicture(database, 2);
    const english = await addPost(database, {
      image: path(1),
      imageAlt: 'Old',
      content: `![old](${path(1)} "Caption") and ![other](${path(2)})`,
    });
    const { translationGroup } = english;
    const kurdish = await addPost(database, {
      language: 'ckb',
      translationGroup,
      content: `![كۆن](${path(1)})`,
    });
    const alts = { en: 'A [new] "plan"', ar: 'لا يستعمل', ckb: '' };
    const saved = await saveTexts(database, commandLine, {
      hash: hashOf(1),
      alts,
      everywhere: true,
    });
    expect(saved).toEqual({ changedPosts: 1 });
    expect(await findAdminPost(database, english.id)).toMatchObject({
      imageAlt: 'A [new] "plan"',
      content: `![A \\[new\\] \\"plan\\"](${path(1)} "Caption") and ![other](${path(2)})`,
    });
    expect(await findAdminPost(database, kurdish.id)).toMatchObject({ content: kurdish.content });
  });
});

describeEachEngine('a replacement', (test) => {
  test('changes every use, records revisions, meets open edits, and can be undone', async ({
    database,
  }) => {
    for (const number of [1, 2]) await addPicture(database, number);
    const english = await addPost(database, {
      image: path(1),
      imageAlt: 'A cover',
      content: `One\n\n![a](${path(1)})\n\n[big](/media/${hashOf(1)}-1200.webp)`,
    });
    const { translationGroup } = english;
    const arabic = await addPost(database, { language: 'ar', translationGroup, content: 'نص' });
    const other = await addPost(database, { content: `![b](${path(2)})` });
    expect(arabic.image).toBe(path(1));
    const replaced = await replacePicture(database, commandLine, {
      from: hashOf(1),
      to: hashOf(2),
    });
    expect(replaced).toEqual({
      canBeUndone: true,
      places: [
        { postId: english.id, place: 'cover' },
        { postId: english.id, place: 'text' },
        { postId: arabic.id, place: 'cover' },
      ],
    });
    const after = await findAdminPost(database, english.id);
    expect(after).toMatchObject({
      image: path(2),
      imageAlt: 'A cover',
      content: `One\n\n![a](${path(2)})\n\n[big](/media/${hashOf(2)}-1200.webp)`,
    });
    const { revisions } = await listRevisions(database, { translationGroup, before: undefined });
    expect(revisions.map(({ language, kind }) => `${language} ${kind}`)).toEqual([
      'ar edited',
      'ar created',
      'en edited',
      'en created',
    ]);
    const openEdit = { title: 'Mine', updatedAt: english.updatedAt };
    expect(await editPost(database, english.id, openEdit)).toMatchObject({ stale: true });
    const undo = { from: hashOf(2), to: hashOf(1), places: replaced.places };
    await replacePicture(database, commandLine, undo);
    expect(await findAdminPost(database, english.id)).toMatchObject({ content: english.content });
    expect(await findAdminPost(database, arabic.id)).toMatchObject({ image: path(1) });
    expect(await findAdminPost(database, other.id)).toMatchObject({ content: other.content });
  });

  test('leaves a translation as up to date as it was, with its record', async ({ database }) => {
    for (const number of [1, 2]) await addPicture(database, number);
    const content = `One.\n\n![a](${path(1)})`;
    const english = await addPost(database, { content });
    const { translationGroup, title } = english;
    const block = (source: string, text: string) => ({ source, machine: text, text });
    const kurdish = await createAdminPost(
      database,
      {
        title: 'ناونیشان',
        content: `یەک.\n\n![ئا](${path(1)})`,
        language: 'ckb',
        published: true,
        translationGroup,
        translation: {
          title: block(title, 'ناونیشان'),
          blocks: [block('One.', 'یەک.'), block(`![a](${path(1)})`, `![ئا](${path(1)})`)],
          dismissed: [{ finding: `lost-picture:${path(1)}`, reason: 'No' }],
        },
      },
      'dara',
    );
    expect(kurdish.sourceVersion).toBe(english.textVersion);
    await replacePicture(database, commandLine, { from: hashOf(1), to: hashOf(2) });
    const after = await findAdminPost(database, english.id);
    const translated = await findAdminPost(database, kurdish.id);
    expect(after.textVersion).not.toBe(english.textVersion);
    expect(translated.sourceVersion).toBe(after.textVersion);
    expect(JSON.stringify(translated.translation)).not.toContain(hashOf(1));
    expect(translated.translation?.blocks[1]).toEqual(
      block(`![a](${path(2)})`, `![ئا](${path(2)})`),
    );
  });

  test('cannot be undone where a text has shown both pictures', async ({ database }) => {
    for (const number of [1, 2]) await addPicture(database, number);
    await addPost(database, { content: `![a](${path(1)}) ![b](${path(2)})` });
    const both = { from: hashOf(1), to: hashOf(2) };
    expect(await replacePicture(database, commandLine, both)).toMatchObject({ canBeUndone: false });
  });

  test('needs two stored pictures', async ({ database }) => {
    await addPicture(database, 1);
    const attempt = async (from: number, to: number) =>
      await replacePicture(database, commandLine, { from: hashOf(from), to: hashOf(to) });
    await expect(attempt(1, 1)).rejects.toMatchObject({ code: 'invalid' });
    await expect(attempt(1, 2)).rejects.toMatchObject({ code: 'not-found' });
    await expect(attempt(2, 1)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describeEachEngine('a deletion', (test) => {
  test('is rejected with the places while a post uses the picture, also a deleted one', async ({
    database,
  }) => {
    await addPicture(database, 1);
    const post = await addPost(database, { content: `![a](${path(1)})` });
    const rejected = await deletePicture(database, commandLine, hashOf(1));
    expect(rejected.uses).toMatchObject([{ postId: post.id, place: 'text', deleted: false }]);
    await editPost(database, post.id, { content: 'No picture', updatedAt: post.updatedAt });
    await database
      .insertInto('drafts')
      .values({
        id: 'a-draft',
        post_id: null,
        language: 'en',
        title: 'A draft',
        unpublished: '[]',
        value: '{}',
        pictures: JSON.stringify([hashOf(1)]),
        version: 1,
        writer: 'tab',
        username: 'dara',
        updated_at: new Date().toISOString(),
      })
      .execute();
    const inDraft = await deletePicture(database, commandLine, hashOf(1));
    expect(inDraft).toEqual({ isDeleted: false, uses: [] });
    expect(await findPicture(database, hashOf(1))).toMatchObject({ inDraft: true });
    await database.deleteFrom('drafts').execute();
    const deleted = await deletePicture(database, commandLine, hashOf(1));
    expect(deleted).toEqual({ isDeleted: true, uses: [] });
    await expect(deletePicture(database, commandLine, hashOf(1))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
