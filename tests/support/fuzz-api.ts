import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createApi } from '../../src/api/index.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { callsWithText, type FuzzedCall, fuzzedCalls, presentState } from './fuzzed-calls.ts';
import { hostileTexts } from './hostile-texts.ts';
import { samplePayload } from './sample-post.ts';
import { signedInHeaders } from './signed-in.ts';

/** A request that takes longer fails, even on a busy machine. */
const timeoutMs = 30_000;

/**
 * Sends this many requests to each call of the OpenAPI document, the same ones for the same seed. Every response must
 * be one that the document describes. A failure must be JSON with a sentence and a code, and never an error 500. Stored
 * data must be readable as it was returned.
 */
export async function fuzzApi(
  database: Database,
  requestsPerCall: number,
  seed?: number,
): Promise<void> {
  const { document, check, readAll } = await openApi(database);
  for (const call of fuzzedCalls(document))
    await fc.assert(fc.asyncProperty(call, check), {
      numRuns: requestsPerCall,
      ...(seed !== undefined && { seed }),
      timeout: timeoutMs,
    });
  await readAll();
}

/** Sends each hostile text in all fields of a call at once, and then every call that has no field for a text. */
export async function sendEveryHostileText(database: Database): Promise<void> {
  const { document, check, readAll } = await openApi(database);
  for (const text of hostileTexts)
    for (const call of callsWithText(document, text).withText) await check(call);
  // Some of them read all that is stored now, others delete.
  for (const call of callsWithText(document, 'a').others) await check(call);
  await readAll();
}

async function openApi(database: Database) {
  let users = 0;
  const clientIpOf = () => [10, users >> 16, users >> 8, users].map((part) => part & 255).join('.');
  const api = createApi({ database, clientIpOf });
  const send: Send = async (method, path, headers = {}, body) => {
    // SQLite answers in microtasks alone. Without this turn of the event loop, the queries of a PostgreSQL test in the
    // same process would wait unread until they time out.
    await setImmediate();
    // Each visitor is new, so that no limit is used up and no session has ended.
    users += 1;
    const session = await signedInHeaders(database, `user ${users}`);
    const init = { method, headers: { ...session, ...headers }, ...(body && { body }) };
    return await api.request(path, init);
  };
  const read = async (path: string): Promise<unknown> => {
    const answer = await send('GET', path);
    expect(answer.status, path).toBe(200);
    return await answer.json();
  };
  for (const language of ['en', 'ar', 'ckb']) await createPost(send, language);
  return {
    document: await read('/api/openapi.json'),
    async check(request: FuzzedCall): Promise<void> {
      const sent = await withPresentState(request, send);
      const [headers, body] = encode(sent);
      const answer = await send(request.method, request.path, headers, body);
      const told = await answer.text();
      expect(answer.status, 'an answer that a limit gives says nothing of the call').not.toBe(429);
      const contentTypes = request.responses[answer.status];
      expect(contentTypes, `${request.method} ${request.path} ${told}`).toBeDefined();
      if (contentTypes?.length === 0) expect(told).toBe('');
      else expect(contentTypes).toContain(answer.headers.get('content-type')?.split(';')[0]);
      if (answer.status >= 400)
        expect(JSON.parse(told)).toMatchObject({
          // Zod's own words begin so; CONTRIBUTING wants a rule.
          error: expect.stringMatching(/^(?!Invalid|Too |Unrecognized)\p{L}.* .+/su),
          code: expect.stringMatching(/^[a-z-]+$/),
        });
      if (answer.ok && request.route.includes('/blog/posts') && told.startsWith('{"'))
        await expectReadable(JSON.parse(told), sent.body, read);
      if (answer.ok && request.method === 'PUT' && request.route.endsWith('/glossary'))
        expect(await read('/api/admin/glossary')).toContainEqual(JSON.parse(told));
    },
    async readAll(): Promise<void> {
      for (const path of [
        '/api/blog/posts',
        '/api/admin/blog/posts',
        '/api/admin/blog/posts?fields=summary',
        '/api/admin/glossary',
        '/api/admin/analytics',
      ])
        await read(path);
    },
  };
}

type Send = (method: string, path: string, headers?: object, body?: BodyInit) => Promise<Response>;

async function createPost(send: Send, language: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(samplePayload({ language }));
  expect((await send('POST', '/api/admin/blog/posts', headers, body)).status).toBe(201);
}

async function withPresentState(request: FuzzedCall, send: Send): Promise<FuzzedCall> {
  const { body } = request;
  if (!isObject(body) || body.updatedAt !== presentState) return request;
  const { updatedAt } = await (await send('GET', request.path)).json();
  return { ...request, body: { ...body, updatedAt: updatedAt ?? '2026-11-22T00:00:00Z' } };
}

function encode({
  contentType,
  body,
  files,
}: FuzzedCall): [headers: object, body: BodyInit | undefined] {
  if (contentType === undefined) return [{}, undefined];
  // JSON has no `Infinity`, but it has numbers that are too large for a double.
  if (contentType === 'application/json')
    return [{ 'content-type': contentType }, JSON.stringify(body)];
  const form = new FormData();
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    form.append(name, files.includes(name) ? new File([text], text) : text);
  }
  return [{}, form];
}

const asSent = ['title', 'content', 'image', 'imageAlt', 'sources'] as const;

/** A post equals what was sent, and editors and readers get it as it was returned. */
async function expectReadable(
  answered: Record<string, unknown>,
  sent: unknown,
  read: (path: string) => Promise<unknown>,
): Promise<void> {
  if (!('slug' in answered && 'updatedAt' in answered)) return;
  expect(await read(`/api/admin/blog/posts/${answered.id}`)).toEqual(answered);
  if (answered.published)
    expect(await read(`/api/blog/posts/${answered.slug}`)).toMatchObject({
      title: answered.title,
      content: answered.content,
    });
  if (!isObject(sent)) return;
  for (const field of asSent) {
    // The cover of its article stays, where by chance there is one in the group that was sent.
    if (field === 'image' && sent.keepsCover === true) continue;
    if (sent[field] !== undefined) expect(answered[field], field).toEqual(wellFormed(sent[field]));
  }
}

/** A lone surrogate becomes U+FFFD, as everywhere on the web. */
function wellFormed(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map(wellFormed)
    : typeof value === 'string'
      ? value.toWellFormed()
      : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
