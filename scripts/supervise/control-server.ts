import { rmSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Supervisor } from './supervisor.ts';

/** `npm run upgrade` sends each as a line of JSON, and gets lines of JSON. `supervisor.ts` says what they do. */
export type ControlRequest =
  | { do: 'status' | 'recover' }
  | { do: 'step'; release: string; parameters: string[] }
  | { do: 'switch' | 'close'; release: string };

export type ControlAnswer =
  | { line: string }
  | { failed: string }
  | { done: { release: string; origin: string } };

const maxLineLength = 10_000;

/**
 * Takes requests of one upgrade at a time, through a socket that only this user and root can open. When the connection
 * ends, the supervisor recovers.
 */
export async function startControlServer(
  path: string,
  releases: string,
  supervisor: Supervisor,
): Promise<void> {
  if (await hasListener(path)) throw new Error(`Another supervisor has ${path} open`);
  rmSync(path, { force: true });
  let session: Socket | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (session) {
      socket.end(`${JSON.stringify({ failed: 'Another upgrade is under way' })}\n`);
      return;
    }
    session = socket;
    serveSession(socket, releases, supervisor);
    socket.once('close', () => {
      session = undefined;
      supervisor.stopStep();
      supervisor.recover().catch((error: unknown) => console.error(error));
    });
  });
  process.umask(0o077);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(path, resolve);
  await promise;
  process.on('exit', () => rmSync(path, { force: true }));
}

function serveSession(socket: Socket, releases: string, supervisor: Supervisor): void {
  const send = (answer: ControlAnswer) => {
    if (socket.writable) socket.write(`${JSON.stringify(answer)}\n`);
  };
  const act = async (request: ControlRequest) => {
    if ('release' in request) {
      const release = await realpath(request.release);
      if (dirname(release) !== (await realpath(releases)))
        throw new Error(`${release} is no release in ${releases}`);
      // The supervisor has recovered, and would switch again.
      if (socket.destroyed) return;
      if (request.do === 'step')
        await supervisor.runStep(release, request.parameters, (line) => send({ line }));
      else if (request.do === 'switch') await supervisor.switchTo(release);
      else await supervisor.close(release);
    } else if (request.do === 'recover') await supervisor.recover();
    const { release, origin } = await supervisor.serving();
    send({ done: { release, origin } });
  };
  // It repeats errors of the socket, such as ECONNRESET of a killed upgrade: `close` follows.
  const lines = createInterface({ input: socket }).on('error', () => undefined);
  lines.on('line', (line) => {
    if (line.length > maxLineLength) return void socket.destroy();
    Promise.resolve()
      .then(async () => await act(JSON.parse(line)))
      .catch((error: unknown) =>
        send({ failed: error instanceof Error ? error.message : String(error) }),
      );
  });
}

async function hasListener(path: string): Promise<boolean> {
  const socket = connect(path);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  const isConnected = await promise;
  socket.destroy();
  return isConnected;
}
