import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { endProcess, runOnCore, serverCore } from '../support/run-on-core.ts';
import type { BareAnswer } from './bare-server.ts';

/** Headers that `node:http` itself adds to every answer, or that are replaced by the length. */
const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Runs a bare server that answers what this address answers to a browser: the same bytes with the same headers. */
export async function startBareServer(
  address: string,
): Promise<{ port: number; pid: number; bytes: number; stop: () => Promise<void> }> {
  const { headers, body } = await readAnswer(address);
  const server = runOnCore(serverCore, process.execPath, ['bench/load/bare-server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.send({ headers, bodyBase64: body.toString('base64') } satisfies BareAnswer);
  const [port] = await once(server, 'message');
  return { port, pid: server.pid ?? 0, bytes: body.length, stop: () => endProcess(server) };
}

/** As it comes over the line, compressed. */
export async function readAnswer(
  address: string,
): Promise<{ headers: BareAnswer['headers']; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const acceptEncoding = 'gzip, deflate, br, zstd';
  get(address, { headers: { 'Accept-Encoding': acceptEncoding } }, resolve).on('error', reject);
  const response = await promise;
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !ownHeaders.includes(name))
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
  return { headers: [...headers, ['content-length', String(body.length)]], body };
}
