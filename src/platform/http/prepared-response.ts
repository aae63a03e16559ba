import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';
import {
  chooseEncoding,
  type EncodedBodies,
  type Encoding,
  plainBytes,
} from './content-encoding.ts';

/** A response before its header lines are written. */
export type ResponseParts = {
  status: number;
  contentType: string | null;
  etag: string | null;
  /** The other headers. Those that describe the body are replaced by what is true of the bytes that are sent. */
  headers: Iterable<readonly [name: string, value: string]>;
  bodies: EncodedBodies;
};

/** A response with bytes and header lines in memory: sending it costs a look-up and a write. */
export type PreparedResponse = ResponseParts & {
  /** Headers of every response, 304 included, as `writeHead` takes them: name, value, name, value. */
  lines: string[];
  /** The same with the headers of a body, for each encoding. */
  linesWith: { [Name in Encoding | 'identity']?: string[] };
};

const bodyHeaders = new Set([
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]);

export function prepareResponse(parts: ResponseParts): PreparedResponse {
  const { contentType, etag, bodies } = parts;
  const lines = [...parts.headers].filter(([name]) => !bodyHeaders.has(name.toLowerCase())).flat();
  if (etag) lines.push('ETag', etag);
  if (bodies.gzip) lines.push('Vary', 'Accept-Encoding');
  const typed = contentType ? [...lines, 'Content-Type', contentType] : lines;
  const linesWith = Object.fromEntries(
    Object.entries(bodies).map(([encoding, { length }]) => {
      const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
      return [encoding, [...typed, ...encoded, 'Content-Length', String(length)]];
    }),
  );
  return { ...parts, lines, linesWith };
}

/** Sends it in the best encoding that the request accepts: 304 if the ETag matches, 206 for a single byte range. */
export function sendPreparedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
): void {
  const { status, etag, bodies } = prepared;
  const { headers } = request;
  if (status === 200 && etag !== null && isMatch(headers['if-none-match'], etag)) {
    response.writeHead(304, prepared.lines).end();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding'], bodies);
  const body = bodies[encoding];
  const lines = prepared.linesWith[encoding];
  if (!body || !lines) {
    void sendPlain(request, response, prepared);
    return;
  }
  const range = encoding === 'identity' && singleRange(headers.range, body.length);
  if (range) sendRange(request, response, prepared, { body, ...range });
  else send(request, response, body, status, lines);
}

/**
 * `fresh` gets this one header: for `no-cache`, which asks caches to validate (RFC 9111, 5.2.1.4), it would send a
 * whole page, and this is the validation.
 */
function isMatch(noneMatch: string | undefined, etag: string): boolean {
  return noneMatch !== undefined && fresh({ 'if-none-match': noneMatch }, { etag });
}

async function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
): Promise<void> {
  const identity = await plainBytes(prepared.bodies);
  const { linesWith } = prepareResponse({ ...prepared, bodies: { ...prepared.bodies, identity } });
  send(request, response, identity, prepared.status, linesWith.identity ?? []);
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  { body, start, end }: { body: Buffer; start: number; end: number },
): void {
  const identity = body.subarray(start, end + 1);
  const { linesWith } = prepareResponse({ ...prepared, bodies: { identity } });
  const contentRange = ['Content-Range', `bytes ${start}-${end}/${body.length}`];
  send(request, response, identity, 206, [...(linesWith.identity ?? []), ...contentRange]);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  status: number,
  lines: string[],
): void {
  response.writeHead(status, lines);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** Safari plays no video without ranges. Any other `Range` header gets the whole file, as RFC 9110 (14.2) allows. */
function singleRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | null {
  const ranges = header === undefined ? -2 : parseRange(length, header);
  if (typeof ranges === 'number' || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
