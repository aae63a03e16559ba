import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../tests/support/each-engine.ts';
import { postsNotLocked } from '../../../tests/support/posts-not-locked.ts';
import { createAdminPost, editPost, findAdminPost, postInput } from './index.ts';
import { defaultCover } from './shared/post-defaults.ts';

type Fields = Record<string, unknown>;

async function publish(database: Database, fields: Fields) {
  const input = postInput.parse({ title: 'Title', content: 'Text', language: 'en', ...fields });
  return await createAdminPost(database, input, 'shilan');
}

/** An article in three languages, created as the panel does it. */
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
  test('is shared by all languages in one transaction', async ({ database }) => {
    const article = await newArticle(database, { image: first, imageAlt: 'A goat' });
    const other = await publish(database, { image: first, imageAlt: 'A goat' });
    const { id, updatedAt } = article.ckb;
    await editPost(database, id, { image: second, imageAlt: 'بزن', updatedAt });
    const { en, ckb, ar } = await read(database, article);
    expect(ckb).toMatchObject({ image: second, imageAlt: 'بزن' });
    // The alternative text of the old picture is cleared, and edits in progress go on.
    for (const [now, before] of [
      [en, article.en],
      [ar, article.ar],
    ] as const)
      expect(now).toEqual({ ...before, image: second, imageAlt: '' });
    expect(await findAdminPost(database, other.id)).toEqual(other);
  });

  test('stays the same in every language after a stale edit', async ({ database }) => {
    const article = await newArticle(database, { image: first, imageAlt: 'A goat' });
    const { id, updatedAt } = article.en;
    await editPost(database, id, { title: 'Faster', updatedAt });
    const late = await editPost(database, id, { image: second, updatedAt });
    expect(late.stale).toBe(true);
    const now = await read(database, article);
    for (const post of Object.values(now))
      expect(post).toMatchObject({ image: first, imageAlt: 'A goat' });
  });

  test('is one, even if several languages change it at the same time', async ({ database }) => {
    const article = await newArticle(database);
    await Promise.all(
      Object.values(article).map(({ id, updatedAt, language }) =>
        editPost(database, id, { image: `/media/${language}.jpg`, updatedAt }),
      ),
    );
    const images = Object.values(await read(database, article)).map(({ image }) => image);
    expect(new Set(images).size).toBe(1);
  });

  test('of a later language is given to the existing ones', async ({ database }) => {
    const en = await publish(database, {});
    const { translationGroup } = en;
    const ckb = await publish(database, { language: 'ckb', translationGroup, image: first });
    expect((await findAdminPost(database, en.id)).image).toBe(first);
    expect(ckb.image).toBe(first);
    // A post without a cover gets the article’s, and removes none.
    const ar = await publish(database, { language: 'ar', translationGroup, image: defaultCover });
    expect(ar.image).toBe(first);
  });

  test('that was changed in the meantime wins over one that the form left unchanged', async ({
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

  test('is stale after the English text changes, and after no other change', async ({
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
    // Editing the translation’s text counts as having seen the English text.
    await editPost(database, ckb.id, { content: 'دەقێکی نوێ', updatedAt: ckb.updatedAt });
    expect(isOlder(await read(database, article))).toBe(false);
  });

  test('of a model is stale until its changed source is translated again', async ({ database }) => {
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

  test('without a stored version is stale after the next change', async ({ database }) => {
    const article = await newArticle(database);
    await database.updateTable('posts').set({ text_version: null, source_version: null }).execute();
    const { id, updatedAt } = article.en;
    await editPost(database, id, { content: 'Another text', updatedAt });
    expect(isOlder(await read(database, article))).toBe(true);
  });
});

describePostgres('two changes of an article’s cover', (test) => {
  test('lock its rows in one order, however they are stored', async ({ database }) => {
    const { en, ckb } = await newArticle(database);
    // PostgreSQL stores a row with a new slug after the others. By language, it is the last one, too.
    const { updatedAt } = en;
    const moved = await editPost(database, en.id, { slug: `${en.slug}-moved`, updatedAt });
    expect(moved.stale).toBe(false);
    const others = database.selectFrom('posts').select('id').where('id', '!=', en.id).orderBy('id');
    const otherIds = (await others.execute()).map(({ id }) => id);
    let changed: Awaited<ReturnType<typeof editPost>> | undefined;
    const work = async () => {
      changed = await editPost(database, ckb.id, { image: first, updatedAt: ckb.updatedAt });
    };
    const free = await postsNotLocked(database, { lockedPost: en.id, work });
    expect(free).toEqual([en.id, ...otherIds]);
    expect(changed).toMatchObject({ stale: false });
  });
});
