import { expect } from 'vitest';
import { removeOldReviews } from '#domain/reviews/index.ts';
import { readerLimits } from '#domain/reviews/shared/review-limits.ts';
import type { Database } from '#platform/database/index.ts';
import { countStatements } from '../../tests/support/count-statements.ts';
import { describeEachEngine, testOnFile } from '../../tests/support/each-engine.ts';
import { findProof } from '../../tests/support/find-proof.ts';
import { hostileTexts } from '../../tests/support/hostile-texts.ts';
import { readerCalls, sampleReaderRemark } from '../../tests/support/reader-remarks.ts';

const start = new Date('2026-11-25T09:00:00.000Z');
const hourMs = 60 * 60 * 1_000;
const after = (ms: number) => new Date(start.getTime() + ms);

describeEachEngine('what a reader reports', (test) => {
  test('is at its paragraph in the list of the editors, once, however often it arrives', async ({
    database,
  }) => {
    const { createPost, report, remarksOf, call } = await readerCalls(database);
    const post = await createPost();
    const remark = sampleReaderRemark({ name: 'Shilan' });
    const sent = await Promise.all(
      Array.from({ length: 5 }, async () => await report(post.slug, remark)),
    );
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    // The same from another reader is the same mistake.
    expect((await report(post.slug, sampleReaderRemark())).status).toBe(204);
    expect(await remarksOf(post.id)).toMatchObject([
      {
        name: 'Shilan',
        field: 'content',
        original: 'One two three.',
        place: { index: 1, text: 'One two three.' },
        suggestion: 'One too three.',
        mark: { words: 'two', wording: 'too' },
        state: 'open',
        reasons: [],
      },
    ]);
    const { body } = await call('GET', '/open-remarks');
    expect(body).toEqual([{ translationGroup: post.translationGroup, language: 'en', count: 1 }]);
  });

  test('is taken as a revision with the name of the reader, and undone', async ({ database }) => {
    const { createPost, report, remarksOf, call } = await readerCalls(database);
    const post = await createPost();
    await report(post.slug, sampleReaderRemark({ name: 'Shilan' }));
    const [remark] = await remarksOf(post.id);
    const taken = await call('POST', `/remarks/${remark?.id}/take`, { updatedAt: post.updatedAt });
    expect(taken).toMatchObject({ status: 200, body: { content: '## Begin\n\nOne too three.' } });
    const history = await call('GET', `/articles/${post.translationGroup}/revisions`);
    expect(history.body.revisions[0]).toMatchObject({ suggestedBy: 'Shilan', username: 'dara' });
    const { updatedAt } = taken.body;
    const undone = await call('POST', `/remarks/${remark?.id}/undo`, { updatedAt });
    expect(undone.body.content).toBe(post.content);
    expect(await remarksOf(post.id)).toMatchObject([
      { state: 'open', suggestion: 'One too three.' },
    ]);
  });

  test('by two readers about two words of a paragraph is taken into one text', async ({
    database,
  }) => {
    const { createPost, report, remarksOf, call } = await readerCalls(database);
    const post = await createPost({
      content:
        'The _first_ wrod of the secnod line, the wrod, and all that was written after it since then.',
    });
    const passage =
      'The first wrod of the secnod line, the wrod, and all that was written after it since then.';
    for (const [words, occurrence, wording] of [
      ['secnod', 0, 'second'],
      ['wrod', 1, 'word'],
    ])
      await report(
        post.slug,
        sampleReaderRemark({ index: 0, passage, words, occurrence, wording }),
      );
    let { updatedAt } = post;
    for (const { id } of await remarksOf(post.id))
      ({ updatedAt } = (await call('POST', `/remarks/${id}/take`, { updatedAt })).body);
    const { body } = await call('GET', `/posts/${post.id}`);
    expect(body.content).toBe(
      'The _first_ wrod of the second line, the word, and all that was written after it since then.',
    );
  });

  test('is shown with the marked words where the post has changed since', async ({ database }) => {
    const { createPost, report, remarksOf, call } = await readerCalls(database);
    const post = await createPost();
    const edited = await call('PATCH', `/posts/${post.id}`, {
      content: 'Something else.',
      slug: 'another-address',
      updatedAt: post.updatedAt,
    });
    expect((await report(post.slug, sampleReaderRemark())).status).toBe(204);
    const [remark] = await remarksOf(post.id);
    expect(remark).toMatchObject({
      original: 'One two three.',
      place: null,
      suggestion: null,
      mark: { words: 'two', wording: 'too' },
    });
    const { updatedAt } = edited.body;
    expect(await call('POST', `/remarks/${remark?.id}/take`, { updatedAt })).toMatchObject({
      status: 422,
      body: { code: 'place-lost' },
    });
  });

  test('is about published posts alone', async ({ database }) => {
    const { createPost, report, call } = await readerCalls(database);
    const [hidden, deleted] = [await createPost({ published: false }), await createPost()];
    await call('DELETE', `/posts/${deleted.id}`);
    for (const slug of [hidden.slug, deleted.slug, 'unknown', '%00'])
      expect((await report(slug, sampleReaderRemark())).status, slug).toBe(404);
    expect(await database.selectFrom('review_remarks').selectAll().execute()).toEqual([]);
  });

  test('is taken five times an hour from an IP address; what arrives again does not count', async ({
    database,
  }) => {
    const { createPost, report, setTime } = await readerCalls(database);
    const post = await createPost();
    const remark = (number: number) => sampleReaderRemark({ comment: `Number ${number}` });
    const ip = '2001:db8::1';
    for (let number = 0; number < 5; number += 1) {
      const sent = remark(number);
      for (let again = 0; again < 3; again += 1)
        expect((await report(post.slug, sent, { ip })).status).toBe(204);
    }
    // The same network of /64.
    const last = sampleReaderRemark({ comment: 'Number 5' });
    expect(await report(post.slug, last, { ip: '2001:db8::2' })).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
      retryAfter: '3600',
    });
    expect((await report(post.slug, last, { ip: '2001:db8:0:1::1' })).status).toBe(204);
    setTime(after(hourMs));
    expect((await report(post.slug, remark(6), { ip })).status).toBe(204);
  });

  test('is doubtful if it looks like spam, until an editor opens it', async ({ database }) => {
    const { createPost, report, remarksOf, call } = await readerCalls(database);
    const post = await createPost();
    const comment = 'We offer cheap SEO packages and guaranteed first page rankings.';
    await report(post.slug, sampleReaderRemark({ wording: '', comment }));
    await report(post.slug, sampleReaderRemark({ website: 'x' }));
    await report(post.slug, sampleReaderRemark({ took: 100, wording: 'to' }));
    await report(post.slug, sampleReaderRemark({ wording: 'tow' }), { userAgent: 'curl/8' });
    const doubtful = await remarksOf(post.id);
    expect(doubtful.map(({ state, reasons }) => [state, reasons[0]])).toEqual([
      ['doubtful', 'selling'],
      ['doubtful', 'honeypot'],
      ['doubtful', 'quick'],
      ['doubtful', 'program'],
    ]);
    expect((await call('GET', '/open-remarks')).body).toEqual([]);
    const [first, second] = doubtful;
    await call('PATCH', `/remarks/${first?.id}`, { state: 'closed' });
    await call('PATCH', `/remarks/${second?.id}`, { state: 'open' });
    expect((await remarksOf(post.id)).map(({ state }) => state).slice(0, 2)).toEqual([
      'closed',
      'open',
    ]);
  });

  test('about the same words elsewhere is doubtful', async ({ database }) => {
    const { createPost, report, remarksOf } = await readerCalls(database);
    const posts = [await createPost(), await createPost()];
    const comment = 'I have read this with great pleasure, and so has everybody in my family.';
    for (const { slug } of posts) await report(slug, sampleReaderRemark({ wording: '', comment }));
    const [first, second] = [await remarksOf(posts[0].id), await remarksOf(posts[1].id)];
    expect([first[0]?.state, second[0]?.state]).toEqual(['open', 'doubtful']);
    expect(second[0]?.reasons).toContain('repeated');
  });

  test('needs a proof of work in a flood', async ({ database }) => {
    const { createPost, report, remarksOf } = await readerCalls(database);
    const post = await createPost();
    for (let number = 0; number < 60; number += 1)
      await report(post.slug, sampleReaderRemark({ comment: `Number ${number}` }));
    const remark = sampleReaderRemark({ comment: 'Number 60' });
    const refused = await report(post.slug, remark);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    const proof = findProof(refused.body.challenge, remark.id);
    for (const wrong of [`${proof}1`, findProof(refused.body.challenge, 'another'), 'x'])
      expect((await report(post.slug, { ...remark, proof: wrong })).status).toBe(429);
    expect((await report(post.slug, { ...remark, proof })).status).toBe(204);
    expect(await remarksOf(post.id)).toHaveLength(61);
  });

  test('goes with its post, and after a time', async ({ database }) => {
    const { createPost, report } = await readerCalls(database);
    const post = await createPost();
    await report(post.slug, sampleReaderRemark());
    await report(post.slug, sampleReaderRemark({ website: 'x', wording: 'to' }));
    const states = async () =>
      (await database.selectFrom('review_remarks').select('state').orderBy('id').execute()).map(
        ({ state }) => state,
      );
    const days = (count: number) => after(count * 24 * hourMs);
    await removeOldReviews(database, days(readerLimits.doubtfulDays));
    expect(await states()).toEqual(['open', 'doubtful']);
    await removeOldReviews(database, days(readerLimits.doubtfulDays + 1));
    expect(await states()).toEqual(['open']);
    await removeOldReviews(database, days(readerLimits.days));
    expect(await states()).toEqual(['open']);
    await removeOldReviews(database, days(readerLimits.days + 1));
    expect(await states()).toEqual([]);
    await report(post.slug, sampleReaderRemark());
    await database.deleteFrom('posts').where('id', '=', post.id).execute();
    await removeOldReviews(database, start);
    expect(await states()).toEqual([]);
  });

  test('has a bound for each text, for open ones and doubtful ones apart', async ({ database }) => {
    const { createPost, report } = await readerCalls(database);
    const post = await createPost();
    await fill(database, post.translationGroup, 'doubtful', readerLimits.doubtful);
    expect((await report(post.slug, sampleReaderRemark({ website: 'x' }))).status).toBe(429);
    expect((await report(post.slug, sampleReaderRemark())).status).toBe(204);
    await fill(database, post.translationGroup, 'open', readerLimits.open);
    expect(await report(post.slug, sampleReaderRemark({ wording: 'to' }))).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
  });
});

testOnFile(
  'a remark of any characters is bounded, and stored as harmless text',
  async ({ database }) => {
    const { createPost, report, remarksOf, setTime } = await readerCalls(database);
    const post = await createPost();
    const { database: asked, counted } = countStatements(database);
    const other = await readerCalls(asked);
    const before = counted.statements;
    const long = 'ە'.repeat(200 * 1_024);
    for (const name of ['passage', 'words', 'wording', 'comment', 'name', 'version', 'proof'])
      expect(
        (await other.report(post.slug, sampleReaderRemark({ [name]: long }))).status,
        name,
      ).toBe(413);
    for (const wrong of [
      { words: '' },
      { words: 'not there' },
      { passage: '' },
      { wording: 'two' },
      { wording: ' \u202e ' },
      { wording: 'x'.repeat(1_001) },
      { comment: 'x'.repeat(2_001) },
      { name: 'x'.repeat(61) },
      { occurrence: -1 },
      { took: -1 },
      { id: 'x' },
    ])
      expect((await other.report(post.slug, sampleReaderRemark(wrong))).status).toBe(400);
    expect(counted.statements).toBe(before);
    for (const [index, text] of hostileTexts.entries()) {
      setTime(after(index * 11_000));
      const cut = { comment: text.slice(0, 2_000), name: text.slice(0, 60) };
      await report(
        post.slug,
        sampleReaderRemark({ ...cut, wording: `two ${text}`.slice(0, 1_000) }),
      );
    }
    const remarks = await remarksOf(post.id);
    expect(remarks.length).toBeGreaterThan(100);
    for (const { name, comment, suggestion, mark } of remarks)
      for (const text of [name, comment, suggestion ?? '', mark?.wording ?? '']) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }
  },
);

async function fill(database: Database, group: string, state: string, count: number) {
  const row = {
    link_id: 0,
    translation_group: group,
    language: 'en' as const,
    field: 'title',
    anchor: JSON.stringify({ text: 'a', index: 0, hashes: [], rival: 1 }),
    name: '',
    suggestion: null,
    comment: 'x',
    created_at: start.toISOString(),
    state,
    decided_by: null,
    replaced: null,
    mark: null,
    text_hash: null,
  };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    created_at: after(-hourMs).toISOString(),
    client_id: `${state}-${index}`,
  }));
  await database.insertInto('review_remarks').values(rows).execute();
}
