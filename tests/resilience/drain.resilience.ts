import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { testOnFile as test } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';

const login = JSON.stringify({ username: 'sara', password: 'wrong password' });

/** Sends what it is given, and then nothing more. @returns the connection, and what was said on it */
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

/** Goes on with one letter at a time, as somebody does who wants to keep a connection for ever. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write(' '), 500);
  socket.on('close', () => clearInterval(timer));
}

test('a stopping server cuts those who never finish, and ends as it should', async ({
  databaseUrl,
}) => {
  await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl);
  onTestFinished(() => site.kill());
  const silent = await begin(site, head(login.length) + login.slice(0, 5));
  const slow = await begin(site, head(10_000) + login.slice(0, 5));
  trickle(slow.socket);
  const withoutEnd = await begin(site, 'GET / HTTP/1.1\r\nHost: site\r\nX-Long: ');
  // Asks for a page of ours a thousand times, and reads no answer.
  const deaf = await begin(site, '');
  deaf.socket.pause();
  deaf.socket.write('GET /blog HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(1_000));
  // Answered after all have begun.
  await fetch(`${site.origin}/healthz`);

  const beganAt = performance.now();
  // Once it takes no more connections, Node no longer ends requests that take too long: without its own limit the server
  // would never stop, and neither would this test.
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
