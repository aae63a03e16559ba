import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderLines } from './security-headers.ts';

export type ServerLimits = {
  /** From a request's first byte, or from the connection, to the end of its headers. */
  headersTimeoutMs: number;
  /** To the end of its body. */
  requestTimeoutMs: number;
  /** A connection on which nothing was asked for so long is closed. More than proxies keep theirs, or they meet a closed one. */
  keepAliveTimeoutMs: number;
  /** Nothing is read or written for so long: a reader who takes nothing. The assistant says something every 15 s. */
  idleTimeoutMs: number;
  /** How often the first two are looked at: a slow client is dropped at most this late. */
  checkIntervalMs: number;
  /** Further ones are closed at once. */
  maxConnections: number;
};

export const serverLimits: ServerLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 75_000,
  idleTimeoutMs: 6 * 60_000,
  checkIntervalMs: 2_000,
  maxConnections: 10_000,
};

/**
 * Node's server, where a request counts only when it can be read in one way: what a proxy in front might understand
 * differently is answered 400, and the connection ends (RFC 9112, 11.2). Slow clients are answered 408.
 *
 * @param options.headers of the answers that are given here
 * @param options.ServerResponse the class of all answers
 */
export function createStrictServer(options: {
  headers: HeaderLines;
  answer: RequestListener;
  limits?: ServerLimits;
  ServerResponse?: typeof ServerResponse;
}): Server {
  const { headers, answer, limits = serverLimits } = options;
  const lines = [...headers, ['Content-Type', 'text/plain; charset=utf-8'] as const];
  const refused = new WeakSet<Socket>();
  const server = createServer(
    {
      ServerResponse: options.ServerResponse ?? ServerResponse,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      // Looked at below, so that this answer has the same headers as every other.
      requireHostHeader: false,
      insecureHTTPParser: false,
    },
    (request, response) => {
      // What stands behind a refused request on its connection is part of it.
      if (refused.has(request.socket)) return;
      if (isPlain(request)) return answer(request, response);
      refused.add(request.socket);
      response.writeHead(400, [...lines.flat(), 'Connection', 'close']).end(sentences[400]);
    },
  );
  server.maxConnections = limits.maxConnections;
  server.setTimeout(limits.idleTimeoutMs);
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, [...lines.flat(), 'Connection', 'close']).end(sentences[417]);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    refuse(socket, statusOf(error), lines);
  });
  return server;
}

/** What Node's parser lets through and others may read differently: see the table of `strict-server.test.ts`. */
function isPlain({ url = '', httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return (
    plainTarget.test(url) &&
    (httpVersion === '1.1' ? headers.host !== undefined : httpVersion === '1.0') &&
    (headers.host === undefined || plainHost.test(headers.host)) &&
    countOfHosts(rawHeaders) <= 1 &&
    (coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion === '1.1'))
  );
}

/** A path on this site, in the letters that an address may have. `http://elsewhere/` and `*` are for proxies. */
const plainTarget = /^\/[\x21\x22\x24-\x7e]*$/;

const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Node gives the first of several. */
function countOfHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

const sentences = {
  400: 'The request is malformed.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  417: 'The expectation can not be met.',
  431: 'The headers of the request are too large.',
} as const;

function statusOf({ code }: NodeJS.ErrnoException): keyof typeof sentences {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return 400;
}

/** Answers where nothing was answered yet, as Node itself does, and ends the connection. */
function refuse(
  socket: Socket & { _httpMessage?: { headersSent: boolean } },
  status: keyof typeof sentences,
  lines: HeaderLines,
): void {
  if (socket.writable && !socket._httpMessage?.headersSent) {
    const body = sentences[status];
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
