import { describe, expect } from 'vitest';
import { z } from 'zod';
import { adminPost, adminPostSummary } from '#domain/posts/index.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';
import { createApi } from '../index.ts';

const callsOfOne = [
  ['GET', '/blog/posts/{id}'],
  ['PATCH', '/blog/posts/{id}'],
  ['DELETE', '/blog/posts/{id}'],
  ['PATCH', '/blog/posts/{id}/toggle-publish'],
  ['PATCH', '/blog/posts/{id}/restore'],
  ['PATCH', '/blog/posts/{id}/cleanup'],
] as const;

const changes = { title: 'Another', updatedAt: '2026-11-21T12:00:00.000Z' };

describeEachEngine('the calls for one post', (test) => {
  test.for(callsOfOne)(
    '%s %s: 404 for unknown ids, 400 for invalid ones',
    async ([method, path], { database }) => {
      const call = await editorCalls(database, { username: 'zana' });
      const body = method === 'PATCH' && path === '/blog/posts/{id}' ? changes : undefined;
      for (const id of ['1', '999999999']) {
        expect(await call(method, path.replace('{id}', id), body)).toMatchObject({
          status: 404,
          body: { error: 'Post not found', code: 'not-found' },
        });
      }
      for (const id of ['abc', '0', '-1', '1.5', '1e3', '01', '9999999999', '%00', '٣']) {
        expect(await call(method, path.replace('{id}', id), body)).toMatchObject({
          status: 400,
          body: { error: 'id must be the number of a post', code: 'invalid' },
        });
      }
    },
  );
});

// Invalid ids never reach the SQL.
describe('every call', () => {
  testOnFile.for([
    ...callsOfOne,
    ['GET', '/blog/posts'],
    ['POST', '/blog/posts'],
    ['GET', '/blog/posts?fields=summary'],
  ] as const)(
    '%s %s: 401 without a session, and no change',
    async ([method, path], { database }) => {
      const call = await editorCalls(database, { username: 'zana' });
      const { body: post } = await call('POST', '/blog/posts', samplePayload());
      const body = { ...samplePayload(), updatedAt: post.updatedAt };
      for (const authorization of ['', 'Bearer ', 'Bearer unknown', 'Basic emFuYTp6YW5h']) {
        const response = await call(
          method,
          path.replace('{id}', post.id),
          method === 'GET' ? undefined : body,
          { authorization, cookie: 'adminToken=x' },
        );
        expect(response).toMatchObject({ status: 401, body: { code: 'signed-out' } });
      }
      expect((await call('GET', '/blog/posts')).body).toEqual([post]);
    },
  );
});

describeEachEngine('GET /api/admin/blog/posts', (test) => {
  test('lists every post with every field, and can’t be cached', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const draft = await call('POST', '/blog/posts', samplePayload({ published: false }));
    const { status, body, headers } = await call('GET', '/blog/posts');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual([draft.body]);
    expect(z.array(adminPost.strict()).parse(body)).toEqual(body);
    expect((await call('GET', `/blog/posts/${draft.body.id}`)).body).toEqual(draft.body);
  });

  test('has a shorter form for fields=summary only', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body: post } = await call('POST', '/blog/posts', samplePayload());
    expect((await call('GET', '/post-summaries')).status).toBe(404);
    expect((await call('GET', '/blog/posts?fields=titles')).body).toEqual({
      error: 'fields must be full or summary',
      code: 'invalid',
      field: { name: 'fields' },
    });
    const { status, body } = await call('GET', '/blog/posts?fields=summary');
    expect(status).toBe(200);
    expect(body).toEqual([adminPostSummary.parse(post)]);
    expect(body[0]).not.toHaveProperty('content');
  });
});

describeEachEngine('POST /api/admin/blog/posts', (test) => {
  test('accepts the payload of the specification', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { status, body } = await call('POST', '/blog/posts', samplePayload());
    expect(status).toBe(201);
    expect(body).toMatchObject(samplePayload());
    expect(adminPost.strict().parse(body)).toEqual(body);
    const read = await createApi({ database, clientIpOf: () => '' }).request(
      `/api/blog/posts/${body.slug}`,
    );
    expect(await read.json()).toMatchObject({ title: samplePayload().title });
  });

  test('sets the defaults for a body with only a title, a text and a language', async ({
    database,
  }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const least = { title: 'A title', content: 'Some text.', language: 'ckb' };
    expect(await call('POST', '/blog/posts', least)).toMatchObject({
      status: 201,
      body: { ...least, author: 'zana', category: 'General', tags: ['blog'], published: true },
    });
  });

  test('ignores unknown fields', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const strange = '"id": 77, "views": 9, "createdAt": "x", "deleted_at": "x"';
    const payload = JSON.stringify(samplePayload()).replace('{', `{${strange},`);
    const { status, body } = await call('POST', '/blog/posts', payload);
    expect(status).toBe(201);
    expect(body).toMatchObject({ slug: 'how-to-plan-an-app', views: 0, author: 'Dara Karim' });
    expect(adminPost.strict().parse(body)).toEqual(body);
  });

  test('409: a second version in one language', async ({ database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body: first } = await call('POST', '/blog/posts', samplePayload());
    const second = samplePayload({ translationGroup: first.translationGroup });
    expect(await call('POST', '/blog/posts', second)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('in this language'), code: 'translation-exists' },
    });
    const arabic = await call('POST', '/blog/posts', { ...second, language: 'ar' });
    expect(arabic.status).toBe(201);
  });
});

describe('POST /api/admin/blog/posts rejects before it queries the database', () => {
  testOnFile.for<[name: string, body: unknown, error: string]>([
    [
      'title of 201 characters',
      { title: 'x'.repeat(201) },
      'title must have at most 200 characters',
    ],
    ['blank title', { title: '  ' }, 'Title and content are required'],
    ['missing title', { title: undefined }, 'Title and content are required'],
    ['title of a wrong type', { title: 7 }, 'title must be text'],
    ['blank content', { content: '\n' }, 'Title and content are required'],
    [
      'long content',
      { content: 'x'.repeat(200_001) },
      'content must have at most 200000 characters',
    ],
    ['21 tags', { tags: Array(21).fill('a') }, 'tags must have at most 20 tags'],
    ['tag that is no text', { tags: [{}] }, 'tag must be text'],
    [
      'picture elsewhere',
      { image: 'https://example.com/a.jpg' },
      'image must be a path on this site, such as the imageUrl of an upload',
    ],
    ['unknown language', { language: 'fr' }, 'language must be one of en, ar, ckb'],
    ['state of a wrong type', { published: 1 }, 'published must be true or false'],
  ])('400: %s', async ([, fields, error], { database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const response = await call('POST', '/blog/posts', { ...samplePayload(), ...Object(fields) });
    expect(response).toMatchObject({ status: 400, body: { error, code: 'invalid' } });
    expect((await call('GET', '/blog/posts')).body).toEqual([]);
  });

  testOnFile.for<[fields: object, field: object]>([
    [{ title: 'x'.repeat(201) }, { name: 'title', limit: { most: 200, of: 'characters' } }],
    [{ tags: Array(21).fill('a') }, { name: 'tags', limit: { most: 20, of: 'entries' } }],
    [{ tags: ['x'.repeat(101)] }, { name: 'tags', limit: { most: 100, of: 'characters' } }],
    [{ slug: '\0' }, { name: 'slug' }],
  ])('and names the field: %o', async ([fields, field], { database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    const { body } = await call('POST', '/blog/posts', { ...samplePayload(), ...fields });
    expect(body.field).toEqual(field);
  });

  testOnFile.for<[body: string, error: string]>([
    ['null', 'The body must be a JSON object'],
    ['[]', 'The body must be a JSON object'],
    ['"text"', 'The body must be a JSON object'],
    ['{}', 'Title and content are required'],
    ['{"title": ', 'Malformed JSON in request body'],
    ['', 'Malformed JSON in request body'],
  ])('400: the body «%s»', async ([body, error], { database }) => {
    const call = await editorCalls(database, { username: 'zana' });
    expect(await call('POST', '/blog/posts', body)).toMatchObject({
      status: 400,
      body: { error, code: 'invalid' },
    });
  });

  testOnFile.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    '415: a body of the type %s',
    async (type, { database }) => {
      const call = await editorCalls(database, { username: 'zana' });
      const response = await call('POST', '/blog/posts', samplePayload(), { 'content-type': type });
      expect(response).toMatchObject({ status: 415, body: { code: 'invalid' } });
      expect((await call('GET', '/blog/posts')).body).toEqual([]);
    },
  );
});
