import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

async function signIn(database: Database) {
  const api = createApi({ database, clientIpOf: () => '' });
  const headers = { ...(await signedInHeaders(database)), 'content-type': 'application/json' };
  return async (method: string, path: string, body?: unknown) => {
    const response = await api.request(`/api/admin/blog${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}

describeEachEngine('the calls of the history', (test) => {
  test('list what every change made, read a state, and restore it', async ({ database }) => {
    const call = await signIn(database);
    const { body: post } = await call('POST', '/posts', samplePayload({ content: 'First' }));
    const own = `/posts/${post.id}`;
    const { body: edited } = await call('PATCH', own, {
      content: 'Second',
      updatedAt: post.updatedAt,
    });
    await call('PATCH', `${own}/toggle-publish`);
    const history = `/articles/${post.translationGroup}/revisions`;
    const { body: listed } = await call('GET', history);
    expect(listed.next).toBeNull();
    const kinds = listed.revisions.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['unpublished', 'edited', 'published']);
    const first = listed.revisions[2].id;
    expect(await call('GET', `${history}/${first}`)).toMatchObject({
      status: 200,
      body: {
        revision: { id: first, username: 'dara' },
        texts: { en: { content: 'First' }, ar: null },
      },
    });
    const restore = `${own}/revisions/${first}/restore`;
    expect(await call('POST', restore, { updatedAt: post.updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { content: 'Second' } },
    });
    expect(await call('POST', restore, { updatedAt: edited.updatedAt })).toMatchObject({
      status: 200,
      body: { content: 'First', published: false, slug: post.slug },
    });
  });

  test('know no revision of another article, and none of a text that was not there', async ({
    database,
  }) => {
    const call = await signIn(database);
    const { body: one } = await call('POST', '/posts', samplePayload());
    const { body: other } = await call('POST', '/posts', samplePayload());
    const { body: kurdish } = await call('POST', '/posts', {
      ...samplePayload({ language: 'ckb' }),
      translationGroup: one.translationGroup,
    });
    const { body } = await call('GET', `/articles/${one.translationGroup}/revisions?before=999999`);
    const beforeKurdish = body.revisions[1].id;
    expect(
      await call('GET', `/articles/${other.translationGroup}/revisions/${beforeKurdish}`),
    ).toMatchObject({
      status: 404,
      body: { error: 'There is no such revision' },
    });
    expect(
      await call('POST', `/posts/${kurdish.id}/revisions/${beforeKurdish}/restore`, {
        updatedAt: kurdish.updatedAt,
      }),
    ).toMatchObject({ status: 404, body: { error: 'The post had no text at this revision' } });
    expect(await call('GET', '/articles/nothing/revisions')).toMatchObject({
      status: 404,
      body: { error: 'There is no such article' },
    });
    expect(await call('GET', `/articles/${one.translationGroup}/revisions?before=x`)).toMatchObject(
      {
        status: 400,
      },
    );
  });
});
