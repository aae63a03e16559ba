/**
 * Answers every request with 503 while the site is closed: a release is migrating the database in a way that the one
 * before can't read. `supervise.ts` starts it at the site's port.
 */
import { createServer } from 'node:http';
import { prepareDrain } from '#platform/http/drain.ts';
import { splitTarget } from '#platform/http/request-target.ts';
import { rejectionPage, rejectionPolicy } from '#site/errors/rejection-page.ts';

/** A page is sent within milliseconds. */
const drainTimeoutMs = 1_000;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': rejectionPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Retry-After': '30',
  Connection: 'close',
};

const { HOST, PORT } = process.env;
const server = createServer((request, response) => {
  response.writeHead(503, headers);
  response.end(rejectionPage('closed', splitTarget(request.url ?? '/').path));
  // What was begun is not read: nobody stores it.
  request.resume();
});
server.listen(Number(PORT || 3000), HOST || '127.0.0.1', () => {
  process.send?.({ origin: '' });
});
const drain = prepareDrain(server);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    await drain.end(drainTimeoutMs);
    process.exit(0);
  });
