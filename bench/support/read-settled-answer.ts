import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const settlingMs = 2_100;

/** As it comes over the line, compressed; without the headers that `node:http` adds to every answer. */
type Answer = { headers: [name: string, value: string][]; body: Buffer };

/**
 * What browsers get of a page that has been there for a while: one that stays for two seconds is packed smaller, behind
 * the answers that are still given meanwhile.
 */
export async function readSettledAnswer(address: string): Promise<Answer> {
  let answer = await readAnswer(address);
  await pause(settlingMs);
  for (let sameInTurn = 0; sameInTurn < 3; ) {
    await pause(200);
    const next = await readAnswer(address);
    sameInTurn = next.body.length === answer.body.length ? sameInTurn + 1 : 0;
    answer = next;
  }
  return answer;
}

const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

async function readAnswer(address: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  get(address, { headers }, resolve).on('error', reject);
  const response = await promise;
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
  const sent = Object.entries(response.headersDistinct)
    .filter(([name]) => !ownHeaders.includes(name))
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
  return { headers: [...sent, ['content-length', String(body.length)]], body };
}
