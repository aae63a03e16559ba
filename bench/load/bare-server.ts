/**
 * The upper limit for a server on Node: a `node:http` server with a single response. It runs in its own process.
 * `requests-per-second.ts` starts it and sends it the response.
 */
import { createServer } from 'node:http';

export type BareResponse = { headers: [name: string, value: string][]; bodyBase64: string };

process.once('message', ({ headers, bodyBase64 }: BareResponse) => {
  const body = Buffer.from(bodyBase64, 'base64');
  const head = Object.fromEntries(headers);
  const server = createServer((_request, response) => {
    response.writeHead(200, head);
    response.end(body);
  });
  server.listen(0, 'localhost', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : null);
  });
});
