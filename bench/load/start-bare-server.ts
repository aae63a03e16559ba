import { once } from 'node:events';
import { readSettledAnswer } from '../support/read-settled-answer.ts';
import { endProcess, runOnCore, serverCore } from '../support/run-on-core.ts';
import type { BareAnswer } from './bare-server.ts';

/** Runs a bare server that answers what this address answers to a browser: the same bytes with the same headers. */
export async function startBareServer(
  address: string,
): Promise<{ port: number; pid: number; bytes: number; stop: () => Promise<void> }> {
  const { headers, body } = await readSettledAnswer(address);
  const server = runOnCore(serverCore, process.execPath, ['bench/load/bare-server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.send({ headers, bodyBase64: body.toString('base64') } satisfies BareAnswer);
  const [port] = await once(server, 'message');
  return { port, pid: server.pid ?? 0, bytes: body.length, stop: () => endProcess(server) };
}
