import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { cleanUpPost, createPost, deletePost, editPost, findAdminPost } from './index.ts';
import { defaultDescription, defaultSeo } from './shared/post-defaults.ts';

const title = 'چۆن بودجە دادەنێیت؟';
const content = `## سەردێڕ\n\n${'وشە '.repeat(401).trim()}`;
const broken = {
  language: 'ckb',
  title: 'Kurdish translation of: How to set a budget',
  content: `\`\`\`json\n${JSON.stringify({ translatedTitle: title, translatedContent: content })}\n\`\`\``,
} as const;

describeEachEngine('cleanUpPost', (test) => {
  test('recovers title and text, and leaves the rest unchanged', async ({ database }) => {
    const { id } = await createPost(database, samplePost(broken));
    const before = await findAdminPost(database, id);
    expect(before.needsCleanup).toBe(true);
    const after = await cleanUpPost(database, id);
    expect(after).toEqual({
      ...before,
      title,
      content,
      needsCleanup: false,
      updatedAt: after.updatedAt,
      textVersion: after.textVersion,
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await findAdminPost(database, id)).toEqual(after);
    expect(await database.selectFrom('posts').select('read_time_minutes').execute()).toEqual([
      { read_time_minutes: 3 },
    ]);
  });

  test('renews the defaults that were derived from the broken post', async ({ database }) => {
    const seo = defaultSeo(broken);
    const { id } = await createPost(
      database,
      samplePost({ ...broken, ...seo, description: defaultDescription(broken.content) }),
    );
    expect(await cleanUpPost(database, id)).toMatchObject({
      description: defaultDescription(content),
      ...defaultSeo({ title, content }),
    });
  });

  test('renews fields that contain the remains themselves', async ({ database }) => {
    const marked = {
      description: '{"translatedTitle": "چۆن',
      seoTitle: 'Kurdish translation of: How to set',
    };
    const { id } = await createPost(database, samplePost({ ...broken, ...marked }));
    expect(await cleanUpPost(database, id)).toMatchObject({
      description: defaultDescription(content),
      seoTitle: title,
      seoDescription: samplePost().seoDescription,
      seoKeywords: samplePost().seoKeywords,
    });
  });

  test.for([
    { title: 'A plain post', content: 'Text.' },
    { title: 'Kurdish translation of:', content: 'Text.' },
    { title: 'Kurdish translation of: X', content: '{"translatedTitle": "Cut o' },
  ])('changes nothing if nothing can be recovered: %j', async (fields, { database }) => {
    const { id } = await createPost(database, samplePost(fields));
    const before = await findAdminPost(database, id);
    await expect(cleanUpPost(database, id)).rejects.toMatchObject({ code: 'nothing-to-recover' });
    expect(await findAdminPost(database, id)).toEqual(before);
  });

  test('never overwrites a concurrent edit', async ({ database }) => {
    const { id } = await createPost(database, samplePost(broken));
    const { updatedAt } = await findAdminPost(database, id);
    const [cleaned, edited] = await Promise.allSettled([
      cleanUpPost(database, id),
      editPost(database, id, { title: 'Edited', content: 'Edited.', updatedAt }),
    ]);
    const post = await findAdminPost(database, id);
    if (edited.status === 'fulfilled' && !edited.value.stale) {
      expect(cleaned.status).toBe('rejected');
      expect(post.content).toBe('Edited.');
    } else {
      expect(post.content).toBe(content);
    }
  });

  test('reports an unknown and a deleted post', async ({ database }) => {
    const { id } = await createPost(database, samplePost(broken));
    await deletePost(database, id);
    for (const unknown of [id, id + 1])
      await expect(cleanUpPost(database, unknown)).rejects.toMatchObject({ code: 'not-found' });
  });
});
