import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastHandler } from './fast-handler.ts';
import { isDraining } from './listen.ts';
import type { HeaderLines } from './security-headers.ts';

const databaseTimeoutMs = 1_000;

/**
 * Handles `/healthz` (liveness: the process responds) and `/readyz` (readiness: 503 while the process drains or the
 * database does not respond within a second).
 *
 * @param pingDatabase rejects, or never settles, if the database does not respond
 * @param headers added to each response
 */
export function createHealthChecks(
  pingDatabase: () => Promise<unknown>,
  headers: HeaderLines,
): FastHandler {
  const send = (response: ServerResponse, status: number, text: string): void => {
    const lines = Object.entries({
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '5' }),
    });
    response.writeHead(status, [...headers, ...lines].flat()).end(`${text}\n`);
  };
  /** One ping at a time, however many requests wait: a database that hangs gets no queue from here. */
  let inFlight: Promise<boolean> | undefined;
  const isDatabaseReady = async () => {
    inFlight ??= pingDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        inFlight = undefined;
      });
    return await Promise.race([inFlight, wait(databaseTimeoutMs, false, { ref: false })]);
  };
  return ({ url, method }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (url === '/healthz') {
      send(response, 200, 'alive');
      return true;
    }
    if (url !== '/readyz') return false;
    if (isDraining()) send(response, 503, 'stopping');
    else
      void isDatabaseReady().then((isReady) =>
        isReady
          ? send(response, 200, 'ready')
          : send(response, 503, 'the database does not answer'),
      );
    return true;
  };
}
