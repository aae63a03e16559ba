import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { prepareDrain } from './drain.ts';

/** More than the buffers of two sockets hold. */
const body = Buffer.alloc(30_000_000, 'a');

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function send(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
  return socket;
}

test('a draining server sends a response to its end that had ended before, and closes idle connections', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': body.length });
    response.end(body);
  });
  const drain = prepareDrain(server);
  const port = await listening(server);
  const idle = send(port);
  let received = 0;
  const isDone = (bytes: number) => bytes > body.length;
  await new Promise<void>((resolve) => {
    idle.on('data', ({ length }) => {
      received += length;
      if (isDone(received)) resolve();
    });
  });
  // It reads nothing until the server drains.
  const slow = send(port).pause();
  await once(server, 'request');
  const drained = drain.end(60_000);
  let rest = 0;
  slow.on('data', ({ length }) => {
    rest += length;
    // The server keeps this connection open for another request, and closes it as idle.
  });
  slow.resume();
  await Promise.all([once(slow, 'close'), once(idle, 'close'), drained]);
  expect(isDone(rest)).toBe(true);
});

test('a draining server responds to the first request of a connection that was new', async () => {
  const server = createServer((_, response) => {
    response.end('a response');
  });
  const drain = prepareDrain(server);
  const port = await listening(server);
  const socket = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const drained = drain.end(60_000);
  socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
  const [received] = await once(socket, 'data');
  expect(String(received)).toContain('a response');
  socket.resume();
  await drained;
});

test('a draining server closes a connection that sends nothing', async () => {
  const server = createServer(() => undefined);
  const drain = prepareDrain(server);
  const socket = connect(await listening(server), '127.0.0.1');
  await once(server, 'connection');
  socket.resume();
  await Promise.all([drain.end(60_000), once(socket, 'close')]);
});

test('a connection that never ends is cut after the time', async () => {
  const server = createServer(() => undefined);
  const drain = prepareDrain(server);
  const port = await listening(server);
  const socket = send(port);
  await once(server, 'request');
  await Promise.all([drain.end(100), once(socket, 'close')]);
});
