import type { IncomingMessage, ServerResponse } from 'node:http';
import { log, newRequestId } from './log.ts';

/**
 * Gives a request an id, which its answer says as `X-Request-Id`, and writes a line once it is answered. The query is left
 * out: a search is the reader's own, and some carry secrets.
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

/** A terminal takes some bytes for commands. */
function printablePath(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end))
    .slice(0, maxPathLength)
    .replace(
      /[^\x21-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
