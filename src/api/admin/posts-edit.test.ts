import { describe, expect } from 'vitest';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';
import { createApi } from '../index.ts';

describeEachEngine('PATCH /api/admin/blog/posts/{id}', (test) => {
  test('changes the given fields; a stale edit stores nothing and returns the stored version', async ({
    database,
  }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body: post } = await call('POST', '/blog/posts', samplePayload());
    const path = `/blog/posts/${post.id}`;
    const edit = { title: 'Mine', updatedAt: post.updatedAt, published: false };
    const { status, body: edited } = await call('PATCH', path, edit);
    expect(status).toBe(200);
    expect(edited).toEqual({
      ...post,
      title: 'Mine',
      updatedAt: edited.updatedAt,
      textVersion: edited.textVersion,
    });
    expect(await call('PATCH', path, { ...edit, title: 'Theirs' })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/changed/), code: 'stale', current: edited },
    });
    expect((await call('GET', path)).body).toEqual(edited);
  });

  test('gives a post another slug, unless another post has it', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body: post } = await call('POST', '/blog/posts', samplePayload());
    const { body: other } = await call('POST', '/blog/posts', samplePayload({ title: 'Another' }));
    const path = `/blog/posts/${post.id}`;
    expect(
      await call('PATCH', path, { slug: other.slug, updatedAt: post.updatedAt }),
    ).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('choose other words'), code: 'address-taken' },
    });
    expect(
      await call('PATCH', path, { slug: 'Plans, made well', updatedAt: post.updatedAt }),
    ).toMatchObject({ status: 200, body: { slug: 'plans-made-well' } });
    const site = createApi({ database, clientIpOf: () => '' });
    const old = await site.request(`/api/blog/posts/${post.slug}`);
    expect(old.status).toBe(301);
    expect(old.headers.get('location')).toBe('/api/blog/posts/plans-made-well');
    expect(old.headers.get('cache-control')).toBe('no-cache');
    await call('DELETE', path);
    for (const slug of [post.slug, 'plans-made-well']) {
      const gone = await site.request(`/api/blog/posts/${slug}`);
      expect([gone.status, await gone.json()]).toEqual([
        410,
        { error: 'Post not found', code: 'not-found' },
      ]);
    }
  });
});

describe('PATCH /api/admin/blog/posts/{id} rejects before it queries the database', () => {
  testOnFile.for<[name: string, body: object, error: string]>([
    [
      'no time',
      { updatedAt: undefined },
      'updatedAt must be the time that the post had when it was read, such as 2026-11-21T12:00:00.000Z',
    ],
    ['long title', { title: 'x'.repeat(201) }, 'title must have at most 200 characters'],
    ['blank content', { content: ' ' }, 'Title and content are required'],
    ['blank slug', { slug: ' ' }, 'slug must not be blank'],
    ['21 tags', { tags: Array(21).fill('a') }, 'tags must have at most 20 tags'],
  ])('400: %s', async ([, fields, error], { database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body: post } = await call('POST', '/blog/posts', samplePayload());
    const edit = { updatedAt: post.updatedAt, author: 'Zana', ...fields };
    expect(await call('PATCH', `/blog/posts/${post.id}`, edit)).toMatchObject({
      status: 400,
      body: { error, code: 'invalid' },
    });
    expect((await call('GET', `/blog/posts/${post.id}`)).body).toEqual(post);
  });
});

describeEachEngine('the actions on a post', (test) => {
  test('toggle-publish publishes or unpublishes', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body: post } = await call('POST', '/blog/posts', samplePayload());
    for (const published of [false, true]) {
      const response = await call('PATCH', `/blog/posts/${post.id}/toggle-publish`);
      expect(response).toMatchObject({ status: 200, body: { ...post, published } });
    }
  });

  test('delete removes a post, and restore brings it back', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body: post } = await call('POST', '/blog/posts', samplePayload());
    const path = `/blog/posts/${post.id}`;
    expect(await call('DELETE', path)).toEqual({
      status: 204,
      headers: expect.anything(),
      body: null,
    });
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', '/blog/posts')).body).toEqual([]);
    expect(await call('PATCH', `${path}/restore`)).toMatchObject({ status: 200, body: post });
    expect((await call('PATCH', `${path}/restore`)).status).toBe(404);
  });

  test('cleanup recovers a translation, or reports that it can’t', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const broken = {
      title: 'Kurdish translation of: X',
      content: '{"translatedTitle": "چۆن", "translatedContent": "یەک\\n\\nدوو',
    };
    const { body: post } = await call('POST', '/blog/posts', samplePayload(broken));
    expect(post.needsCleanup).toBe(true);
    const path = `/blog/posts/${post.id}`;
    expect(await call('PATCH', `${path}/cleanup`)).toMatchObject({
      status: 200,
      body: { title: 'چۆن', content: 'یەک\n\nدوو', slug: post.slug, needsCleanup: false },
    });
    const { body: clean } = await call('GET', path);
    expect(await call('PATCH', `${path}/cleanup`)).toMatchObject({
      status: 422,
      body: {
        error: 'Nothing could be recovered; the post is as it was',
        code: 'nothing-to-recover',
      },
    });
    expect((await call('GET', path)).body).toEqual(clean);
  });
});
