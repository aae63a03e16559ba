import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { createRateLimits, type RateLimits } from '#domain/auth/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { testOnFile as test } from '../../../tests/support/each-engine.ts';
import { recordOutput } from '../../../tests/support/record-output.ts';
import { isByLink, linkHeaders } from '../../../tests/support/review-calls.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

const schema = z.looseObject({ type: z.string().optional() });

const operation = z.looseObject({
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema,
      }),
    )
    .default([]),
  requestBody: z
    .looseObject({
      required: z.literal(true),
      content: z.record(z.string(), z.looseObject({ schema })),
    })
    .optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string().min(1),
      content: z.record(z.string(), z.looseObject({ schema })).optional(),
    }),
  ),
});

const openApi = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});

async function read(api: ReturnType<typeof createApi>) {
  const response = await api.request('/api/openapi.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  const json: unknown = await response.json();
  const document = openApi.parse(json);
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => ({ path, method, ...described })),
  );
  return { json, document, calls };
}

/** Longer than any call accepts. */
const tooLong = JSON.stringify('x'.repeat(4 * 1024 * 1024));

describe('GET /api/openapi.json', () => {
  test('describes exactly the existing calls, as OpenAPI 3.1', async ({ database }) => {
    const api = createApi({ database, clientIpOf: () => '' });
    const { document, calls } = await read(api);
    expect(document.openapi).toBe('3.1.0');
    const described = calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const existing = api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((call) => call !== 'GET /api/openapi.json');
    expect(described.toSorted()).toEqual([...new Set(existing)].sort());
  });

  test('has every call of the specification', async ({ database }) => {
    const { calls } = await read(createApi({ database, clientIpOf: () => '' }));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'get /api/blog/posts',
        'get /api/blog/posts/{slug}',
        'post /api/admin/login',
        'post /api/admin/logout',
        'get /api/admin/blog/posts',
        'post /api/admin/blog/posts',
        'patch /api/admin/blog/posts/{id}/toggle-publish',
        'delete /api/admin/blog/posts/{id}',
        'patch /api/admin/blog/posts/{id}/cleanup',
        'post /api/admin/enhance-blog',
        'post /api/admin/translate-kurdish',
        'post /api/admin/translate-arabic',
        'post /api/admin/generate-kurdish-seo',
        'post /api/admin/generate-arabic-seo',
        'post /api/admin/upload-image',
      ]),
    );
  });

  test('requires a session for every admin call except the login', async ({ database }) => {
    const { document, calls } = await read(createApi({ database, clientIpOf: () => '' }));
    expect(document.components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer' },
      reviewLink: expect.objectContaining({ type: 'http', scheme: 'bearer' }),
    });
    for (const { path, security, responses } of calls) {
      const closed = path.startsWith('/api/admin/') && path !== '/api/admin/login';
      expect(security, path).toEqual(
        closed ? [{ bearer: [] }] : isByLink(path) ? [{ reviewLink: [] }] : undefined,
      );
      if (closed) expect(Object.keys(responses), path).toContain('401');
    }
  });

  test('describes every error with the same body, and every success with its own', async ({
    database,
  }) => {
    const { document, calls } = await read(createApi({ database, clientIpOf: () => '' }));
    expect(document.components.schemas.Error).toMatchObject({
      type: 'object',
      required: ['error', 'code'],
      properties: { error: { type: 'string' }, code: { type: 'string' } },
    });
    for (const { method, path, responses } of calls) {
      expect(Object.keys(responses).filter((status) => status < '300')).toHaveLength(1);
      for (const [status, { content }] of Object.entries(responses)) {
        const answer = content?.['application/json']?.schema;
        const call = `${method} ${path} ${status}`;
        if (call === 'post /api/admin/blog/articles/export 200')
          expect(Object.keys(content ?? {})).toEqual(['application/zip']);
        else if (call === 'get /api/admin/memory/tmx 200')
          expect(Object.keys(content ?? {})).toEqual(['application/xml']);
        else if (call === 'get /api/admin/blog/articles/{group}/xliff/{language} 200')
          expect(Object.keys(content ?? {})).toEqual(['application/xliff+xml']);
        else if (call === 'get /api/admin/spelling/dictionaries/{hash} 200')
          expect(Object.keys(content ?? {})).toEqual(['application/octet-stream']);
        else if (call === 'get /api/admin/enquiries.csv 200')
          expect(Object.keys(content ?? {})).toEqual(['text/csv']);
        else if (['204', '301'].includes(status)) expect(content, call).toBeUndefined();
        else if (status < '300') expect(answer, call).toBeDefined();
        else if (call === 'patch /api/admin/blog/posts/{id} 409')
          expect(answer, call).toMatchObject({
            oneOf: [{ required: ['error', 'code', 'current'] }, { required: ['error', 'code'] }],
          });
        else if (status === '409' && /revisions|drafts|enquiries|\/(?:take|undo)$/.test(path))
          expect(answer, call).toMatchObject({ required: ['error', 'code', 'current'] });
        else if (call === 'delete /api/admin/media/{hash} 409')
          expect(answer, call).toMatchObject({ required: ['error', 'code', 'uses'] });
        else expect(answer, call).toEqual({ $ref: '#/components/schemas/Error' });
      }
    }
  });

  test('describes the parameters and the body of every call', async ({ database }) => {
    const { calls } = await read(createApi({ database, clientIpOf: () => '' }));
    for (const { method, path, parameters, requestBody, responses } of calls) {
      const call = `${method} ${path}`;
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(
        inPath.map(({ name }) => `{${name}}`),
        call,
      ).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const { required } of inPath) expect(required, call).toBe(true);
      for (const {
        name,
        schema: { type },
      } of parameters)
        expect(type, `${call} ${name}`).toBe(
          /^(id|limit|before|revision|version)$/.test(name) ? 'integer' : 'string',
        );
      const mayBeWrong = parameters.some(({ name }) => name !== 'slug') || requestBody;
      if (mayBeWrong) expect(Object.keys(responses), call).toContain('400');
      if (path.includes('{')) expect(Object.keys(responses), call).toContain('404');
    }
  });

  test('describes the limits of a post', async ({ database }) => {
    const { calls } = await read(createApi({ database, clientIpOf: () => '' }));
    const bodyOf = (call: string) =>
      calls.find(({ method, path }) => `${method} ${path}` === call)?.requestBody?.content[
        'application/json'
      ]?.schema;
    const limits = {
      title: { type: 'string', maxLength: 200, pattern: '\\S' },
      content: { type: 'string', maxLength: 200_000, pattern: '\\S' },
      tags: { type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: 20 },
    };
    expect(bodyOf('post /api/admin/blog/posts')).toMatchObject({
      required: ['title', 'content', 'language'],
      properties: {
        ...limits,
        language: { type: 'string', enum: ['en', 'ar', 'ckb'] },
        published: { type: 'boolean', default: true },
      },
    });
    expect(bodyOf('patch /api/admin/blog/posts/{id}')).toMatchObject({
      required: ['updatedAt'],
      properties: { ...limits, updatedAt: { type: 'string', format: 'date-time' } },
    });
  });

  test('has no reference without a target', async ({ database }) => {
    const { json, document } = await read(createApi({ database, clientIpOf: () => '' }));
    const references = JSON.stringify(json).match(/"\$ref":"[^"]+"/g) ?? [];
    const names = Object.keys(document.components.schemas);
    expect([...new Set(references)].sort()).toEqual(
      names.map((name) => `"$ref":"#/components/schemas/${name}"`).sort(),
    );
  });

  test('describes every error response of every call', async ({ database }) => {
    const api = createApi({ database, clientIpOf: () => '' });
    const { calls } = await read(api);
    const json = { 'content-type': 'application/json' };
    for (const call of calls) {
      const content = call.requestBody?.content;
      const isForm = content && !('application/json' in content);
      // A session for each: some calls end them.
      const authorize = isByLink(call.path) ? linkHeaders : signedInHeaders;
      const send = async (headers: Record<string, string> = {}, body?: string) =>
        await statusOf(api, call, { ...(await authorize(database)), ...headers }, body);
      if (call.security)
        expect(await statusOf(api, call, {})).toBe(isByLink(call.path) ? '404' : '401');
      await send();
      if (call.method === 'get') continue;
      for (const body of ['[]', '{}', '{"__proto__":1}']) await send(json, body);
      expect(await send(json, '{"a":')).toBe('400');
      expect(await send(json, tooLong)).toBe('413');
      const status = await send({ 'content-type': 'text/plain' }, 'a');
      if (content) expect(status).toBe('415');
      if (isForm) expect(await send({ 'content-type': 'multipart/form-data' }, 'a')).toBe('400');
    }
  });

  test('describes the response to too many calls', async ({ database }) => {
    const ipAddress = '192.0.2.1';
    // All in one minute: the clock stands still.
    const now = new Date();
    const limits = createRateLimits();
    const takeCall: RateLimits['takeCall'] = (part) => limits.takeCall(part, ipAddress, now);
    const rateLimits = { ...limits, takeCall };
    const api = createApi({ database, clientIpOf: () => ipAddress, rateLimits });
    const { calls } = await read(api);
    for (const part of ['admin', 'api'] as const)
      for (let count = 0; count < 1_200; count += 1)
        await takeCall(part, ipAddress).catch(() => undefined);
    const { authorization } = await signedInHeaders(database);
    for (const call of calls) expect(await statusOf(api, call, { authorization })).toBe('429');
  });
});

test('every call responds to a database error as the document describes', async ({
  databaseUrl,
}) => {
  const database = await openDatabase(databaseUrl);
  const signedIn = await signedInHeaders(database);
  const byLink = await linkHeaders(database);
  const api = createApi({ database, clientIpOf: () => '' });
  const { calls } = await read(api);
  const output = recordOutput();
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  writeFileSync(databaseUrl.slice('file:'.length), Buffer.alloc(64 * 1024, 0xff));
  await sql`pragma shrink_memory`.execute(database);
  for (const call of calls) {
    const status = await statusOf(api, call, isByLink(call.path) ? byLink : signedIn);
    if (call.security) expect(status).toBe('503');
  }
  expect(output()).toContain('file is not a database');
  await database.destroy();
});

type Call = Awaited<ReturnType<typeof read>>['calls'][number];

/** Sends a request, and fails if its response is not described. @returns the status */
async function statusOf(
  api: ReturnType<typeof createApi>,
  { method, path, responses }: Call,
  headers: Record<string, string>,
  body?: string,
): Promise<string> {
  const filled = path
    .replace('{draft}', randomUUID())
    .replace('{hash}', 'a'.repeat(32))
    .replace(/\{\w+\}/g, '1');
  const answer = await api.request(filled, {
    method: method.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  });
  const status = String(answer.status);
  expect(Object.keys(responses), `${method} ${path}: ${await answer.text()}`).toContain(status);
  return status;
}
