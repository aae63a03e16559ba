import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from '../http/request-target.ts';
import { log, newRequestId } from './log.ts';

/**
 * Gives a request an id, sent as `X-Request-Id`, and logs a line once the response is sent. The query is not logged:
 * searches are private, and some queries carry secrets.
 *
 * @returns the id
 */
export function logRequest(request: IncomingMessage, response: ServerResponse): string {
  const id = newRequestId();
  response.setHeader('X-Request-Id', id);
  const start = performance.now();
  response.once('close', () => {
    const entry = {
      requestId: id,
      method: request.method,
      path: printablePath(request.url ?? ''),
      status: response.statusCode,
      ms: Math.round(performance.now() - start),
      ...(!response.writableFinished && { isCutOff: true }),
    };
    if (response.statusCode >= 500) log.warn(entry, 'request');
    else log.info(entry, 'request');
  });
  return id;
}

const maxPathLength = 300;

/** Escapes control characters, which a terminal would run as commands. */
function printablePath(url: string): string {
  return splitTarget(url)
    .path.slice(0, maxPathLength)
    .replace(
      /[^\x21-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
