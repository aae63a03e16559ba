import { rmSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { runStep } from './run-step.ts';
import type { Supervisor } from './supervisor.ts';

/** What `npm run upgrade` sends, a line of JSON each; the answers are lines, too. */
export type ControlRequest =
  | { do: 'status' }
  | { do: 'step'; release: string; words: string[] }
  | { do: 'switch' | 'close'; release: string }
  | { do: 'settle' };

export type ControlAnswer =
  | { line: string }
  | { failed: string }
  | { done: { release: string; origin: string } };

const maxLineLength = 10_000;

/**
 * Lets one upgrade at a time tell the supervisor what to do, through a socket that only this user and root can open.
 * However the connection ends, the current release serves afterwards.
 */
export async function startControlServer(
  path: string,
  releases: string,
  supervisor: Supervisor,
): Promise<void> {
  if (await isAnswered(path)) throw new Error(`Another supervisor has ${path} open`);
  rmSync(path, { force: true });
  let session: Socket | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (session) {
      socket.end(`${JSON.stringify({ failed: 'Another upgrade is under way' })}\n`);
      return;
    }
    session = socket;
    const ended = new AbortController();
    serveSession(socket, releases, supervisor, ended.signal);
    socket.once('close', () => {
      ended.abort();
      supervisor
        .settle()
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          session = undefined;
        });
    });
  });
  process.umask(0o077);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(path, resolve);
  await promise;
  process.on('exit', () => rmSync(path, { force: true }));
}

function serveSession(
  socket: Socket,
  releases: string,
  supervisor: Supervisor,
  signal: AbortSignal,
): void {
  const send = (answer: ControlAnswer) => {
    if (socket.writable) socket.write(`${JSON.stringify(answer)}\n`);
  };
  const act = async (request: ControlRequest) => {
    if ('release' in request) {
      const release = await realpath(request.release);
      if (dirname(release) !== (await realpath(releases)))
        throw new Error(`${release} is no release in ${releases}`);
      if (request.do === 'step')
        await runStep(release, request.words, (line) => send({ line }), signal);
      else if (request.do === 'switch') await supervisor.switchTo(release);
      else await supervisor.close(release);
    } else if (request.do === 'settle') await supervisor.settle();
    const { release, origin } = supervisor.serving();
    send({ done: { release, origin } });
  };
  // It passes on errors of the socket, such as of an upgrade that was killed: the end of the connection says it all.
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

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  const answered = await promise;
  socket.destroy();
  return answered;
}
