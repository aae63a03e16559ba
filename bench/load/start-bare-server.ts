import { once } from 'node:events';
import { readSettledResponse } from '../support/read-settled-response.ts';
import { runOnCore, serverCore, stopProcess } from '../support/run-on-core.ts';
import type { BareResponse } from './bare-server.ts';

/** Starts a bare server that sends the response of this URL: the same bytes and headers that a browser gets. */
export async function startBareServer(
  url: string,
): Promise<{ port: number; pid: number; bytes: number; stop: () => Promise<void> }> {
  const { headers, body } = await readSettledResponse(url);
  const server = runOnCore(serverCore, process.execPath, ['bench/load/bare-server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.send({ headers, bodyBase64: body.toString('base64') } satisfies BareResponse);
  const [port] = await once(server, 'message');
  return { port, pid: server.pid ?? 0, bytes: body.length, stop: () => stopProcess(server) };
}
