import sharp from 'sharp';
import { expect } from 'vitest';
import { siteMessages } from '#content/messages/site.ts';
import { storeImage } from '#domain/media/index.ts';
import { createPost, togglePublished } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { type PageRegistry, pages, staticPageIds } from '#pages.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { findSharePicture, removeOldSharePictures } from './index.ts';
import { findShareSubject } from './share-subject.ts';
import { sharePicturePath } from './shared/share-picture-path.ts';

const unknownHash = '0123456789abcdef';

describeEachEngine('findSharePicture', (test) => {
  test('draws a picture once for concurrent requests, and stores it', async ({ database }) => {
    const post = await createPost(database, samplePost({ title: 'Asked by many' }));
    const file = await fileOf(database, `post-${post.id}`);
    const pictures = await Promise.all([1, 2, 3].map(() => findSharePicture(database, file)));
    const bytes = await readOnlyPicture(database);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    for (const picture of [...pictures, await findSharePicture(database, file)]) {
      if (!picture || 'movedTo' in picture) throw new Error('there is no picture');
      expect(picture.contentType).toBe('image/jpeg');
      expect(bytes.equals(picture.bytes)).toBe(true);
    }
  });

  test('shows the post’s cover', async ({ database }) => {
    const background = { r: 200, g: 40, b: 90 };
    const cover = sharp({ create: { width: 60, height: 40, channels: 3, background } });
    const image = await storeImage(database, await cover.png().toBuffer());
    const post = await createPost(database, samplePost({ title: 'Covered', image }));
    await findSharePicture(database, await fileOf(database, `post-${post.id}`));
    const [red, green, blue] = await sharp(await readOnlyPicture(database))
      .extract({ left: 960, top: 315, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.abs((red ?? 0) - 200)).toBeLessThan(5);
    expect(Math.abs((green ?? 0) - 40)).toBeLessThan(5);
    expect(Math.abs((blue ?? 0) - 90)).toBeLessThan(5);
  });

  test('redirects an outdated URL to the current one', async ({ database }) => {
    const { id } = await createPost(database, samplePost({ title: 'Before' }));
    const before = await fileOf(database, `post-${id}`);
    await database.updateTable('posts').set({ title: 'After' }).where('id', '=', id).execute();
    const after = await fileOf(database, `post-${id}`);
    expect(after).not.toBe(before);
    expect(await findSharePicture(database, before)).toEqual({ movedTo: `/share/${after}` });
    expect(await findSharePicture(database, `blog-ckb-${unknownHash}.jpg`)).toEqual({
      movedTo: `/share/${await fileOf(database, 'blog-ckb')}`,
    });
    expect(await database.selectFrom('share_pictures').select('hash').execute()).toEqual([]);
  });

  test('returns null for unpublished, deleted and unknown posts', async ({ database }) => {
    const draft = await createPost(database, samplePost({ publishedAt: null }));
    const deleted = await createPost(database, samplePost());
    await database
      .updateTable('posts')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', deleted.id)
      .execute();
    const names = [
      ...[draft.id, deleted.id, 999, 0, '999999999999', '1e3', 'x', '__proto__'].map(
        (id) => `post-${id}-${unknownHash}.jpg`,
      ),
      ...[
        'nowhere-en',
        'about-en-more',
        'post-1-more',
        'about-xx',
        'about',
        'about-',
        'constructor-en',
      ].map((name) => `${name}-${unknownHash}.jpg`),
      ...['about-en.jpg', `about-en-${unknownHash}.png`, `about-en-${unknownHash}`, '', '%00'],
      `about-en-${unknownHash.toUpperCase()}.jpg`,
    ];
    for (const name of names) expect(await findSharePicture(database, name)).toBeNull();
  });

  test('returns null for a post that is no longer public, even if its picture is stored', async ({
    database,
  }) => {
    const gone = { unpublished: { published_at: null }, deleted: { deleted_at: '2026-11-22' } };
    for (const [how, columns] of Object.entries(gone)) {
      const { id } = await createPost(database, samplePost({ title: `To be ${how}` }));
      const file = await fileOf(database, `post-${id}`);
      expect(await findSharePicture(database, file), how).toHaveProperty('bytes');
      await database.updateTable('posts').set(columns).where('id', '=', id).execute();
      expect(await findSharePicture(database, file), how).toBeNull();
      const back = { published_at: '2026-11-22', deleted_at: null };
      await database.updateTable('posts').set(back).where('id', '=', id).execute();
      expect(await findSharePicture(database, file), how).toHaveProperty('bytes');
    }
    expect(await database.selectFrom('share_pictures').select('hash').execute()).toHaveLength(2);
  });

  test('finds a title for every page in every language', async ({ database }) => {
    for (const page of staticPageIds) {
      const titles = await Promise.all(
        languages.map(async (language) => {
          const subject = await findShareSubject(database, `${page}-${language}`);
          return subject?.title;
        }),
      );
      for (const title of titles) expect(title).toMatch(/\p{L}/u);
      expect(new Set(titles).size).toBe(languages.length);
    }
  });

  test('shows the title of a tag or a category that has published posts', async ({ database }) => {
    const tags = ['online shop'];
    const post = await createPost(database, samplePost({ category: 'Tutorials', tags }));
    const titleOf = async (name: string) => (await findShareSubject(database, name))?.title;
    expect(await titleOf('tag-en-online-shop')).toBe('Articles tagged “online shop”');
    expect(await titleOf('category-en-tutorials')).toBe('Tutorials, step by step');
    const picture = await findSharePicture(database, await fileOf(database, 'tag-en-online-shop'));
    expect(picture).toHaveProperty('contentType', 'image/jpeg');
    for (const name of [
      'tag-ckb-online-shop',
      'tag-en',
      'tag-en-',
      'tag-en-no',
      'category-xx-tutorials',
    ])
      expect(await titleOf(name), name).toBeUndefined();
    await togglePublished(database, post.id);
    expect(await titleOf('tag-en-online-shop')).toBeUndefined();
  });

  test('draws a picture of a new page in every language', async ({ database }) => {
    const registry: PageRegistry = {
      ...pages,
      promises: {
        path: '/promises',
        folder: 'home',
        summary: ['guarantee.title', 'guarantee.text'],
      },
    };
    for (const language of languages) {
      const { title } = siteMessages[language].guarantee;
      const name = `promises-${language}`;
      const subject = { kind: 'page', name: 'promises', title, language };
      expect(await findShareSubject(database, name, registry)).toEqual(subject);
      expect(await findShareSubject(database, name)).toBeNull();
    }
  });

  test('deletes a picture after 90 days', async ({ database }) => {
    await database
      .insertInto('share_pictures')
      .values(
        ['2026-08-23T11:59:59.999Z', '2026-08-23T12:00:00.000Z'].map((created_at) => ({
          hash: created_at,
          content_type: 'image/jpeg',
          bytes: Buffer.from('x'),
          created_at,
        })),
      )
      .execute();
    const now = new Date('2026-11-21T12:00:00.000Z');
    expect(await removeOldSharePictures(database, now)).toBe(1);
    expect(await database.selectFrom('share_pictures').select('hash').execute()).toEqual([
      { hash: '2026-08-23T12:00:00.000Z' },
    ]);
  });
});

async function fileOf(database: Database, name: string): Promise<string> {
  const subject = await findShareSubject(database, name);
  if (!subject) throw new Error(`there is no ${name}`);
  return sharePicturePath(subject).slice('/share/'.length);
}

async function readOnlyPicture(database: Database): Promise<Buffer> {
  const pictures = await database.selectFrom('share_pictures').select('bytes').execute();
  expect(pictures).toHaveLength(1);
  // SQLite returns a Uint8Array instead of a Buffer.
  return Buffer.from(pictures[0]?.bytes ?? []);
}
