/**
 * What Node can answer at most: a `node:http` server that knows one answer. A process of its own, which
 * `start-bare-server.ts` starts and tells by a message what to answer.
 */
import { createServer } from 'node:http';

export type BareAnswer = { headers: [name: string, value: string][]; bodyBase64: string };

process.once('message', ({ headers, bodyBase64 }: BareAnswer) => {
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
