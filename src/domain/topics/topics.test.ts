import { describe, expect, test } from 'vitest';
import { siteMessages } from '#content/messages/site.ts';
import {
  createPost,
  deletePost,
  listPostsForCrawlers,
  maxListedPosts,
  togglePublished,
} from '#domain/posts/index.ts';
import { categories, categoryKeys } from '#domain/posts/shared/categories.ts';
import { languages } from '#i18n/languages.ts';
import { countStatements } from '../../../tests/support/count-statements.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { withHiddenTables } from '../../../tests/support/with-hidden-tables.ts';
import {
  findTopic,
  gatherTopics,
  keepTopics,
  type Topic,
  textsOfTopic,
  topicsOfPost,
  withName,
} from './index.ts';
import { topicSlug } from './topic-slug.ts';

describe('the slug of a topic', () => {
  test.each([
    ['Online shop', 'online-shop'],
    ['UI/UX Design', 'ui-ux-design'],
    ['زیرەکیی دەستکرد', 'zirekyy-destkrd'],
    ['تۆڕی مۆبایل', 'tori-mobayl'],
    ['الذكاء الاصطناعي', 'aldhka-alastnaai'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['#offers', 'offers'],
    ['.NET', 'net'],
    ['Café', 'cafe'],
    ['ساڵی ٢٠٢٦', 'sali-2026'],
    ['日本語', '65e5-672c-8a9e'],
    ['🚀 Launch', 'launch'],
    ['🚀', '1f680'],
    ['…', '2026'],
    ['؟!', '61f-21'],
    ['../../admin', 'admin'],
    ['<script>', 'script'],
    [' ', ''],
  ])('«%s» is %s', (name, slug) => {
    expect(topicSlug(name)).toBe(slug);
  });

  test('is one for the spellings of two keyboards, and for upper and lower case', () => {
    expect(topicSlug('كوردستان')).toBe(topicSlug('کوردستان'));
    expect(topicSlug('WhatsApp')).toBe(topicSlug('whatsapp'));
  });

  test('fits into a URL, however long the name is', () => {
    for (const letter of ['a', 'ڕ', '語', '😀', '؟', '\ud800'])
      expect(topicSlug(letter.repeat(2_000))).toMatch(/^[a-z0-9-]{1,60}$/);
  });
});

describe('gathering topics', () => {
  const post = (id: number, fields: Partial<Parameters<typeof gatherTopics>[0][number]> = {}) => ({
    id,
    language: 'en' as const,
    category: 'Tutorials',
    tags: ['web'],
    translationGroup: `group-${id}`,
    series: '',
    seriesPart: 0,
    date: `2026-11-${String(id).padStart(2, '0')}T09:00:00.000Z`,
    changedAt: `2026-11-${String(id).padStart(2, '0')}T09:00:00.000Z`,
    ...fields,
  });

  test('lists the newest posts of each language, and when one of them last changed', () => {
    const changedAt = '2026-12-01T09:00:00.000Z';
    const topics = gatherTopics([
      post(1, { changedAt }),
      post(3),
      post(2, { language: 'ckb' }),
      post(4, { tags: [] }),
    ]);
    expect([...topics.keys()]).toEqual(['category tutorials', 'tag web']);
    expect(topics.get('tag web')?.get('en')).toMatchObject({ postIds: [3, 1], changedAt });
    expect(topics.get('tag web')?.get('ckb')).toMatchObject({ postIds: [2] });
    expect(topics.get('tag web')?.has('ar')).toBe(false);
    expect(topics.get('category tutorials')?.get('en')).toMatchObject({ postIds: [4, 3, 1] });
  });

  test('has the spelling that most posts have, and each post once', () => {
    const topics = gatherTopics([
      post(1, { tags: ['Online shop'] }),
      post(2, { tags: ['Online shop', 'online-shop'] }),
      post(3, { tags: ['ONLINE SHOP'] }),
    ]);
    expect(topics.get('tag online-shop')?.get('en')).toMatchObject({
      name: 'Online shop',
      postIds: [3, 2, 1],
    });
  });

  test('counts a post once that has the tag twice', () => {
    const topics = gatherTopics([
      post(1, { tags: ['web', 'web', 'web'] }),
      post(2, { tags: ['Web'] }),
      post(3, { tags: ['Web'] }),
    ]);
    expect(topics.get('tag web')?.get('en')).toMatchObject({ name: 'Web', postIds: [3, 2, 1] });
  });

  test('lists the newest posts of all its spellings', () => {
    const posts = Array.from({ length: 3 * maxListedPosts }, (_, id) =>
      post(id, { tags: [id % 3 === 0 ? 'Web' : 'web'], date: new Date(id).toISOString() }),
    );
    const newest = posts.map(({ id }) => id).reverse();
    expect(gatherTopics(posts).get('tag web')?.get('en')?.postIds).toEqual(
      newest.slice(0, maxListedPosts),
    );
  });

  test('has as many posts as the list, and no tag that readers do not see', () => {
    const tags = ['web', '[x', 'In Kurdish', 'a translation', 'a'.repeat(30), ' '];
    const posts = Array.from({ length: maxListedPosts + 5 }, (_, id) => post(id, { tags }));
    const topics = gatherTopics(posts);
    expect([...topics.keys()].sort()).toEqual(['category tutorials', 'tag web']);
    expect(topics.get('tag web')?.get('en')?.postIds).toHaveLength(maxListedPosts);
  });
});

describeEachEngine('finding a topic', (test) => {
  const tag = { kind: 'tag', slug: 'sample' } as const;

  test('knows published posts alone, at once', async ({ database }) => {
    const { id } = await createPost(database, samplePost());
    const other = await createPost(database, samplePost({ language: 'ar' }));
    expect([...(await findTopic(database, tag)).keys()].sort()).toEqual(['ar', 'en']);
    await togglePublished(database, id);
    expect([...(await findTopic(database, tag)).keys()]).toEqual(['ar']);
    await deletePost(database, other.id);
    expect(await findTopic(database, tag)).toEqual(new Map());
  });

  test('asks the database once for 10,000 unknown topics, and for none of 200 kB', async ({
    database,
  }) => {
    await createPost(database, samplePost());
    const { database: counting, counted } = countStatements(database);
    keepTopics(counting);
    expect(await findTopic(counting, { kind: 'tag', slug: 'a'.repeat(200_000) })).toEqual(
      new Map(),
    );
    expect(counted.statements).toBe(0);
    for (let number = 0; number < 10_000; number += 1)
      expect((await findTopic(counting, { kind: 'tag', slug: `tag-${number}` })).size).toBe(0);
    expect((await findTopic(counting, tag)).size).toBe(1);
    expect(counted).toEqual({ statements: 1, rows: 1 });
  });

  test('asks again once it was told to forget, and after a failure', async ({ database }) => {
    await createPost(database, samplePost());
    const { database: counting, counted } = countStatements(database);
    const forget = keepTopics(counting);
    await withHiddenTables(database, ['posts'], async () => {
      await expect(findTopic(counting, tag)).rejects.toThrow();
    });
    await findTopic(counting, tag);
    await createPost(database, samplePost({ language: 'ckb' }));
    expect((await findTopic(counting, tag)).size).toBe(1);
    forget();
    expect((await findTopic(counting, tag)).size).toBe(2);
    expect(counted.statements).toBe(3);
  });

  test('follows the links of a post', async ({ database }) => {
    const category = 'خۆراک';
    await createPost(database, samplePost({ language: 'ckb', category, tags: ['تۆڕی مۆبایل'] }));
    const [post] = await listPostsForCrawlers(database);
    const links = topicsOfPost({ language: 'ckb', category, tags: post?.tags ?? [] });
    expect(links).toEqual({
      category: '/kurdish/blog/category/khorak',
      tags: [{ name: 'تۆڕی مۆبایل', path: '/kurdish/blog/tag/tori-mobayl' }],
    });
    for (const found of [
      await findTopic(database, { kind: 'category', slug: 'khorak' }),
      await findTopic(database, { kind: 'tag', slug: 'tori-mobayl' }),
    ])
      expect(found.get('ckb')?.postIds).toEqual([post?.id]);
  });
});

describe('the texts of a topic', () => {
  const topic = (fields: Partial<Topic>): Topic => ({
    kind: 'tag',
    slug: 'web',
    language: 'en',
    name: 'web',
    postIds: [1],
    changedAt: '',
    ...fields,
  });

  test.each(languages)('every category of the specification has its own, in %s', (language) => {
    const texts = categoryKeys.map((key) => {
      const name = categories[key].toUpperCase();
      return textsOfTopic(topic({ kind: 'category', slug: topicSlug(name), name, language }));
    });
    const { categories: own } = siteMessages[language].topics;
    expect(texts.map(({ title }) => title)).toEqual(categoryKeys.map((key) => own[key].title));
    expect(new Set(texts.map(({ description }) => description)).size).toBe(categoryKeys.length);
  });

  test.each(languages)(
    'a tag and an editor’s own category are named in theirs, in %s',
    (language) => {
      const tag = textsOfTopic(topic({ language, slug: 'tutorials', name: 'tutorials' }));
      const category = textsOfTopic(topic({ kind: 'category', language }));
      expect(tag.title).not.toBe(category.title);
      for (const text of [tag.title, tag.description, category.title, category.description])
        expect(text.split('{name}')).toHaveLength(2);
    },
  );

  test('a name of the other direction is isolated, and no other', () => {
    expect(withName('تاگی «{name}»', { name: 'C++', language: 'ckb' })).toBe(
      'تاگی «\u2068C++\u2069»',
    );
    expect(withName('تاگی «{name}»', { name: 'وێب', language: 'ckb' })).toBe('تاگی «وێب»');
    expect(withName('On {name}', { name: 'وێب', language: 'en' })).toBe('On \u2068وێب\u2069');
    expect(withName('On {name}, {name}', { name: '$&', language: 'en' })).toBe('On $&, $&');
  });
});
