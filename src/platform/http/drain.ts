import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const checkIntervalMs = 25;

/**
 * Ends a server without cutting a response off: it takes no new connection, closes idle ones, and waits for the rest.
 * (`http.Server.close` counts a connection as idle whose response has ended, though its last bytes may not be sent
 * yet.)
 *
 * @returns the function that ends the server; connections that are still open after `timeoutMs` are cut
 */
export function prepareDrain(server: Server): (timeoutMs: number) => Promise<void> {
  const sockets = new Set<Socket & { _httpMessage?: { finished: boolean } | null }>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async (timeoutMs) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    NetServer.prototype.close.call(server, () => resolve());
    const closeIdle = () => {
      const isSendingLastBytes = [...sockets].some(({ _httpMessage: last }) => last?.finished);
      if (!isSendingLastBytes) server.closeIdleConnections();
    };
    closeIdle();
    const timers = [
      setInterval(closeIdle, checkIntervalMs),
      setTimeout(() => server.closeAllConnections(), timeoutMs),
    ];
    await promise;
    timers.forEach(clearTimeout);
  };
}
