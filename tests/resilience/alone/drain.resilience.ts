import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { testOnFile as test } from '../../support/each-engine.ts';
import { prepareSite } from '../../support/prepare-site.ts';
import { type BuiltSite, startBuiltSite } from '../../support/start-built-site.ts';

const login = JSON.stringify({ username: 'sara', password: 'wrong password' });

/** Sends `words` and then nothing. @returns the connection and what it received */
async function begin(site: BuiltSite, words: string) {
  const socket = connect(site.port, '127.0.0.1');
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    said += chunk;
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(words);
  return { socket, said: () => said, closed };
}

const head = (length: number) =>
  `POST /api/admin/login HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends one letter at a time, like a client that keeps a connection open for ever. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write(' '), 500);
  socket.on('close', () => clearInterval(timer));
}

test('a stopping server closes connections that never finish, and exits with 0', async ({
  databaseUrl,
}) => {
  await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl);
  onTestFinished(() => site.kill());
  const silent = await begin(site, head(login.length) + login.slice(0, 5));
  const slow = await begin(site, head(10_000) + login.slice(0, 5));
  trickle(slow.socket);
  const withoutEnd = await begin(site, 'GET / HTTP/1.1\r\nHost: site\r\nX-Long: ');
  // Requests a page a thousand times and reads no response.
  const deaf = await begin(site, '');
  deaf.socket.pause();
  deaf.socket.write('GET /blog HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(1_000));
  // A response means that all connections have begun.
  await fetch(`${site.origin}/healthz`);

  const beganAt = performance.now();
  // Node no longer ends slow requests once the server accepts no connections. Without its own limit the server would
  // never stop, and neither would this test.
  expect(await site.stop()).toBe(0);
  const seconds = (performance.now() - beganAt) / 1_000;
  for (const client of [silent, slow, withoutEnd]) {
    await client.closed;
    expect(client.said()).toBe('');
  }
  deaf.socket.destroy();
  expect(site.output()).not.toContain('"level":"error"');
  console.log(`The process ended ${seconds.toFixed(1)} s after the signal`);
});
