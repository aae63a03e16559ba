import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Runs a server on a free port until `stop`. */
export async function startServer(
  listener: RequestListener,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(listener);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
