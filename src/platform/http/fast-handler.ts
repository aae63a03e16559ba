import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Handles a request without a `Request` and a `Response` object, which cost several times as much as sending bytes from
 * memory.
 *
 * @returns false when it declines: the next handler is asked
 */
export type FastHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The name is the `kind` under which the metrics count its requests. */
export type NamedFastHandler = { name: string; handle: FastHandler };
