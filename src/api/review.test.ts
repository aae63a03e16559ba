import { expect } from 'vitest';
import { removeOldReviews } from '#domain/reviews/index.ts';
import { describeEachEngine, testOnFile } from '../../tests/support/each-engine.ts';
import { hostileTexts } from '../../tests/support/hostile-texts.ts';
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
      { id: remark.id, state: 'closed', answers: ['Thank you.'] },
    ]);
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

/** Whatever a stranger may send: texts, fields of other types, and bodies of 200 kB. */
function hostileBodies(): unknown[] {
  const texts = [...hostileTexts, 'x'.repeat(200_000), '\u202e'.repeat(1_000), 'س'.repeat(10_000)];
  const fields = ['suggestion', 'comment', 'name', 'original', 'language', 'field', 'id'] as const;
  const bodies: unknown[] = texts.flatMap((text) => [
    sampleRemark({ suggestion: text, comment: text, name: text }),
    ...fields.map((field) => sampleRemark({ [field]: text })),
  ]);
  for (const value of [null, 0, -1, 1e99, [], {}, [[]], true])
    for (const field of [...fields, 'index'] as const)
      bodies.push(sampleRemark({ [field]: value }));
  return bodies.toSorted((one, other) => hashOf(one) - hashOf(other)).slice(0, 1_000);
}

function hashOf(value: unknown): number {
  let hash = 7;
  const text = JSON.stringify(value).replace(/"id":"[^"]*"/, '');
  for (let index = 0; index < text.length; index += 7)
    hash = (hash * 31 + text.charCodeAt(index)) % 1_000_003;
  return hash;
}

testOnFile(
  '1,000 hostile remarks are stored as bounded, harmless text or not at all',
  async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const content = '## Begin\n\nOne two three.';
    const post = await createPost({ content, published: true });
    const bodies = hostileBodies();
    expect(bodies).toHaveLength(1_000);
    let { token } = await createLink(post.translationGroup);
    const seen = new Set<number>();
    for (const [index, body] of bodies.entries()) {
      // A link has its limits; a stranger may have many links.
      if (index % 100 === 99) ({ token } = await createLink(post.translationGroup));
      const { status } = await review(token, 'remarks', body);
      seen.add(status);
      expect([204, 400, 413], JSON.stringify(body).slice(0, 200)).toContain(status);
    }
    expect([...seen].sort()).toEqual([204, 400, 413]);
    const { body } = await call('GET', `/posts/${post.id}/remarks`);
    expect(body.remarks.length).toBeGreaterThan(100);
    for (const { name, suggestion, comment, original } of body.remarks) {
      expect(Array.from(name).length).toBeLessThanOrEqual(60);
      expect(name.trim()).not.toBe('');
      expect(Array.from(comment).length).toBeLessThanOrEqual(2_000);
      expect(Array.from(suggestion ?? '').length).toBeLessThanOrEqual(10_000);
      expect(Array.from(original).length).toBeLessThanOrEqual(10_000);
      for (const text of [name, suggestion ?? '', comment]) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/);
      }
    }
    const stored = await call('GET', `/posts/${post.id}`);
    expect(stored.body.content).toBe(content);
    expect(stored.body.title).toBe(post.title);
  },
);
