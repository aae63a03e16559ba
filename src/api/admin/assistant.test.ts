import { EventSourceParserStream } from 'eventsource-parser/stream';
import { serve } from 'srvx';
import { describe, expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import type { ModelAnswer } from '../../../tests/fakes/model-answer.ts';
import { type ModelRequest, startModelServer } from '../../../tests/fakes/model-server.ts';
import { answerByRules } from '../../../tests/fakes/rule-based-model.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

/** The response of each call to a blank title or content (specification, section 5). */
const calls = [
  ['enhance-blog', 'Title and content are required'],
  ['translate-kurdish', 'Title and content are required'],
  ['translate-arabic', 'Title and content are required'],
  ['generate-kurdish-seo', 'Kurdish title and content are required for SEO generation'],
  ['generate-arabic-seo', 'Arabic title and content are required for SEO generation'],
] as const;

const partialText = z.object({ field: z.string(), from: z.int(), text: z.string() });

const json = { 'content-type': 'application/json' };
const events = { ...json, accept: 'text/event-stream' };
const draft = JSON.stringify({
  title: 'teh title',
  content: 'teh text, and some more of it',
});

async function call(database: Database, path: string, body: unknown, headers: object) {
  const response = await createApi({ database, clientIpOf: () => '' }).request(
    `/api/admin/${path}`,
    { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) },
  );
  return { status: response.status, body: await response.json() };
}

describeEachEngine('the assistant', (test) => {
  test.for(calls)('%s: 503 without settings', async ([path], { database }) => {
    const headers = await signedInHeaders(database);
    for (const accept of ['application/json', 'text/event-stream'])
      expect(
        await call(
          database,
          path,
          { title: 'T', content: 'x'.repeat(200_000) },
          { ...headers, accept },
        ),
      ).toEqual({
        status: 503,
        body: {
          error: expect.stringMatching(/AI_PROVIDER.*AI_MODEL/),
          code: 'assistant-not-configured',
        },
      });
  });
});

describe('the assistant', () => {
  testOnFile.for(calls)('%s: 400 before anything else', async ([path, missing], { database }) => {
    const headers = await signedInHeaders(database);
    const title = { name: 'title' };
    const invalid: [body: unknown, error: string, field?: object][] = [
      [{ title: ' ', content: 'Text' }, missing, title],
      [{ title: 'T', content: '\n\t' }, missing, { name: 'content' }],
      [{ title: 'T' }, missing, { name: 'content' }],
      [{ content: 'Text' }, missing, title],
      [{ title: null, content: 7 }, missing, title],
      [
        { title: 'x'.repeat(201), content: 'Text' },
        'title must have at most 200 characters',
        { name: 'title', limit: { most: 200, of: 'characters' } },
      ],
      [
        { title: 'T', content: 'x'.repeat(200_001) },
        'content must have at most 200000 characters',
        { name: 'content', limit: { most: 200_000, of: 'characters' } },
      ],
      [null, 'The body must be a JSON object'],
      [['T', 'Text'], 'The body must be a JSON object'],
    ];
    for (const [body, error, field] of invalid)
      for (const accept of ['*/*', 'text/event-stream'])
        expect(await call(database, path, body, { ...headers, accept })).toEqual({
          status: 400,
          body: { error, code: 'invalid', ...(field && { field }) },
        });
  });

  testOnFile.for(calls)('%s: 401 without a session', async ([path], { database }) => {
    for (const accept of ['*/*', 'text/event-stream']) {
      const { status } = await call(database, path, { title: 'T', content: 'Text' }, { accept });
      expect(status).toBe(401);
    }
  });
});

/** The API and a model server, both over HTTP. */
async function startSite(database: Database, answer: (request: ModelRequest) => ModelAnswer) {
  const models = await startModelServer(answer);
  const settings: AssistantSettings = {
    provider: 'openai-compatible',
    model: 'small',
    apiKey: 'sk-secret',
    baseUrl: models.baseUrlFor('openai-compatible'),
  };
  const api = createApi({ database, clientIpOf: () => '', assistant: settings });
  const server = serve({ fetch: api.fetch, hostname: '127.0.0.1', port: 0, silent: true });
  await server.ready();
  onTestFinished(async () => {
    await server.close(true);
    await models.close();
  });
  const authorization = await signedInHeaders(database);
  return {
    requests: models.requests,
    async post(path: string, init: { headers: object; signal?: AbortSignal; body?: string }) {
      const headers = { ...authorization, ...init.headers };
      const url = new URL(`/api/admin/${path}`, server.url);
      return await fetch(url, { method: 'POST', body: draft, ...init, headers });
    },
  };
}

async function eventsOf(response: Response) {
  const decoded = response.body?.pipeThrough(new TextDecoderStream());
  if (!decoded) throw new Error('no body');
  const all: { event: string | undefined; data: Record<string, unknown> }[] = [];
  for await (const { event, data } of decoded.pipeThrough(new EventSourceParserStream()))
    all.push({ event, data: JSON.parse(data) });
  return all;
}

describe('the assistant over HTTP', () => {
  testOnFile.for(calls)(
    '%s: the events add up to the plain response',
    async ([path], { database }) => {
      const site = await startSite(database, answerByRules);
      const plain = await site.post(path, { headers: json });
      expect(plain.status).toBe(200);
      const result: Record<string, unknown> = await plain.json();

      const response = await site.post(path, { headers: events });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const all = await eventsOf(response);
      expect(all.slice(-2)).toEqual([
        // Each call is a run of its own.
        { event: 'result', data: 'run' in result ? { ...result, run: 2 } : result },
        { event: 'done', data: {} },
      ]);
      const shown: Record<string, string> = {};
      for (const { event, data } of all.slice(0, -2)) {
        expect(event).toBe('partial');
        const { field, from, text } = partialText.parse(data);
        shown[field] = (shown[field] ?? '').slice(0, from) + text;
      }
      expect(Object.keys(shown).length).toBeGreaterThan(0);
      expect({ ...result, ...Object(result.translated) }).toMatchObject(shown);
    },
  );

  testOnFile(
    'an error before the first word sets the status, and one after it is an event',
    async ({ database }) => {
      const answers: ModelAnswer[] = [
        { failure: 'status', status: 401, body: 'Incorrect key sk-secret' },
        { failure: 'break', text: 'The first words of an answer' },
        { failure: 'status', status: 401 },
      ];
      const site = await startSite(database, () => answers.shift() ?? { text: '' });
      const early = await site.post('enhance-blog', { headers: events });
      expect(early.status).toBe(503);
      const body = await early.text();
      expect(JSON.parse(body)).toEqual({
        code: 'assistant-key-refused',
        error: expect.stringContaining('AI_API_KEY'),
      });
      expect(body).not.toContain('secret');

      const late = await eventsOf(await site.post('enhance-blog', { headers: events }));
      expect(late.map(({ event }) => event).filter((event) => event !== 'partial')).toEqual([
        'error',
      ]);
      expect(late.at(-1)?.data).toEqual({
        status: 503,
        code: 'assistant-key-refused',
        error: expect.stringContaining('AI_API_KEY'),
      });
    },
  );

  testOnFile.for([
    ['plain', json],
    ['stream', events],
  ] as const)(
    'a client that goes away ends the provider’s request: %s',
    async ([, headers], { database }) => {
      const site = await startSite(database, () => ({
        failure: 'hang-midway',
        text: 'Some words',
      }));
      const caller = new AbortController();
      const response = site.post('enhance-blog', { headers, signal: caller.signal });
      while (site.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      caller.abort();
      await expect(response.then((answer) => answer.text())).rejects.toThrow('abort');
      await site.requests[0]?.aborted;
      await expect
        .poll(() => database.selectFrom('assistant_runs').select('outcome').execute())
        .toEqual([{ outcome: 'cancelled' }]);
    },
  );

  testOnFile('30 calls an hour', async ({ database }) => {
    const site = await startSite(database, answerByRules);
    await database
      .insertInto('assistant_runs')
      .values(
        Array.from({ length: 30 }, () => ({
          username: 'dara',
          task: 'enhance',
          model: 'm',
          prompt_version: 'v',
          started_at: new Date(Date.now() - 30 * 60_000).toISOString(),
          outcome: 'done',
        })),
      )
      .execute();
    for (const headers of [json, events]) {
      const response = await site.post('enhance-blog', { headers });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(25 * 60);
      expect(await response.json()).toMatchObject({ code: 'assistant-limit' });
    }
    expect(site.requests).toEqual([]);
  });
});
