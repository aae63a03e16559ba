import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const checkIntervalMs = 25;

/** The first request of a new connection arrives right behind it. */
const firstRequestMs = 500;

export type Drain = {
  /** Has each response whose headers are not sent yet close its connection. */
  closeAfterResponses: () => void;
  /**
   * Ends the server without cutting a response off: it takes no new connection, closes idle ones, and waits for the
   * rest. (`http.Server.close` counts two more as idle: one whose response has ended, though its last bytes may not be
   * sent yet, and a new one, whose request may be on its way.) Connections that are still open after `timeoutMs` are
   * cut.
   */
  end: (timeoutMs: number) => Promise<void>;
};

/** Knows the connections of a server from now on. */
export function prepareDrain(server: Server): Drain {
  /** When each connection began, as `performance.now()` gives it. */
  const sockets = new Map<Socket & { _httpMessage?: ServerResponse | null }, number>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    closeAfterResponses() {
      for (const { _httpMessage: response } of sockets.keys())
        if (response && !response.headersSent) response.shouldKeepAlive = false;
    },
    async end(timeoutMs) {
      const { promise, resolve } = Promise.withResolvers<void>();
      NetServer.prototype.close.call(server, () => resolve());
      const closeIdle = () => {
        const newSince = performance.now() - firstRequestMs;
        const isNeeded = [...sockets].some(
          ([{ _httpMessage: last, bytesRead }, since]) =>
            last?.finished || (bytesRead === 0 && since > newSince),
        );
        if (!isNeeded) server.closeIdleConnections();
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
