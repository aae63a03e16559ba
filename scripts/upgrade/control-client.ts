import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { ControlAnswer, ControlRequest } from '../supervise/control-server.ts';

const connectTimeoutMs = 5_000;

/** A connection to the supervisor of one instance. The supervisor takes one at a time. */
export type Session = {
  path: string;
  /**
   * @param onLine gets each line that a step prints
   * @returns what serves afterwards
   * @throws {Error} with the supervisor's message
   */
  ask: (
    request: ControlRequest,
    onLine?: (line: string) => void,
  ) => Promise<{ release: string; origin: string }>;
};

/** @returns null if no supervisor listens there */
export async function openSession(path: string): Promise<Session | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectTimeoutMs) });
  } catch {
    socket.destroy();
    return null;
  }
  let waiting: ((answer: ControlAnswer) => void) | undefined;
  let isOpen = true;
  let lost: { failed: string } = { failed: 'The supervisor exited: see the log of the site' };
  createInterface({ input: socket })
    .on('error', () => undefined)
    .on('line', (line) => {
      const answer: ControlAnswer = JSON.parse(line);
      if (waiting) waiting(answer);
      // Another upgrade is connected.
      else if ('failed' in answer) lost = answer;
    })
    .on('close', () => {
      isOpen = false;
      waiting?.(lost);
    });
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
      if (!isOpen) throw new Error(lost.failed);
      socket.write(`${JSON.stringify(request)}\n`);
      return await promise;
    },
  };
}
