import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { startModelServer } from '../../../tests/fakes/model-server.ts';
import { answerByRules, describedPicture } from '../../../tests/fakes/rule-based-model.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
const path = (hash: string) => `/media/${hash}.jpg`;

async function signIn(database: Database, dependencies = {}) {
  for (const hash of [one, other])
    await database
      .insertInto('images')
      .values({ hash, width: 1200, height: 800, created_at: '2026-11-01T00:00:00.000Z' })
      .execute();
  return await editorCalls(database, dependencies);
}

describeEachEngine('the calls of the library', (test) => {
  test('list, describe, replace, undo and delete, and are recorded', async ({ database }) => {
    const call = await signIn(database);
    const content = `![A plan](${path(one)})`;
    const { body: post } = await call('POST', '/blog/posts', samplePayload({ content }));
    expect(await call('GET', '/media?unused=yes&month=2026-11')).toMatchObject({
      status: 200,
      body: { pictures: [{ hash: other, imageUrl: path(other), posts: 0 }], next: null },
    });
    expect((await call('GET', '/media?q=PLAN')).body.pictures).toMatchObject([
      { hash: one, alts: { en: 'A plan' }, posts: 1, removedAt: null },
    ]);
    expect((await call('GET', '/media/months')).body).toEqual({ months: ['2026-11'] });
    const alts = { en: 'Our plan', ar: 'خطتنا', ckb: '' };
    expect(await call('PUT', `/media/${one}/texts`, { alts, everywhere: true })).toEqual({
      status: 200,
      headers: expect.anything(),
      body: { changedPosts: 1 },
    });
    expect((await call('GET', `/media/${one}`)).body).toMatchObject({
      ownAlts: alts,
      uses: [{ postId: post.id, place: 'text', alt: 'Our plan' }],
    });
    const replaced = await call('POST', `/media/${one}/replace`, { with: other });
    expect(replaced.body).toEqual({
      places: [{ postId: post.id, place: 'text' }],
      canBeUndone: true,
    });
    const { places } = replaced.body;
    await call('POST', `/media/${other}/replace`, { with: one, places });
    expect((await call('GET', `/blog/posts/${post.id}`)).body.content).toBe(
      `![Our plan](${path(one)})`,
    );
    expect(await call('DELETE', `/media/${one}`)).toMatchObject({
      status: 409,
      body: { code: 'picture-used', uses: [{ postId: post.id, title: post.title }] },
    });
    expect(await call('DELETE', `/media/${other}`)).toEqual({
      status: 204,
      headers: expect.anything(),
      body: null,
    });
    const { body: log } = await call('GET', '/activity?what=picture');
    expect(log.entries.map(({ action }: { action: string }) => action)).toEqual([
      'picture-deleted',
      'picture-replaced',
      'picture-replaced',
      'picture-described',
    ]);
  });
});

testOnFile('wrong parameters are rejected with a sentence', async ({ database }) => {
  const call = await signIn(database);
  for (const query of [
    'month=2026-13',
    'unused=no',
    'after=x',
    `q=${'x'.repeat(101)}`,
    'q=%00',
    'article=%00',
  ])
    expect(await call('GET', `/media?${query}`), query).toMatchObject({ status: 400 });
  expect(await call('GET', '/media/xyz')).toMatchObject({
    status: 400,
    body: { error: 'hash must be the 32 hexadecimal digits of a picture' },
  });
  expect(await call('GET', `/media/${'c'.repeat(32)}`)).toMatchObject({ status: 404 });
  const alts = { en: 'x'.repeat(501), ar: '', ckb: '' };
  expect(await call('PUT', `/media/${one}/texts`, { alts })).toMatchObject({ status: 400 });
  const places = Array.from({ length: 1_001 }, () => ({ postId: 1, place: 'text' }));
  expect(await call('POST', `/media/${one}/replace`, { with: other, places })).toMatchObject({
    status: 400,
  });
});

testOnFile('a search of many long words costs a bounded query', async ({ database }) => {
  const call = await signIn(database);
  const words = Array.from({ length: 50 }, () => '%').join(' ');
  expect(await call('GET', `/media?q=${encodeURIComponent(words)}`)).toMatchObject({
    status: 200,
    body: { pictures: [] },
  });
});

testOnFile('texts are proposed from the picture, and nothing is stored', async ({ database }) => {
  const server = await startModelServer(answerByRules);
  const assistant = {
    provider: 'openai-compatible' as const,
    model: 'm',
    baseUrl: server.baseUrlFor('openai-compatible'),
  };
  const call = await signIn(database, { assistant });
  expect(await call('POST', `/media/${one}/describe`)).toMatchObject({ status: 404 });
  await addPixels(database);
  expect(await call('POST', `/media/${one}/describe`)).toEqual({
    status: 200,
    headers: expect.anything(),
    body: { alts: describedPicture },
  });
  expect((await call('GET', `/media/${one}`)).body.ownAlts).toEqual({ en: '', ar: '', ckb: '' });
  await server.close();
});

testOnFile('without an assistant the call says what to set', async ({ database }) => {
  const call = await signIn(database);
  expect(await call('POST', `/media/${one}/describe`)).toMatchObject({
    status: 503,
    body: { code: 'assistant-not-configured', error: expect.stringContaining('AI_MODEL') },
  });
});

async function addPixels(database: Database): Promise<void> {
  const { default: sharp } = await import('sharp');
  const pixels = { width: 30, height: 20, channels: 3 as const, background: '#248' };
  const bytes = await sharp({ create: pixels }).jpeg().toBuffer();
  await database
    .insertInto('image_variants')
    .values({ image_hash: one, suffix: '.jpg', content_type: 'image/jpeg', bytes })
    .execute();
}
