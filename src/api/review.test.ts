import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { countOpenRemarks, removeOldReviews } from '#domain/reviews/index.ts';
import { countStatements } from '../../tests/support/count-statements.ts';
import { describeEachEngine, testOnFile } from '../../tests/support/each-engine.ts';
import { reviewCalls, sampleRemark } from '../../tests/support/review-calls.ts';

describeEachEngine('the calls of a reviewer', (test) => {
  test('store a remark once, however often it arrives', async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const post = await createPost();
    const { token } = await createLink(post.translationGroup);
    const remark = sampleRemark();
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => await review(token, 'remarks', remark)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const { body } = await call('GET', `/posts/${post.id}/remarks`);
    expect(body.remarks).toMatchObject([
      {
        name: 'Shilan',
        original: 'One two three.',
        place: { index: 1, text: 'One two three.' },
        suggestion: 'One, two, three.',
        state: 'open',
      },
    ]);
  });

  test('end with the link, at once on every instance', async ({ database }) => {
    const one = await reviewCalls(database);
    const other = await reviewCalls(database);
    const post = await one.createPost();
    const link = await one.createLink(post.translationGroup);
    expect((await other.review(link.token, 'remarks', sampleRemark())).status).toBe(204);
    expect((await one.call('DELETE', `/review-links/${link.id}`)).status).toBe(204);
    expect(await other.review(link.token, 'remarks', sampleRemark())).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    // What was written stays.
    expect((await one.call('GET', `/posts/${post.id}/remarks`)).body.remarks).toHaveLength(1);
  });

  test('end when the link expires, and the link is removed', async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const post = await createPost();
    const { token, id } = await createLink(post.translationGroup);
    await database
      .updateTable('review_links')
      .set({ expires_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    expect((await review(token, 'remarks', sampleRemark())).status).toBe(404);
    const listed = await call('GET', `/articles/${post.translationGroup}/review-links`);
    expect(listed.body).toEqual([]);
    await removeOldReviews(database);
    expect(await database.selectFrom('review_links').selectAll().execute()).toEqual([]);
  });

  test('know the languages of the link alone, and nothing of other links', async ({ database }) => {
    const { createPost, createLink, review } = await reviewCalls(database);
    const post = await createPost();
    await createPost({ language: 'ckb', translationGroup: post.translationGroup });
    const { token } = await createLink(post.translationGroup, ['en']);
    const kurdish = await review(token, 'remarks', sampleRemark({ language: 'ckb' }));
    expect(kurdish.status).toBe(404);
    const remark = sampleRemark();
    await review(token, 'remarks', remark);
    const second = await createLink(post.translationGroup, ['en', 'ckb']);
    expect((await review(second.token, 'statuses', { ids: [remark.id] })).body).toEqual([]);
    expect((await review(token, 'statuses', { ids: [remark.id] })).body).toEqual([
      { id: remark.id, state: 'open', answers: [] },
    ]);
  });

  test('need a link, whose token the database does not have', async ({ database }) => {
    const { createPost, createLink, review } = await reviewCalls(database);
    const post = await createPost();
    const { token } = await createLink(post.translationGroup);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const rows = await database.selectFrom('review_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const wrong of ['', token.slice(1), `${token}0`, token.replace(/./g, '0'), "' or 1=1 --"])
      expect((await review(wrong, 'remarks', sampleRemark())).status, wrong).toBe(404);
  });

  test('tell the reviewer what became of a remark', async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const post = await createPost();
    const { token } = await createLink(post.translationGroup);
    const remark = sampleRemark();
    await review(token, 'remarks', remark);
    const { body } = await call('GET', `/posts/${post.id}/remarks`);
    const [{ id }] = body.remarks;
    await call('POST', `/remarks/${id}/answers`, { text: 'Thank you.' });
    await call('PATCH', `/remarks/${id}`, { state: 'closed' });
    expect((await review(token, 'statuses', { ids: [remark.id] })).body).toEqual([
      { id: remark.id, state: 'closed', answers: [{ id: null, text: 'Thank you.' }] },
    ]);
  });

  test('answer back in the thread of a remark, once, and open it again', async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const post = await createPost();
    const { token } = await createLink(post.translationGroup);
    const remark = sampleRemark();
    await review(token, 'remarks', remark);
    const remarks = async () => (await call('GET', `/posts/${post.id}/remarks`)).body.remarks;
    const [{ id }] = await remarks();
    await call('POST', `/remarks/${id}/answers`, { text: 'Why?' });
    await call('PATCH', `/remarks/${id}`, { state: 'closed' });
    const answer = { id: randomUUID(), remark: remark.id, text: ' Because\u202e of it. ' };
    const sent = await Promise.all(
      Array.from({ length: 5 }, async () => await review(token, 'answers', answer)),
    );
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect((await review(token, 'statuses', { ids: [remark.id] })).body).toEqual([
      {
        id: remark.id,
        state: 'open',
        answers: [
          { id: null, text: 'Why?' },
          { id: answer.id, text: 'Because of it.' },
        ],
      },
    ]);
    expect((await remarks())[0]).toMatchObject({
      decidedBy: null,
      answers: [
        { username: 'dara', isReviewer: false },
        { username: 'Shilan', isReviewer: true, text: 'Because of it.' },
      ],
    });
  });

  test('answer only remarks of their own link, while it is valid', async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const post = await createPost();
    const [first, second] = [
      await createLink(post.translationGroup),
      await createLink(post.translationGroup),
    ];
    const remark = sampleRemark();
    await review(first.token, 'remarks', remark);
    const answer = () => ({ id: randomUUID(), remark: remark.id, text: 'Mine' });
    expect((await review(second.token, 'answers', answer())).status).toBe(404);
    const unknown = { ...answer(), remark: randomUUID() };
    expect((await review(first.token, 'answers', unknown)).status).toBe(404);
    expect((await review(first.token, 'answers', answer())).status).toBe(204);
    await call('DELETE', `/review-links/${first.id}`);
    expect((await review(first.token, 'answers', answer())).status).toBe(404);
  });

  test('are bounded in each thread', async ({ database }) => {
    const { createPost, createLink, review } = await reviewCalls(database);
    const post = await createPost();
    const { token } = await createLink(post.translationGroup);
    const remark = sampleRemark();
    await review(token, 'remarks', remark);
    const answer = (text: string) =>
      review(token, 'answers', { id: randomUUID(), remark: remark.id, text });
    for (const text of [' \n', '\u202e', 'x'.repeat(2_001)])
      expect((await answer(text)).status).toBe(400);
    const sent = await Promise.all(Array.from({ length: 25 }, async () => await answer('Again')));
    expect(sent.filter(({ status }) => status === 204)).toHaveLength(20);
    expect(sent.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test('are counted by text while they are open, with one query for all', async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const posts = [await createPost(), await createPost(), await createPost()];
    for (const [index, post] of posts.entries()) {
      const { token } = await createLink(post.translationGroup);
      for (let sent = 0; sent < index; sent += 1) await review(token, 'remarks', sampleRemark());
    }
    const { body } = await call('GET', `/posts/${posts[2].id}/remarks`);
    const counts = async () => (await call('GET', '/open-remarks')).body;
    const [, one, two] = posts.map(({ translationGroup }) => ({
      translationGroup,
      language: 'en',
    }));
    const all = [
      { ...one, count: 1 },
      { ...two, count: 2 },
    ];
    expect(await counts()).toEqual(expect.arrayContaining(all));
    await call('PATCH', `/remarks/${body.remarks[0].id}`, { state: 'closed' });
    expect(await counts()).toContainEqual({ ...two, count: 1 });
    const { database: asked, counted } = countStatements(database);
    expect(await countOpenRemarks(asked)).toHaveLength(2);
    expect(counted.statements).toBe(1);
  });
});

testOnFile('a link takes no more than its limit of open remarks', async ({ database }) => {
  const { createPost, createLink, review, call } = await reviewCalls(database);
  const post = await createPost();
  const { token, id } = await createLink(post.translationGroup);
  const rows = Array.from({ length: 200 }, (_, index) => ({
    link_id: id,
    client_id: String(index),
    translation_group: post.translationGroup,
    language: 'en' as const,
    field: 'title',
    anchor: JSON.stringify({ text: 'a', index: 0, hashes: [], rival: 1 }),
    name: 'x',
    suggestion: null,
    comment: 'x',
    created_at: new Date().toISOString(),
    state: 'open',
    decided_by: null,
    replaced: null,
  }));
  await database.insertInto('review_remarks').values(rows).execute();
  expect(await review(token, 'remarks', sampleRemark())).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  });
  const { body } = await call('GET', `/posts/${post.id}/remarks`);
  await call('PATCH', `/remarks/${body.remarks[0].id}`, { state: 'closed' });
  expect((await review(token, 'remarks', sampleRemark())).status).toBe(204);
});

testOnFile('one IP address can’t flood a link', async ({ database }) => {
  const { createPost, createLink, review } = await reviewCalls(database, '192.0.2.7');
  const post = await createPost();
  const { token } = await createLink(post.translationGroup);
  const remark = sampleRemark();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 122; attempt += 1)
    statuses.push((await review(token, 'remarks', remark)).status);
  expect(statuses.slice(0, 120).every((status) => status === 204)).toBe(true);
  expect(statuses.slice(120)).toEqual([429, 429]);
});
