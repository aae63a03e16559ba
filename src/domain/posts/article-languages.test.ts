import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { createAdminPost, editPost, findAdminPost, postInput } from './index.ts';
import { defaultCover } from './shared/post-defaults.ts';

type Fields = Record<string, unknown>;

async function publish(database: Database, fields: Fields) {
  const input = postInput.parse({ title: 'Title', content: 'Text', language: 'en', ...fields });
  return await createAdminPost(database, input, 'shilan');
}

/** An article in three languages, as the panel publishes it. */
async function newArticle(database: Database, fields: Fields = {}) {
  const en = await publish(database, fields);
  const { translationGroup } = en;
  const ckb = await publish(database, { ...fields, language: 'ckb', translationGroup });
  const ar = await publish(database, { ...fields, language: 'ar', translationGroup });
  return { en, ckb, ar };
}

type Article = Awaited<ReturnType<typeof newArticle>>;

const read = async (database: Database, { en, ckb, ar }: Article) => ({
  en: await findAdminPost(database, en.id),
  ckb: await findAdminPost(database, ckb.id),
  ar: await findAdminPost(database, ar.id),
});

const first = '/media/first.jpg';
const second = '/media/second.jpg';

describeEachEngine('the cover of an article', (test) => {
  test('that one language gets in its edit page is that of all, in one step', async ({
    database,
  }) => {
    const article = await newArticle(database, { image: first, imageAlt: 'A goat' });
    const other = await publish(database, { image: first, imageAlt: 'A goat' });
    const { id, updatedAt } = article.ckb;
    await editPost(database, id, { image: second, imageAlt: 'بزن', updatedAt });
    const { en, ckb, ar } = await read(database, article);
    expect(ckb).toMatchObject({ image: second, imageAlt: 'بزن' });
    // What described the picture before describes nothing now, and edits in progress go on.
    for (const [now, before] of [
      [en, article.en],
      [ar, article.ar],
    ] as const)
      expect(now).toEqual({ ...before, image: second, imageAlt: '' });
    expect(await findAdminPost(database, other.id)).toEqual(other);
  });

  test('stays with an edit that came too late, in every language', async ({ database }) => {
    const article = await newArticle(database, { image: first, imageAlt: 'A goat' });
    const { id, updatedAt } = article.en;
    await editPost(database, id, { title: 'Faster', updatedAt });
    const late = await editPost(database, id, { image: second, updatedAt });
    expect(late.stale).toBe(true);
    const now = await read(database, article);
    for (const post of Object.values(now))
      expect(post).toMatchObject({ image: first, imageAlt: 'A goat' });
  });

  test('is one, whichever of its languages change it at once', async ({ database }) => {
    const article = await newArticle(database);
    await Promise.all(
      Object.values(article).map(({ id, updatedAt, language }) =>
        editPost(database, id, { image: `/media/${language}.jpg`, updatedAt }),
      ),
    );
    const images = Object.values(await read(database, article)).map(({ image }) => image);
    expect(new Set(images).size).toBe(1);
  });

  test('that comes with a later language goes to those that are there', async ({ database }) => {
    const en = await publish(database, {});
    const { translationGroup } = en;
    const ckb = await publish(database, { language: 'ckb', translationGroup, image: first });
    expect((await findAdminPost(database, en.id)).image).toBe(first);
    expect(ckb.image).toBe(first);
    // One without a cover of its own gets the article's, and takes none away.
    const ar = await publish(database, { language: 'ar', translationGroup, image: defaultCover });
    expect(ar.image).toBe(first);
  });

  test('that was changed meanwhile goes before one that the form has only kept', async ({
    database,
  }) => {
    const en = await publish(database, { image: first });
    const { id, updatedAt, translationGroup } = en;
    await editPost(database, id, { image: second, updatedAt });
    const ckb = await publish(database, {
      language: 'ckb',
      translationGroup,
      image: first,
      keepsCover: true,
    });
    expect(ckb.image).toBe(second);
    expect((await findAdminPost(database, id)).image).toBe(second);
  });
});

describeEachEngine('a translation', (test) => {
  const isOlder = ({ en, ckb }: { en: Fields; ckb: Fields }) =>
    en.textVersion !== null && ckb.sourceVersion !== en.textVersion;
  const block = (source: string, text: string) => ({ source, machine: text, text });

  test('is older once the English text changes, and not for anything else', async ({
    database,
  }) => {
    const article = await newArticle(database);
    expect(isOlder(article)).toBe(false);
    let { updatedAt } = article.en;
    const edit = async (changes: Fields) => {
      const result = await editPost(database, article.en.id, { ...changes, updatedAt });
      if (result.stale) throw new Error('stale');
      updatedAt = result.post.updatedAt;
    };
    await edit({ tags: ['one'], seoTitle: 'Other', image: second });
    await edit({ content: 'Text\n\n' });
    expect(isOlder(await read(database, article))).toBe(false);
    await edit({ content: 'Another text' });
    expect(isOlder(await read(database, article))).toBe(true);
    const { ckb } = await read(database, article);
    expect(ckb.updatedAt).toBe(article.ckb.updatedAt);
    // Whoever writes its text again has seen the English.
    await editPost(database, ckb.id, { content: 'دەقێکی نوێ', updatedAt: ckb.updatedAt });
    expect(isOlder(await read(database, article))).toBe(false);
  });

  test('that a model made is older than its source until that is translated again', async ({
    database,
  }) => {
    const en = await publish(database, { title: 'Title', content: '# One\nTwo' });
    const record = {
      title: block('Title', 'ناونیشان'),
      blocks: [block('# One', '# یەک'), block('Two', 'دوو')],
      dismissed: [],
    };
    const text = { title: 'ناونیشان', content: '# یەک\n\nدوو' };
    const { translationGroup } = en;
    const ckb = await publish(database, {
      ...text,
      language: 'ckb',
      translationGroup,
      translation: record,
    });
    expect(isOlder({ en, ckb })).toBe(false);
    const changed = await editPost(database, en.id, {
      content: '# One\nTwo and more',
      updatedAt: en.updatedAt,
    });
    if (changed.stale) throw new Error('stale');
    const edited = await editPost(database, ckb.id, {
      seoTitle: 'SEO',
      title: 'ناونیشانێک',
      updatedAt: ckb.updatedAt,
    });
    if (edited.stale) throw new Error('stale');
    expect(isOlder({ en: changed.post, ckb: edited.post })).toBe(true);
    const translation = {
      ...record,
      blocks: [record.blocks[0] ?? block('', ''), block('Two and more', 'دوو و زیاتر')],
    };
    const renewed = await editPost(database, ckb.id, {
      content: '# یەک\n\nدوو و زیاتر',
      translation,
      updatedAt: edited.post.updatedAt,
    });
    if (renewed.stale) throw new Error('stale');
    expect(isOlder({ en: changed.post, ckb: renewed.post })).toBe(false);
  });

  test('from before there were versions is older with the next change', async ({ database }) => {
    const article = await newArticle(database);
    await database.updateTable('posts').set({ text_version: null, source_version: null }).execute();
    const { id, updatedAt } = article.en;
    await editPost(database, id, { content: 'Another text', updatedAt });
    expect(isOlder(await read(database, article))).toBe(true);
  });
});
