import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  chooseEncoding,
  type EncodedBodies,
  type Encoding,
  plainBytes,
} from './content-encoding.ts';

/** What an answer says and is, before its header lines are written. */
export type AnswerParts = {
  status: number;
  contentType: string | null;
  etag: string | null;
  /** A whole second, which is all that the header can tell. */
  lastModified: Date | null;
  /** The other headers. What they say of the body is ignored: that is told of the body as it is sent. */
  headers: Iterable<readonly [name: string, value: string]>;
  bodies: EncodedBodies;
};

/** An answer whose bytes and header lines lie in memory, so that sending it costs a look-up and a write. */
export type ReadyAnswer = AnswerParts & {
  /** What every answer says, 304 included, as `writeHead` takes it: name, value, name, value. */
  lines: string[];
  /** The same with what belongs to a body in each encoding. */
  linesWith: { [Name in Encoding | 'identity']?: string[] };
};

const headersOfBodies = new Set([
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]);

export function readyAnswer(parts: AnswerParts): ReadyAnswer {
  const { contentType, etag, lastModified, bodies } = parts;
  const lines = [...parts.headers]
    .filter(([name]) => !headersOfBodies.has(name.toLowerCase()))
    .flat();
  if (etag) lines.push('ETag', etag);
  if (lastModified) lines.push('Last-Modified', lastModified.toUTCString());
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

/** Sends it in the best encoding that the request accepts, 304 to one who has it, 206 where one part is asked for. */
export function sendReadyAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
): void {
  if (isKnown(request, answer)) {
    response.writeHead(304, answer.lines).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.bodies);
  const body = answer.bodies[encoding];
  const lines = answer.linesWith[encoding];
  if (!body || !lines) {
    void sendPlain(request, response, answer);
    return;
  }
  const range = encoding === 'identity' && parseRange(request.headers.range, body.length);
  if (range) sendRange(request, response, answer, { body, ...range });
  else send(request, response, body, answer.status, lines);
}

async function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
): Promise<void> {
  const identity = await plainBytes(answer.bodies);
  const { linesWith } = readyAnswer({ ...answer, bodies: { ...answer.bodies, identity } });
  send(request, response, identity, answer.status, linesWith.identity ?? []);
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  { body, start, end }: { body: Buffer; start: number; end: number },
): void {
  const identity = body.subarray(start, end + 1);
  const { linesWith } = readyAnswer({ ...answer, bodies: { identity } });
  const range = ['Content-Range', `bytes ${start}-${end}/${body.length}`];
  send(request, response, identity, 206, [...(linesWith.identity ?? []), ...range]);
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

/** The tag decides where one is sent (RFC 9110, 13.2.2), and is compared weakly (13.1.2). */
function isKnown({ headers }: IncomingMessage, { status, etag, lastModified }: AnswerParts) {
  if (status !== 200) return false;
  const known = headers['if-none-match'];
  if (known !== undefined)
    return etag !== null && (known.trim() === '*' || known.includes(etag.replace(/^W\//, '')));
  const since = headers['if-modified-since'];
  return (
    since !== undefined && lastModified !== null && Date.parse(since) >= lastModified.getTime()
  );
}

/**
 * One range of bytes, without which Safari plays no video. Anything else that a `Range` header may say is answered with
 * the whole file, as RFC 9110 allows.
 */
function parseRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, length - Number(last));
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return start <= end ? { start, end } : null;
}
