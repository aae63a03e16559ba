import { expect } from 'vitest';
import { commandLine } from '#domain/audit-log/index.ts';
import { createAdminPost, editPost, findAdminPost } from '#domain/posts/index.ts';
import { listRevisions } from '#domain/revisions/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import {
  addPicture,
  addPost,
  pictureHash,
  picturePath,
} from '../../../tests/support/picture-uses.ts';
import { replacePicture } from './index.ts';

describeEachEngine('a replacement', (test) => {
  test('changes every use, records revisions, meets open edits, and can be undone', async ({
    database,
  }) => {
    for (const number of [1, 2]) await addPicture(database, number);
    const english = await addPost(database, {
      image: picturePath(1),
      imageAlt: 'A cover',
      content: `One\n\n![a](${picturePath(1)})\n\n[big](/media/${pictureHash(1)}-1200.webp)`,
    });
    const { translationGroup } = english;
    const arabic = await addPost(database, { language: 'ar', translationGroup, content: 'نص' });
    const other = await addPost(database, { content: `![b](${picturePath(2)})` });
    expect(arabic.image).toBe(picturePath(1));
    const replaced = await replacePicture(database, commandLine, {
      from: pictureHash(1),
      to: pictureHash(2),
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
      image: picturePath(2),
      imageAlt: 'A cover',
      content: `One\n\n![a](${picturePath(2)})\n\n[big](/media/${pictureHash(2)}-1200.webp)`,
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
    const undo = { from: pictureHash(2), to: pictureHash(1), places: replaced.places };
    await replacePicture(database, commandLine, undo);
    expect(await findAdminPost(database, english.id)).toMatchObject({ content: english.content });
    expect(await findAdminPost(database, arabic.id)).toMatchObject({ image: picturePath(1) });
    expect(await findAdminPost(database, other.id)).toMatchObject({ content: other.content });
  });

  test('leaves a translation as up to date as it was, with its record', async ({ database }) => {
    for (const number of [1, 2]) await addPicture(database, number);
    const content = `One.\n\n![a](${picturePath(1)})`;
    const english = await addPost(database, { content });
    const { translationGroup, title } = english;
    const block = (source: string, text: string) => ({ source, machine: text, text });
    const kurdish = await createAdminPost(
      database,
      {
        title: 'ناونیشان',
        content: `یەک.\n\n![ئا](${picturePath(1)})`,
        language: 'ckb',
        published: true,
        translationGroup,
        translation: {
          title: block(title, 'ناونیشان'),
          blocks: [
            block('One.', 'یەک.'),
            block(`![a](${picturePath(1)})`, `![ئا](${picturePath(1)})`),
          ],
          dismissed: [{ finding: `lost-picture:${picturePath(1)}`, reason: 'No' }],
        },
      },
      'dara',
    );
    expect(kurdish.sourceVersion).toBe(english.textVersion);
    await replacePicture(database, commandLine, { from: pictureHash(1), to: pictureHash(2) });
    const after = await findAdminPost(database, english.id);
    const translated = await findAdminPost(database, kurdish.id);
    expect(after.textVersion).not.toBe(english.textVersion);
    expect(translated.sourceVersion).toBe(after.textVersion);
    expect(JSON.stringify(translated.translation)).not.toContain(pictureHash(1));
    expect(translated.translation?.blocks[1]).toEqual(
      block(`![a](${picturePath(2)})`, `![ئا](${picturePath(2)})`),
    );
  });

  test('cannot be undone where a text has shown both pictures', async ({ database }) => {
    for (const number of [1, 2]) await addPicture(database, number);
    await addPost(database, { content: `![a](${picturePath(1)}) ![b](${picturePath(2)})` });
    const both = { from: pictureHash(1), to: pictureHash(2) };
    expect(await replacePicture(database, commandLine, both)).toMatchObject({ canBeUndone: false });
  });

  test('needs two stored pictures', async ({ database }) => {
    await addPicture(database, 1);
    const attempt = async (from: number, to: number) =>
      await replacePicture(database, commandLine, { from: pictureHash(from), to: pictureHash(to) });
    await expect(attempt(1, 1)).rejects.toMatchObject({ code: 'invalid' });
    await expect(attempt(1, 2)).rejects.toMatchObject({ code: 'not-found' });
    await expect(attempt(2, 1)).rejects.toMatchObject({ code: 'not-found' });
  });
});
