import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const checkIntervalMs = 25;

export type Drain = {
  /** Has each response whose headers are not sent yet close its connection. */
  closeAfterResponses: () => void;
  /**
   * Ends the server without cutting a response off: it takes no new connection, closes idle ones, and waits for the
   * rest. (`http.Server.close` counts a connection as idle whose response has ended, though its last bytes may not be
   * sent yet.) Connections that are still open after `timeoutMs` are cut.
   */
  end: (timeoutMs: number) => Promise<void>;
};

/** Knows the connections of a server from now on. */
export function prepareDrain(server: Server): Drain {
  const sockets = new Set<Socket & { _httpMessage?: ServerResponse | null }>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    closeAfterResponses() {
      for (const { _httpMessage: response } of sockets)
        if (response && !response.headersSent) response.shouldKeepAlive = false;
    },
    async end(timeoutMs) {
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
    },
  };
}
