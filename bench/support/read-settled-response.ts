import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const settlingMs = 2_100;

/** The body as it was sent, compressed, and the headers without those that `node:http` adds to every response. */
type PlainResponse = { headers: [name: string, value: string][]; body: Buffer };

/**
 * The response of a page that has been cached for a while. The page cache recompresses an entry after two seconds, in
 * the background. This function waits until the size is stable.
 */
export async function readSettledResponse(url: string): Promise<PlainResponse> {
  let response = await readResponse(url);
  await pause(settlingMs);
  for (let unchanged = 0; unchanged < 3; ) {
    await pause(200);
    const next = await readResponse(url);
    unchanged = next.body.length === response.body.length ? unchanged + 1 : 0;
    response = next;
  }
  return response;
}

const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

async function readResponse(url: string): Promise<PlainResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  get(url, { headers }, resolve).on('error', reject);
  const response = await promise;
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  const sent = Object.entries(response.headersDistinct)
    .filter(([name]) => !ownHeaders.includes(name))
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
  return { headers: [...sent, ['content-length', String(body.length)]], body };
}
