import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { describeEachEngine } from '../../tests/support/each-engine.ts';
import { samplePost } from '../../tests/support/sample-post.ts';
import { signedInHeaders } from '../../tests/support/signed-in.ts';
import { withHiddenTables } from '../../tests/support/with-hidden-tables.ts';
import { createApi } from './index.ts';

describeEachEngine('GET /api/blog/posts', (test) => {
  test('lists the published posts of a language with every field of the specification', async ({
    database,
  }) => {
    await createPost(database, samplePost({ language: 'ckb', title: 'کوردی' }));
    await createPost(database, samplePost({ title: 'English' }));
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      '/api/blog/posts?language=ckb&published=true&limit=50',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const posts = await response.json();
    expect(posts).toHaveLength(1);
    expect(posts[0]).toEqual({
      id: expect.any(Number),
      slug: 'kurdi',
      title: 'کوردی',
      description: 'What it is about.',
      content: 'One two three.',
      image: '/media/00000000000000000000000000000000.jpg',
      imageAlt: 'A picture',
      category: 'General',
      tags: ['sample'],
      author: 'Dara Karim',
      date: '2026-11-01T09:00:00.000Z',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      readTime: 1,
      views: 0,
      comments: 0,
      language: 'ckb',
    });
  });

  test.for(['', '?published=false', '?published=0', '?language=en&published=all'])(
    'never lists an unpublished post: %s',
    async (query, { database }) => {
      await createPost(database, samplePost({ title: 'Secret', publishedAt: null }));
      const response = await createApi({ database, clientIpOf: () => '' }).request(
        `/api/blog/posts${query}`,
      );
      expect(await response.json()).toEqual([]);
    },
  );

  test('rejects a query with a repeated parameter', async ({ database }) => {
    await createPost(database, samplePost({ title: 'Secret', publishedAt: null }));
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      '/api/blog/posts?published=true&published=false',
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      code: 'invalid',
      field: { name: 'published' },
    });
  });

  test('caps the limit at 50', async ({ database }) => {
    for (let number = 0; number < 51; number += 1) await createPost(database, samplePost());
    const api = createApi({ database, clientIpOf: () => '' });
    const count = async (query: string) =>
      (await (await api.request(`/api/blog/posts${query}`)).json()).length;
    expect(await count('?limit=999999999')).toBe(50);
    expect(await count('')).toBe(50);
    expect(await count('?limit=3')).toBe(3);
    const { paths } = await (await api.request('/api/openapi.json')).json();
    const { parameters } = paths['/api/blog/posts'].get;
    expect(parameters.find(({ name }: { name: string }) => name === 'limit')).toMatchObject({
      description: 'A larger number than 50 counts as 50',
      schema: { type: 'integer', minimum: 1, maximum: 999_999_999, default: 50 },
    });
  });

  test('leaves the texts out for fields=summary', async ({ database }) => {
    await createPost(database, samplePost());
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      '/api/blog/posts?fields=summary',
    );
    const [post] = await response.json();
    expect(post.title).toBe('A sample post');
    expect(post).not.toHaveProperty('content');
  });

  test.for([
    'limit=0',
    'limit=-1',
    'limit=abc',
    'limit=1.5',
    'limit=',
    'limit=99999999999999999999',
    'language=xx',
    'language=',
    'language=__proto__',
    'fields=everything',
  ])('responds 400 with a sentence: %s', async (query, { database }) => {
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      `/api/blog/posts?${query}`,
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/ must be /),
      code: 'invalid',
      field: { name: query.split('=')[0] },
    });
  });
});

describeEachEngine('GET /api/blog/posts/{slug}', (test) => {
  test('returns the post with its text, its HTML and its translations', async ({ database }) => {
    const group = { translationGroup: 'group' };
    await createPost(database, samplePost({ ...group, title: 'One', content: '**bold**' }));
    await createPost(database, samplePost({ ...group, title: 'دوو', language: 'ckb' }));
    const response = await createApi({ database, clientIpOf: () => '' }).request(
      '/api/blog/posts/one',
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      slug: 'one',
      content: '**bold**',
      contentHtml: '<p><strong>bold</strong></p>\n',
      translations: [{ language: 'ckb', slug: 'du' }],
      related: [],
      topics: {
        category: '/blog/category/general',
        tags: [{ name: 'sample', path: '/blog/tag/sample' }],
      },
    });
  });

  test.for(['nowhere', 'draft', '%00', '%F0%9F%9A%80', "'%20or%201=1--", 'a'.repeat(5_000)])(
    'responds 404 with a sentence: %s',
    async (slug, { database }) => {
      await createPost(database, samplePost({ title: 'Draft', publishedAt: null }));
      const response = await createApi({ database, clientIpOf: () => '' }).request(
        `/api/blog/posts/${slug}`,
      );
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'Post not found', code: 'not-found' });
    },
  );
});

describeEachEngine('the API', (test) => {
  test.for(['/', '/blog', '/unknown', '/api/blog/posts/a/b', '/blog/unknown'])(
    'responds 404 in JSON to unknown paths: %s',
    async (path, { database }) => {
      const response = await createApi({ database, clientIpOf: () => '' }).request(`/api${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        error: 'There is no such call; /api/openapi.json has all of them',
        code: 'not-found',
      });
    },
  );

  test.for([
    ['POST', '/blog/posts', 'GET, HEAD'],
    ['PUT', '/blog/posts/one', 'GET, HEAD'],
    ['GET', '/blog/posts/one/remarks', 'POST'],
    ['GET', '/admin/login', 'POST'],
    ['DELETE', '/openapi.json', 'GET, HEAD'],
  ] as const)(
    'responds 405 to a wrong method: %s %s',
    async ([method, path, allow], { database }) => {
      const api = createApi({ database, clientIpOf: () => '' });
      const response = await api.request(`/api${path}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(allow);
      expect(await response.json()).toEqual({
        error: `The method of this call must be ${allow.replace(', ', ' or ')}`,
        code: 'method-not-allowed',
      });
    },
  );

  test('tells the methods of an admin call in a session alone, and none to a preflight', async ({
    database,
  }) => {
    const api = createApi({ database, clientIpOf: () => '' });
    const path = '/api/admin/blog/posts/1';
    expect((await api.request(path, { method: 'PUT' })).status).toBe(401);
    const headers = await signedInHeaders(database);
    const answer = await api.request(path, { method: 'PUT', headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH, DELETE']);
    expect((await api.request('/api/blog/posts', { method: 'OPTIONS' })).status).toBe(404);
  });

  test('responds 500 without details of the error', async ({ database }) => {
    const api = createApi({ database, clientIpOf: () => '' });
    await withHiddenTables(database, ['posts'], async () => {
      const response = await api.request('/api/blog/posts');
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ error: 'Internal server error', code: 'internal' });
    });
  });
});
