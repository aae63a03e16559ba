import { describe, expect } from 'vitest';
import { testOnFile as test } from '../../tests/support/each-engine.ts';
import { isByLink, linkHeaders } from '../../tests/support/review-calls.ts';
import { signedInHeaders } from '../../tests/support/signed-in.ts';
import { createApi } from './index.ts';

const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

const malformed = 'Malformed JSON in request body';

const bodies: readonly [
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  error: string,
][] = [
  ['deep', nested(40), 400, 'The body must have at most 32 levels'],
  ['very deep', nested(400_000), 400, 'The body must have at most 32 levels'],
  ['__proto__', '{"__proto__":{"x":1}}', 400, 'The body must have no field named __proto__'],
  ['escaped', '{"\\u005f_proto__":1}', 400, 'The body must have no field named __proto__'],
  [
    'constructor',
    '{"a":[{"constructor":1}]}',
    400,
    'The body must have no field named constructor',
  ],
  ['prototype', '{"a":{"prototype":1}}', 400, 'The body must have no field named prototype'],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 400, malformed],
  ['UTF-16', Uint8Array.of(0x7b, 0, 0x7d, 0), 400, malformed],
  ['NUL', '{}\0', 400, malformed],
  ['two objects', '{}{}', 400, malformed],
  ['NaN', 'NaN', 400, malformed],
  ['too long', `"${'x'.repeat(4 * 1024 * 1024)}"`, 413, 'as the call says'],
];

function maxKilobytesOf(path: string): number {
  if (path.endsWith('/login')) return 16;
  if (/\/drafts\/|\/update-translation$/.test(path)) return 4 * 1024;
  return isByLink(path) || path.startsWith('/api/blog/') ? 96 : 1024;
}

describe('a JSON body', () => {
  test('is rejected with a sentence by every call, if it is invalid', async ({ database }) => {
    const api = createApi({ database, clientIpOf: () => '' });
    const { paths } = await (await api.request('/api/openapi.json')).json();
    const signedIn = await signedInHeaders(database);
    const byLink = await linkHeaders(database);
    const calls = Object.entries<Record<string, { requestBody?: { content: object } }>>(
      paths,
    ).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody }]) => requestBody && 'application/json' in requestBody.content)
        .map(([method]) => ({ path: path.replace(/\{\w+\}/g, '1'), method: method.toUpperCase() })),
    );
    expect(calls.length).toBeGreaterThan(8);
    for (const { path, method } of calls) {
      const headers = {
        ...(isByLink(path) ? byLink : signedIn),
        'content-type': 'application/json',
      };
      const maxKilobytes = maxKilobytesOf(path);
      for (const [what, body, status, error] of bodies) {
        const isTooLong = body.length > maxKilobytes * 1024;
        const response = await api.request(path, { method, headers, body });
        expect({ status: response.status, ...(await response.json()) }, `${path} ${what}`).toEqual({
          status: isTooLong ? 413 : status,
          error: isTooLong ? `The request must have at most ${maxKilobytes} kB` : error,
          code: 'invalid',
        });
      }
      for (const body of ['null', '[]', '"text"', '1']) {
        const response = await api.request(path, { method, headers, body });
        expect(response.status, `${path} ${body}`).toBe(400);
        expect((await response.json()).error, `${path} ${body}`).toMatch(/^\w+ .*\w$/);
      }
    }
  });

  test('is limited by its bytes, whatever its Content-Length says', async ({ database }) => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(Buffer.alloc(64 * 1024, ' '));
      },
    });
    const api = createApi({ database, clientIpOf: () => '' });
    const init = {
      method: 'POST',
      headers: {
        ...(await signedInHeaders(database)),
        'content-type': 'application/json',
        'content-length': '2',
      },
      body,
      duplex: 'half',
    };
    const response = await api.request('/api/admin/preview', init);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });
});
