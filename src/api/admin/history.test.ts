import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';

describeEachEngine('the calls of the history', (test) => {
  test('list what every change made, read a state, and restore it', async ({ database }) => {
    const call = await editorCalls(database);
    const { body: post } = await call('POST', '/blog/posts', samplePayload({ content: 'First' }));
    const own = `/blog/posts/${post.id}`;
    const { body: edited } = await call('PATCH', own, {
      content: 'Second',
      updatedAt: post.updatedAt,
    });
    await call('PATCH', `${own}/toggle-publish`);
    const history = `/blog/articles/${post.translationGroup}/revisions`;
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
    // The record of a translation is longer than the text, and no comparison shows it.
    expect((await call('GET', `${history}/${first}`)).body.texts.en).not.toHaveProperty(
      'translation',
    );
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
    const call = await editorCalls(database);
    const { body: one } = await call('POST', '/blog/posts', samplePayload());
    const { body: other } = await call('POST', '/blog/posts', samplePayload());
    const { body: kurdish } = await call('POST', '/blog/posts', {
      ...samplePayload({ language: 'ckb' }),
      translationGroup: one.translationGroup,
    });
    const { body } = await call(
      'GET',
      `/blog/articles/${one.translationGroup}/revisions?before=999999`,
    );
    const beforeKurdish = body.revisions[1].id;
    expect(
      await call('GET', `/blog/articles/${other.translationGroup}/revisions/${beforeKurdish}`),
    ).toMatchObject({
      status: 404,
      body: { error: 'There is no such revision' },
    });
    expect(
      await call('POST', `/blog/posts/${kurdish.id}/revisions/${beforeKurdish}/restore`, {
        updatedAt: kurdish.updatedAt,
      }),
    ).toMatchObject({ status: 404, body: { error: 'The post had no text at this revision' } });
    expect(await call('GET', '/blog/articles/nothing/revisions')).toMatchObject({
      status: 404,
      body: { error: 'There is no such article' },
    });
    expect(
      await call('GET', `/blog/articles/${one.translationGroup}/revisions?before=x`),
    ).toMatchObject({
      status: 400,
    });
  });
});
