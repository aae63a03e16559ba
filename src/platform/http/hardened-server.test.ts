import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHardenedServer, type ServerLimits, serverLimits } from './hardened-server.ts';

/** Records each request that reaches the handler, once its body is read to the end. */
async function serve(limits: Partial<ServerLimits> = {}) {
  const reached: string[] = [];
  const server = createHardenedServer({
    headers: [['X-Content-Type-Options', 'nosniff']],
    limits: { ...serverLimits, ...limits },
    async handle(request, response) {
      const body = await readBody(request);
      if (body === null) return;
      reached.push(`${request.method} ${request.url} ${body}`);
      response.end('answered');
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, reached };
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  try {
    let body = '';
    for await (const chunk of request) body += chunk;
    return body;
  } catch {
    return null;
  }
}

/** Sends raw bytes, and returns everything that comes until the server closes the connection. */
function send(server: Server, bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => resolve(answer));
  socket.on('end', () => {
    socket.end();
    resolve(answer);
  });
  socket.write(Buffer.from(bytes, 'latin1'));
  return promise;
}

const get = (rest: string) => `GET /a HTTP/1.1\r\nHost: a\r\n${rest}\r\n`;
const post = (headers: string, body = '') =>
  `POST /a HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const chunks = (body: string) => post('Transfer-Encoding: chunked', body);

test.each([
  ['length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
  ['chunks and length', post('Transfer-Encoding: chunked\r\nContent-Length: 5', '0\r\n\r\n')],
  ['two lengths', post('Content-Length: 1\r\nContent-Length: 2', 'ab')],
  ['the same length twice', post('Content-Length: 1\r\nContent-Length: 1', 'a')],
  ['a list of lengths', post('Content-Length: 1, 1', 'a')],
  ['a length with a sign', post('Content-Length: +1', 'a')],
  ['a length that is no decimal', post('Content-Length: 0x1', 'a')],
  ['a length without end', post(`Content-Length: ${'9'.repeat(25)}`, 'a')],
  ['two codings', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', '0\r\n\r\n')],
  ['an unknown coding', post('Transfer-Encoding: xchunked', '0\r\n\r\n')],
  ['a hidden coding', post('Transfer-Encoding: \x0bchunked', '0\r\n\r\n')],
  ['a coding before chunks', post('Transfer-Encoding: gzip, chunked', '0\r\n\r\n')],
  ['a coding after chunks', post('Transfer-Encoding: chunked, gzip', '0\r\n\r\n')],
  ['chunks in HTTP/1.0', chunks('0\r\n\r\n').replace('HTTP/1.1', 'HTTP/1.0')],
  ['a chunk without a size', chunks('zz\r\na\r\n0\r\n\r\n')],
  ['a chunk with a sign', chunks('-1\r\n\r\n')],
  ['a size with a prefix', chunks('0x1\r\na\r\n0\r\n\r\n')],
  ['a size that ends in LF', chunks('1\na\r\n0\r\n\r\n')],
  ['a chunk longer than its size', chunks('1\r\nabc\r\n0\r\n\r\n')],
  ['LF in a chunk extension', chunks('1;a\nb\r\na\r\n0\r\n\r\n')],
  ['a length in the trailer', chunks('0\r\nContent-Length: 5\r\n\r\n')],
  ['a folded header', get('X: a\r\n b\r\n')],
  ['a fold before the first header', 'GET /a HTTP/1.1\r\n Host: a\r\n\r\n'],
  ['lines that end in LF', 'GET /a HTTP/1.1\nHost: a\n\n'],
  ['a header that ends in LF', 'GET /a HTTP/1.1\r\nHost: a\nX: b\r\n\r\n'],
  ['CR in a header', 'GET /a HTTP/1.1\r\nHost: a\rX: b\r\n\r\n'],
  ['a space before the colon', post('Transfer-Encoding : chunked', '0\r\n\r\n')],
  ['a space in a name', get('X Y: b\r\n')],
  ['a header without a name', get(': b\r\n')],
  ['a header without a colon', get('X\r\n')],
  ['NUL in a header', get('X: a\0b\r\n')],
  ['8 bits in a name', get('X\xe9: b\r\n')],
  ['an absolute target', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an authority as target', 'GET evil.example:80 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a tunnel', 'CONNECT evil.example:80 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an asterisk as target', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['NUL in the target', 'GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['8 bits in the target', 'GET /\xe9 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a space in the target', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a fragment in the target', 'GET /a#b HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['tabs in the request line', 'GET\t/a\tHTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET /a HTTP/1.1\r\n\r\n'],
  ['two hosts', get('Host: b\r\n')],
  ['a host that is none', 'GET /a HTTP/1.1\r\nHost: a/b@c\r\n\r\n'],
  ['HTTP/0.9', 'GET /a\r\n\r\n'],
  ['HTTP/2 in clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['another version', 'GET /a HTTP/3.7\r\nHost: a\r\n\r\n'],
  ['an unknown method', 'EVIL /a HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\x00\x01'],
])('%s: rejects it, and ignores a smuggled request after it', async (_name, bytes) => {
  const { server, reached } = await serve();
  const answer = await send(server, `${bytes}GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer).toMatch(/^$|^HTTP\/1\.1 400 Bad Request\r\n/);
  if (answer) expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n[\s\S]*\bmalformed\b/);
  expect(answer.match(/^HTTP/gm) ?? []).toHaveLength(answer ? 1 : 0);
  expect(reached).toEqual([]);
});

test('accepts unambiguous requests, one after the other on one connection', async () => {
  const { server, reached } = await serve();
  await send(
    server,
    `${chunks('1\r\na\r\n0\r\n\r\n')}${post('Content-Length: 2', 'bc')}${get('X: \xe9\r\nConnection: close\r\n')}`,
  );
  expect(reached.toSorted()).toEqual(['GET /a ', 'POST /a a', 'POST /a bc']);
});

test.each([
  ['headers too large', get(`X: ${'a'.repeat(20_000)}\r\n`), 431],
  ['an expectation', get('Expect: 200-ok\r\n'), 417],
  ['headers that never end', 'GET /a HTTP/1.1\r\nHost: a\r\n', 408],
  ['a body that never ends', post('Content-Length: 9', 'abc'), 408],
  ['chunks that never end', chunks('1\r\na\r\n'), 408],
] as const)('%s: %3$i', async (_name, bytes, status) => {
  const { server, reached } = await serve({
    headersTimeoutMs: 100,
    requestTimeoutMs: 200,
    checkIntervalMs: 50,
  });
  const answer = await send(server, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(reached).toEqual([]);
});

test('a malformed request during another response gets no response', async () => {
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
  const server = createHardenedServer({
    headers: [],
    limits: serverLimits,
    async handle(_request, response) {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('a part', () => begun());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(get(''));
  await hasBegun;
  socket.write('malformed\r\n\r\n');
  await once(socket, 'close');
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test.each([
  ['never comes', () => undefined],
  ['is not read', (response: ServerResponse) => response.end(Buffer.alloc(30_000_000))],
])('closes a connection without traffic whose response %s', async (_name, respond) => {
  const server = createHardenedServer({
    headers: [],
    limits: { ...serverLimits, idleTimeoutMs: 200 },
    handle: (_request, response) => void respond(response),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const connection = once(server, 'connection');
  const reader = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  reader.pause().write(get(''));
  const [socket] = await connection;
  await once(socket, 'close');
  reader.destroy();
});

test('a connection whose response was sent at once waits for the next request', async () => {
  const server = createHardenedServer({
    headers: [],
    limits: { ...serverLimits, idleTimeoutMs: 1 },
    handle: (_request, response) => void response.end('sent'),
  });
  const timeouts = recordTimeouts(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const connection = once(server, 'connection');
  const reader = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  reader.write(get(''));
  const [socket] = await connection;
  await once(reader, 'data');
  expect(socket.timeout).toBeGreaterThan(serverLimits.keepAliveTimeoutMs - 1);
  expect(timeouts, 'starts no idle timer').not.toContain(1);
  reader.write(get('Connection: close\r\n'));
  await once(reader, 'data');
  reader.destroy();
});

test.each([
  ['400', 'Host: b'],
  ['417', 'Expect: gold'],
])('a response of %s that waits to be sent starts the idle timer', async (_status, header) => {
  const server = createHardenedServer({
    headers: [],
    limits: { ...serverLimits, idleTimeoutMs: 60_001 },
    handle: () => undefined,
  });
  const timeouts = recordTimeouts(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const reader = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  reader.write(get('') + get(`${header}\r\n`));
  await expect.poll(() => timeouts).toEqual([60_001, 60_001]);
  reader.destroy();
});

/** Every timeout that a connection of the server gets. */
function recordTimeouts(server: Server): number[] {
  const timeouts: number[] = [];
  server.on('connection', (socket) => {
    const { setTimeout: start } = socket;
    socket.setTimeout = (ms, callback) => {
      timeouts.push(ms);
      return start.call(socket, ms, callback);
    };
  });
  return timeouts;
}

test('closes connections beyond the maximum', async () => {
  const { server } = await serve({ maxConnections: 1 });
  const { port } = server.address() as AddressInfo;
  const first = connect(port, '127.0.0.1');
  await new Promise((resolve) => server.once('connection', resolve));
  expect(await send(server, get(''))).toBe('');
  first.destroy();
});

test('uses the documented limits', () => {
  expect(serverLimits).toMatchObject({
    headersTimeoutMs: 15_000,
    requestTimeoutMs: 60_000,
    maxConnections: 10_000,
  });
});
