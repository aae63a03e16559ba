import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answerer, isDraining } from './listen.ts';
import type { HeaderLines } from './security-headers.ts';

const answerWithinMs = 1_000;

/**
 * `/healthz` says that the process is alive, and asks nothing. `/readyz` says whether it should be sent visitors: 503 while
 * the database does not answer within a second, and while the process is stopping.
 *
 * @param askDatabase rejects, or never ends, where the database does not answer
 * @param headers of its answers, beside their own
 */
export function createHealthAnswerer(
  askDatabase: () => Promise<unknown>,
  headers: HeaderLines,
): Answerer {
  const say = sayWith(headers);
  /** One question at a time, however many ask: a database that hangs gets no queue from here. */
  let asking: Promise<boolean> | undefined;
  const databaseAnswers = async () => {
    asking ??= askDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return await Promise.race([asking, wait(answerWithinMs, false, { ref: false })]);
  };
  return ({ url, method }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (url === '/healthz') {
      say(response, 200, 'alive');
      return true;
    }
    if (url !== '/readyz') return false;
    if (isDraining()) say(response, 503, 'stopping');
    else
      void databaseAnswers().then((answers) =>
        answers ? say(response, 200, 'ready') : say(response, 503, 'the database does not answer'),
      );
    return true;
  };
}

function sayWith(headers: HeaderLines) {
  return (response: ServerResponse, status: number, words: string): void => {
    const lines = Object.entries({
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '5' }),
    });
    response.writeHead(status, [...headers, ...lines].flat()).end(`${words}\n`);
  };
}
