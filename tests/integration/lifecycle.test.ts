import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect } from 'vitest';
import { describeEachEngine, testOnFile as test } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';

const login = JSON.stringify({ username: 'sara', password: 'wrong password' });

/** A connection that sends text unchanged. */
async function dial(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return {
    send: (words: string) => socket.write(words),
    said: () => said,
    /** Everything that was received until the other side closed. */
    untilClosed: async () => {
      await closed;
      return said;
    },
    untilSaid: async (words: string) => {
      while (!said.includes(words)) await once(socket as Socket, 'data');
    },
  };
}

/** Starts a login and keeps its last bytes back. */
async function beginLogin(site: BuiltSite) {
  const connection = await dial(site.port);
  connection.send(
    `POST /api/admin/login HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login.slice(0, 5)}`,
  );
  return connection;
}

test('a stopping server finishes open requests, accepts no new ones, and logs it', async ({
  databaseUrl,
}) => {
  await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl);
  for (const [path, words] of [
    ['/healthz', 'alive\n'],
    ['/readyz', 'ready\n'],
  ]) {
    const answer = await fetch(site.origin + path);
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'no-store',
      words,
    ]);
  }
  const running = await beginLogin(site);
  const asking = await dial(site.port);
  asking.send('GET /readyz HTTP/1.1\r\nHost: site\r\n');
  // The server takes connections in their order: a response on a later one means that both requests have begun.
  const idle = await dial(site.port);
  idle.send('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n');
  await idle.untilSaid('alive');

  const stopped = site.stop();
  expect(await idle.untilClosed()).not.toContain('Connection: close');
  await expect(fetch(`${site.origin}/healthz`)).rejects.toThrow('fetch failed');
  asking.send('\r\n');
  expect(await asking.untilClosed()).toMatch(
    /^HTTP\/1.1 503 .*\r\nConnection: close\r\n.*stopping/s,
  );
  running.send(login.slice(5));
  const answer = await running.untilClosed();
  expect(answer).toMatch(/^HTTP\/1.1 401 .*\r\nConnection: close\r\n/s);
  expect(await stopped).toBe(0);

  // The log has one line for each request that no cache answered, and nothing of the password.
  const [, id] = /X-Request-Id: (\S+)/i.exec(answer) ?? [];
  const [, entries = ''] = site.output().split(site.origin);
  const lines = entries.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      requestId: id,
      method: 'POST',
      path: '/api/admin/login',
      status: 401,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

describeEachEngine('a start that fails', (testOnEngine) => {
  testOnEngine('ends the process with a line that says why', async ({ databaseUrl }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await prepareSite(databaseUrl);
    await expect(startBuiltSite(databaseUrl, { PORT: String(port) })).rejects.toThrow(
      `port ${port} of 127.0.0.1: it is in use`,
    );
    other.close();
  });

  testOnEngine('is that with a first password that everybody tries', async ({ newDatabaseUrl }) => {
    await expect(startBuiltSite(newDatabaseUrl, { ADMIN_PASSWORD: 'Password1' })).rejects.toThrow(
      'ADMIN_PASSWORD must be another password. This password is very common',
    );
  });
});

test('a second signal ends the server at once', async ({ databaseUrl }) => {
  await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl);
  await beginLogin(site);
  const idle = await dial(site.port);
  idle.send('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n');
  await idle.untilSaid('alive');
  const stopped = site.stop();
  await idle.untilClosed();
  // A terminal sends Ctrl-C twice within half a second. The two count once.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(site.process.exitCode).toBe(null);
  site.process.kill('SIGTERM');
  expect(await stopped).toBe(1);
});

test('metrics are served on their own port', async ({ databaseUrl }) => {
  await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl, { METRICS_PORT: '0', LOG_LEVEL: 'warn' });
  for (const path of ['/', '/', '/about', '/healthz', '/api/blog/posts/nothing'])
    await (await fetch(site.origin + path)).arrayBuffer();
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  const text = await site.readMetrics();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'site_requests_total{kind="cached",status="200"} 3',
      'site_requests_total{kind="cached",status="404"} 1',
      'site_requests_total{kind="health",status="200"} 1',
      'site_request_seconds_count{kind="cached"} 4',
      'site_page_cache_hits_total 1',
      'site_page_cache_misses_total 3',
      'site_page_cache_responses 2',
      'site_readers_counted_total 0',
    ]),
  );
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(site.output()).not.toContain('"msg":"request"');
  expect(await site.stop()).toBe(0);
});

test('a call from another site is rejected as the OpenAPI document says', async ({
  databaseUrl,
}) => {
  const headers = await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl);
  const { paths } = await (await fetch(`${site.origin}/api/openapi.json`)).json();
  const calls = Object.entries<Record<string, { responses: object }>>(paths).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  for (const { path, method, call } of calls.filter((each) => each.method !== 'get')) {
    const answer = await fetch(site.origin + path.replace(/\{\w+\}/g, '1'), {
      method: method.toUpperCase(),
      headers: { ...headers, origin: 'https://elsewhere.example' },
    });
    expect([answer.status, await answer.json()], path).toEqual([
      403,
      { error: "Other sites can't send this request", code: 'cross-site' },
    ]);
    expect(call.responses, path).toHaveProperty('403');
  }
  await site.stop();
});
