import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a server accepts connections. A refused connection costs the server nothing. */
export async function untilListening(port: number): Promise<void> {
  while (!(await isListening(port))) await pause(5);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
