import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { samplePayload, sampleRecord } from '../../../tests/support/sample-post.ts';

const model = 'openai/gpt-test';

type Call = Awaited<ReturnType<typeof editorCalls>>;
type Post = { id: number; translationGroup: string; updatedAt: string };

async function addRun(database: Database, fields: Record<string, string> = {}): Promise<number> {
  const { id } = await database
    .insertInto('assistant_runs')
    .values({
      username: 'dara',
      task: 'translate-ckb',
      model,
      prompt_version: 'v1',
      started_at: new Date().toISOString(),
      outcome: 'done',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function create(call: Call, fields: Record<string, unknown>): Promise<Post> {
  const { status, body } = await call('POST', '/blog/posts', samplePayload(fields));
  expect(status).toBe(201);
  return body;
}

async function change(call: Call, post: Post, fields: Record<string, unknown>): Promise<Post> {
  const changes = { ...fields, updatedAt: post.updatedAt };
  const { status, body } = await call('PATCH', `/blog/posts/${post.id}`, changes);
  expect(status).toBe(200);
  return body;
}

/** What the history says of each revision, the newest first. */
async function historyOf(call: Call, { translationGroup }: Post) {
  const { body } = await call('GET', `/blog/articles/${translationGroup}/revisions`);
  return body.revisions.map((one: { kind: string; model: string | null }) => [one.kind, one.model]);
}

describeEachEngine('the history of a text that the assistant worked on', (test) => {
  test('names the model of a translation when it is created and translated again', async ({
    database,
  }) => {
    const call = await editorCalls(database);
    const [first, second] = [await addRun(database), await addRun(database, { model: 'other/m' })];
    const record = { ...sampleRecord(), run: first };
    const post = await create(call, { language: 'ckb', translation: record });
    const dismissed = { ...record, dismissed: [] };
    const edited = await change(call, post, { content: 'دەق', translation: dismissed });
    const renewed = { ...dismissed, run: second };
    await change(call, edited, { content: 'دەقی نوێ', translation: renewed });
    expect(await historyOf(call, post)).toEqual([
      ['translated', 'other/m'],
      ['edited', null],
      ['published', null],
      ['translated', model],
    ]);
    const { body } = await call('GET', `/blog/posts/${post.id}`);
    expect(body.translation).toEqual(renewed);
  });

  test('names the model whose proposals went into an English text', async ({ database }) => {
    const call = await editorCalls(database);
    const run = await addRun(database, { task: 'enhance' });
    const post = await create(call, { published: false, assistantRun: run });
    const edited = await change(call, post, { content: 'A better text.', assistantRun: run });
    await change(call, edited, { tags: ['other'], assistantRun: run });
    expect(await historyOf(call, post)).toEqual([
      ['edited', null],
      ['enhanced', model],
      ['enhanced', model],
    ]);
  });

  test('believes only a finished run of the account for the language', async ({ database }) => {
    const call = await editorCalls(database);
    const claims = [
      await addRun(database, { username: 'sara' }),
      await addRun(database, { task: 'translate-ar' }),
      await addRun(database, { task: 'enhance' }),
      await addRun(database, { outcome: 'running' }),
      await addRun(database, { outcome: 'cancelled' }),
      2_147_483_647,
    ];
    for (const run of claims) {
      const translation = { ...sampleRecord(), run };
      const post = await create(call, { language: 'ckb', translation, assistantRun: run });
      expect(await historyOf(call, post)).toEqual([['published', null]]);
    }
  });
});

testOnFile.for([0, -1, 1.5, 2_147_483_648, '1', {}])(
  '400: the run %j, which is none',
  async (run, { database }) => {
    const call = await editorCalls(database);
    const inRecord = { language: 'ckb', translation: { ...sampleRecord(), run } };
    for (const fields of [{ assistantRun: run }, inRecord])
      expect(await call('POST', '/blog/posts', samplePayload(fields))).toMatchObject({
        status: 400,
        body: { error: 'run must be the id of a run of the assistant', code: 'invalid' },
      });
  },
);
