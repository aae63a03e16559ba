import { expect } from 'vitest';
import { commandLine } from '#domain/audit-log/index.ts';
import { editPost, findAdminPost } from '#domain/posts/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import {
  addPicture,
  addPost,
  pictureHash,
  picturePath,
} from '../../../tests/support/picture-uses.ts';
import { deletePicture, findPicture, listMonths, listPictures, saveTexts } from './index.ts';

const numbersOf = ({ pictures }: { pictures: { hash: string }[] }) =>
  pictures.map(({ hash }) => Number.parseInt(hash, 16));

const none = { en: '', ar: '', ckb: '' };

describeEachEngine('the library', (test) => {
  test('finds pictures by their texts, by titles, in three scripts and as typed on any keyboard', async ({
    database,
  }) => {
    for (const number of [1, 2, 3, 4]) await addPicture(database, number);
    await saveTexts(database, commandLine, {
      hash: pictureHash(1),
      alts: { en: 'A lake', ar: 'بحيرة زرقاء', ckb: 'دەریاچەی شین' },
      everywhere: false,
    });
    await addPost(database, {
      title: 'Fixed prices',
      content: `![A 100% _new_ plan](${picturePath(2)})`,
    });
    await addPost(database, {
      title: 'نرخی جێگیر',
      language: 'ckb',
      image: picturePath(3),
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
    const post = await addPost(database, {
      image: picturePath(7),
      content: `![](${picturePath(70)})`,
    });
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
      hash: pictureHash(index),
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
      image: picturePath(1),
      imageAlt: 'A cover',
      content: `![In \\[it\\]](${picturePath(1)})`,
    });
    const picture = await findPicture(database, pictureHash(1));
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
    await expect(findPicture(database, pictureHash(2))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('says when an unused picture goes, and keeps one with a text', async ({ database }) => {
    await addPicture(database, 1);
    expect(await findPicture(database, pictureHash(1))).toMatchObject({
      removedAt: '2026-12-01T00:00:00.000Z',
    });
    await saveTexts(database, commandLine, {
      hash: pictureHash(1),
      alts: { ...none, ckb: 'شار' },
      everywhere: false,
    });
    expect(await findPicture(database, pictureHash(1))).toMatchObject({ removedAt: null });
  });

  test('writes the texts to every use, each in its language', async ({ database }) => {
    await addPicture(database, 1);
    await addPicture(database, 2);
    const english = await addPost(database, {
      image: picturePath(1),
      imageAlt: 'Old',
      content: `![old](${picturePath(1)} "Caption") and ![other](${picturePath(2)})`,
    });
    const { translationGroup } = english;
    const kurdish = await addPost(database, {
      language: 'ckb',
      translationGroup,
      content: `![كۆن](${picturePath(1)})`,
    });
    const alts = { en: 'A [new] "plan"', ar: 'لا يستعمل', ckb: '' };
    const saved = await saveTexts(database, commandLine, {
      hash: pictureHash(1),
      alts,
      everywhere: true,
    });
    expect(saved).toEqual({ changedPosts: 1 });
    expect(await findAdminPost(database, english.id)).toMatchObject({
      imageAlt: 'A [new] "plan"',
      content: `![A \\[new\\] \\"plan\\"](${picturePath(1)} "Caption") and ![other](${picturePath(2)})`,
    });
    expect(await findAdminPost(database, kurdish.id)).toMatchObject({ content: kurdish.content });
  });
});

describeEachEngine('a deletion', (test) => {
  test('is rejected with the places while a post uses the picture, also a deleted one', async ({
    database,
  }) => {
    await addPicture(database, 1);
    const post = await addPost(database, { content: `![a](${picturePath(1)})` });
    const rejected = await deletePicture(database, commandLine, pictureHash(1));
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
        pictures: JSON.stringify([pictureHash(1)]),
        version: 1,
        writer: 'tab',
        username: 'dara',
        updated_at: new Date().toISOString(),
      })
      .execute();
    const inDraft = await deletePicture(database, commandLine, pictureHash(1));
    expect(inDraft).toEqual({ isDeleted: false, uses: [] });
    expect(await findPicture(database, pictureHash(1))).toMatchObject({ inDraft: true });
    await database.deleteFrom('drafts').execute();
    const deleted = await deletePicture(database, commandLine, pictureHash(1));
    expect(deleted).toEqual({ isDeleted: true, uses: [] });
    await expect(deletePicture(database, commandLine, pictureHash(1))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
