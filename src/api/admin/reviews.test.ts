import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { reviewCalls, sampleRemark } from '../../../tests/support/review-calls.ts';

const content = '## Begin\n\nOne two three.\n\nThe end.';

/** A post with one remark. */
async function withRemark(database: Database, fields: Record<string, unknown> = {}) {
  const calls = await reviewCalls(database);
  const { call, createPost, createLink, review } = calls;
  const post = await createPost({ content });
  const { token } = await createLink(post.translationGroup);
  const sent = sampleRemark(fields);
  expect((await review(token, 'remarks', sent)).status).toBe(204);
  const list = async () => (await call('GET', `/posts/${post.id}/remarks`)).body;
  const { remarks } = await list();
  return { ...calls, post, token, list, id: Number(remarks[0].id) };
}

describeEachEngine('the calls of an editor about reviews', (test) => {
  test('take a suggestion as a revision with the reviewer’s name, and undo that', async ({
    database,
  }) => {
    const { call, post, list, id } = await withRemark(database);
    const { updatedAt } = await list();
    const taken = await call('POST', `/remarks/${id}/take`, { updatedAt });
    expect(taken).toMatchObject({
      status: 200,
      body: { content: '## Begin\n\nOne, two, three.\n\nThe end.' },
    });
    const history = await call('GET', `/articles/${post.translationGroup}/revisions`);
    expect(history.body.revisions[0]).toMatchObject({
      kind: 'edited',
      username: 'dara',
      suggestedBy: 'Shilan',
    });
    expect((await list()).remarks).toMatchObject([{ state: 'taken', decidedBy: 'dara' }]);
    const undone = await call('POST', `/remarks/${id}/undo`, { updatedAt: taken.body.updatedAt });
    expect(undone).toMatchObject({ status: 200, body: { content } });
    expect((await list()).remarks).toMatchObject([{ state: 'open', decidedBy: null }]);
    const log = await database.selectFrom('activity').select('action').orderBy('id').execute();
    expect(log.map(({ action }) => action)).toEqual([
      'post-created',
      'review-link-created',
      'suggestion-taken',
      'suggestion-undone',
    ]);
  });

  test('take nothing over a change that the editor has not seen', async ({ database }) => {
    const { call, post, list, id } = await withRemark(database);
    const { updatedAt } = await list();
    const edited = await call('PATCH', `/posts/${post.id}`, {
      updatedAt,
      content: `${content}\n\nMore.`,
    });
    expect(await call('POST', `/remarks/${id}/take`, { updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { content: `${content}\n\nMore.` } },
    });
    expect((await list()).remarks).toMatchObject([{ state: 'open' }]);
    const again = await call('POST', `/remarks/${id}/take`, { updatedAt: edited.body.updatedAt });
    expect(again.body.content).toBe('## Begin\n\nOne, two, three.\n\nThe end.\n\nMore.');
  });

  test('list a remark without a place, whose suggestion can’t be taken', async ({ database }) => {
    const { call, post, list, id } = await withRemark(database);
    const { updatedAt } = await list();
    const edited = await call('PATCH', `/posts/${post.id}`, {
      updatedAt,
      content: '## Begin\n\nThe end.',
    });
    expect((await list()).remarks).toMatchObject([{ original: 'One two three.', place: null }]);
    const { updatedAt: now } = edited.body;
    expect(await call('POST', `/remarks/${id}/take`, { updatedAt: now })).toMatchObject({
      status: 422,
      body: { code: 'place-lost' },
    });
  });

  test('leave a remark, open it again, and answer it', async ({ database }) => {
    const { call, list, id } = await withRemark(database);
    expect((await call('PATCH', `/remarks/${id}`, { state: 'closed' })).status).toBe(204);
    expect((await call('POST', `/remarks/${id}/answers`, { text: ' Why? ' })).status).toBe(204);
    expect((await list()).remarks).toMatchObject([
      { state: 'closed', decidedBy: 'dara', answers: [{ username: 'dara', text: 'Why?' }] },
    ]);
    await call('PATCH', `/remarks/${id}`, { state: 'open' });
    expect((await list()).remarks).toMatchObject([{ state: 'open' }]);
    expect((await call('PATCH', '/remarks/999', { state: 'open' })).status).toBe(404);
    expect((await call('POST', `/remarks/${id}/answers`, { text: ' ' })).status).toBe(400);
  });

  test('list links until they are taken back', async ({ database }) => {
    const { call, createPost, createLink } = await reviewCalls(database);
    const post = await createPost();
    const { id } = await createLink(post.translationGroup, ['en'], 30);
    const path = `/articles/${post.translationGroup}/review-links`;
    const { body } = await call('GET', path);
    expect(body).toMatchObject([{ id, languages: ['en'], username: 'dara', lastUsedAt: null }]);
    expect(Date.parse(body[0].expiresAt) - Date.parse(body[0].createdAt)).toBe(30 * 86_400_000);
    await call('DELETE', `/review-links/${id}`);
    expect((await call('GET', path)).body).toEqual([]);
    const missing = await call('POST', path, { languages: ['ckb'], days: 7 });
    expect(missing.status).toBe(404);
  });
});

testOnFile('a taken suggestion that was edited since is not undone', async ({ database }) => {
  const { call, post, list, id } = await withRemark(database);
  const taken = await call('POST', `/remarks/${id}/take`, { updatedAt: (await list()).updatedAt });
  const { body } = await call('PATCH', `/posts/${post.id}`, {
    updatedAt: taken.body.updatedAt,
    content: taken.body.content.replace('two', 'four'),
  });
  const undone = await call('POST', `/remarks/${id}/undo`, { updatedAt: body.updatedAt });
  expect(undone).toMatchObject({ status: 422, body: { code: 'place-lost' } });
  expect((await call('GET', `/posts/${post.id}`)).body.content).toBe(body.content);
});

testOnFile('the title takes a suggestion too', async ({ database }) => {
  const { call, list, id } = await withRemark(database, {
    field: 'title',
    index: 0,
    original: 'How to plan an app',
    suggestion: 'Planning an app',
  });
  const { updatedAt } = await list();
  const taken = await call('POST', `/remarks/${id}/take`, { updatedAt });
  expect(taken.body).toMatchObject({ title: 'Planning an app', content });
});
