import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { ControlAnswer, ControlRequest } from '../supervise/control-server.ts';

const connectTimeoutMs = 5_000;

/** A connection to the supervisor of one instance. While it is open, no other upgrade can begin. */
export type Session = {
  path: string;
  /**
   * @param onLine gets what a step prints
   * @returns what serves afterwards
   * @throws {Error} with the supervisor's sentence
   */
  ask: (
    request: ControlRequest,
    onLine?: (line: string) => void,
  ) => Promise<{ release: string; origin: string }>;
  end: () => void;
};

/** @returns null if no supervisor has this socket open */
export async function openSession(path: string): Promise<Session | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectTimeoutMs) });
  } catch {
    socket.destroy();
    return null;
  }
  let waiting: ((answer: ControlAnswer) => void) | undefined;
  const lost = { failed: 'The supervisor ended: see the log of the site' };
  createInterface({ input: socket })
    .on('error', () => undefined)
    .on('line', (line) => waiting?.(JSON.parse(line)))
    .on('close', () => waiting?.(lost));
  socket.on('error', () => undefined);
  return {
    path,
    async ask(request, onLine = () => undefined) {
      const { promise, resolve, reject } = Promise.withResolvers<{
        release: string;
        origin: string;
      }>();
      waiting = (answer) => {
        if ('line' in answer) onLine(answer.line);
        else if ('failed' in answer) reject(new Error(answer.failed));
        else resolve(answer.done);
      };
      if (socket.destroyed) throw new Error(lost.failed);
      socket.write(`${JSON.stringify(request)}\n`);
      return await promise;
    },
    end: () => void socket.destroy(),
  };
}
