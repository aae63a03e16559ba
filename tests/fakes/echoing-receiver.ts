import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A receiver of messages that answers with an error in which all of the request is. @returns its URL */
export async function startEchoingReceiver(): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const description = `${request.url} ${JSON.stringify(request.headers)} ${body}`;
    response.writeHead(500).end(JSON.stringify({ description, error: { code: 1, description } }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
