import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { maxDraftsOfAccount } from '#domain/drafts/shared/draft.ts';
import { removeUnusedImages } from '#domain/media/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePicture } from '../../../tests/support/sample-pictures.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

const path = '/api/admin/blog/drafts';

async function signIn(database: Database, username?: string) {
  const api = createApi({ database, clientIpOf: () => '' });
  const headers = await signedInHeaders(database, username);
  return async (method: string, url: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await api.request(url, {
      method,
      headers: { ...headers, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}

function change(changes: Record<string, unknown> = {}) {
  return {
    postId: null,
    language: 'ckb',
    title: 'ناونیشانێک',
    unpublished: ['ckb'],
    value: { content: 'دەقێک' },
    baseVersion: 0,
    writer: 'laptop',
    ...changes,
  };
}

describeEachEngine('the calls of drafts', (test) => {
  test('save a draft, list it for every account, and hand it to another device', async ({
    database,
  }) => {
    const dara = await signIn(database);
    const sara = await signIn(database, 'sara');
    const id = randomUUID();
    expect(await dara('PUT', `${path}/${id}`, change())).toMatchObject({
      status: 200,
      body: { version: 1, username: 'dara' },
    });
    const later = change({ baseVersion: 1, writer: 'phone', value: { content: 'دەقێکی نوێ' } });
    expect(await sara('PUT', `${path}/${id}`, later)).toMatchObject({
      status: 200,
      body: { version: 2, username: 'sara' },
    });
    expect((await dara('GET', path)).body.drafts).toEqual([
      {
        id,
        postId: null,
        language: 'ckb',
        title: 'ناونیشانێک',
        unpublished: ['ckb'],
        version: 2,
        username: 'sara',
        writer: 'phone',
        updatedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await dara('GET', `${path}/${id}`)).body).toMatchObject({
      value: { content: 'دەقێکی نوێ' },
    });
  });

  test('reject a change of an older version with the newer one', async ({ database }) => {
    const call = await signIn(database);
    const id = randomUUID();
    await call('PUT', `${path}/${id}`, change());
    await call('PUT', `${path}/${id}`, change({ baseVersion: 1, value: { content: 'New' } }));
    const stale = {
      status: 409,
      body: { code: 'stale', current: { id, version: 2, value: { content: 'New' } } },
    };
    const late = change({ writer: 'phone', value: { content: 'Old' } });
    expect(await call('PUT', `${path}/${id}`, late)).toMatchObject(stale);
    expect(await call('PUT', `${path}/${id}`, { ...late, baseVersion: 1 })).toMatchObject(stale);
    expect(await call('DELETE', `${path}/${id}?version=1&writer=phone`)).toMatchObject(stale);
    expect((await call('GET', `${path}/${id}`)).body.value).toEqual({ content: 'New' });
  });

  test('accept the next change of a tab whose response was lost', async ({ database }) => {
    const call = await signIn(database);
    const id = randomUUID();
    await call('PUT', `${path}/${id}`, change());
    expect(
      await call('PUT', `${path}/${id}`, change({ value: { content: 'Next' } })),
    ).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await call('DELETE', `${path}/${id}?version=1&writer=laptop`)).toMatchObject({
      status: 204,
    });
  });

  test('delete a draft once, and do not bring it back with a late change', async ({ database }) => {
    const call = await signIn(database);
    const id = randomUUID();
    await call('PUT', `${path}/${id}`, change());
    const remove = () => call('DELETE', `${path}/${id}?version=1&writer=laptop`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect(await call('GET', `${path}/${id}`)).toMatchObject({ status: 404 });
    const late = change({ baseVersion: 1, writer: 'phone' });
    expect(await call('PUT', `${path}/${id}`, late)).toMatchObject({ status: 404 });
    expect((await call('GET', path)).body.drafts).toEqual([]);
  });

  test('list the changes of a stored post, but not while the post is deleted', async ({
    database,
  }) => {
    const call = await signIn(database);
    const post = (await call('POST', '/api/admin/blog/posts', samplePayload())).body;
    await call('PUT', `${path}/${randomUUID()}`, change({ postId: post.id }));
    const listed = async () => (await call('GET', path)).body.drafts;
    expect(await listed()).toMatchObject([{ postId: post.id }]);
    await call('DELETE', `/api/admin/blog/posts/${post.id}`);
    expect(await listed()).toEqual([]);
    await call('PATCH', `/api/admin/blog/posts/${post.id}/restore`);
    expect(await listed()).toMatchObject([{ postId: post.id }]);
    expect(await call('PUT', `${path}/${randomUUID()}`, change({ postId: 999_999 }))).toMatchObject(
      { status: 404 },
    );
  });

  test('reject what is no draft with a sentence', async ({ database }) => {
    const call = await signIn(database);
    const id = randomUUID();
    for (const wrong of [
      { value: 'text' },
      { value: null },
      { language: 'fr' },
      { unpublished: 'en' },
      { baseVersion: -1 },
      { baseVersion: 1.5 },
      { writer: '' },
      { writer: 'a b' },
      { postId: 0 },
      { title: 1 },
    ]) {
      const { status, body } = await call('PUT', `${path}/${id}`, change(wrong));
      expect([status, body.error], JSON.stringify(wrong)).toEqual([
        400,
        expect.stringMatching(/must/),
      ]);
    }
    for (const wrong of ['1', id.toUpperCase(), `${id}0`])
      expect((await call('PUT', `${path}/${wrong}`, change())).status, wrong).toBe(400);
    expect((await call('GET', path)).body.drafts).toEqual([]);
  });

  test('save any text, and the beginning of a long title', async ({ database }) => {
    const call = await signIn(database);
    const id = randomUUID();
    const value = { content: 'null \0, half a pair \ud800, bidi \u202e, emoji 🐐' };
    const title = `a\0${'x'.repeat(200_000)}`;
    expect((await call('PUT', `${path}/${id}`, change({ title, value }))).status).toBe(200);
    const stored = (await call('GET', `${path}/${id}`)).body;
    expect(stored.value).toEqual(value);
    expect(stored.title).toBe(`a${'x'.repeat(999)}`);
  });

  test('bound how many drafts an account has and how long one is', async ({ database }) => {
    const call = await signIn(database);
    const draft = (id: string) => call('PUT', `${path}/${id}`, change());
    const [first = '', ...others] = Array.from({ length: maxDraftsOfAccount }, () => randomUUID());
    for (const id of [first, ...others]) expect((await draft(id)).status).toBe(200);
    expect(await draft(randomUUID())).toMatchObject({
      status: 422,
      body: { code: 'too-many-drafts' },
    });
    // The others can still be changed.
    expect((await call('PUT', `${path}/${first}`, change({ baseVersion: 1 }))).status).toBe(200);
    const tooLong = change({ value: { content: 'x'.repeat(4 * 1024 * 1024) } });
    expect((await call('PUT', `${path}/${first}`, tooLong)).status).toBe(413);
  });

  test('keep the pictures of a draft', async ({ database }) => {
    const call = await signIn(database);
    const body = new FormData();
    body.append('image', new File([Uint8Array.from(await samplePicture('png'))], 'a.png'));
    const { imageUrl } = (await call('POST', '/api/admin/upload-image', body)).body;
    const id = randomUUID();
    await call('PUT', `${path}/${id}`, change({ value: { texts: { en: `![a](${imageUrl})` } } }));
    const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000);
    expect(await removeUnusedImages(database, inAMonth)).toBe(0);
    await call('DELETE', `${path}/${id}?version=1&writer=laptop`);
    expect(await removeUnusedImages(database, inAMonth)).toBe(1);
  });
});
