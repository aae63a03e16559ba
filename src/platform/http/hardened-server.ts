import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderLines } from './security-headers.ts';

export type ServerLimits = {
  /** From the connection, or the first byte of a request, to the end of its headers. */
  headersTimeoutMs: number;
  /** The same to the end of its body. */
  requestTimeoutMs: number;
  /** Closes an idle connection. Longer than proxies keep theirs, so that none sends a request on a closed one. */
  keepAliveTimeoutMs: number;
  /**
   * Closes a connection without any traffic on which a response waits to be sent, such as that of a reader who reads
   * nothing. Event streams send something every 15 s.
   */
  idleTimeoutMs: number;
  /** How often the first two are checked: a slow client is dropped at most this late. */
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
 * Node's HTTP server, hardened against request smuggling (RFC 9112, 11.2) and slow clients. A request that a proxy in
 * front might read in another way gets 400, and its connection is closed; a slow one gets 408.
 *
 * @param options.headers of the error responses that the server itself sends
 */
export function createHardenedServer(options: {
  headers: HeaderLines;
  handle: RequestListener;
  limits?: ServerLimits;
}): Server {
  const { headers, handle, limits = serverLimits } = options;
  const lines = [...headers, ['Content-Type', 'text/plain; charset=utf-8'] as const];
  const rejected = new WeakSet<Socket>();
  const closeWhenIdle = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    // A response that is sent at once needs no timer, which each read and write would restart. (On Node 26 it is
    // `writableFinished` only later, when `finish` is emitted.)
    const isSent = response.writableEnded && response.writableLength === 0;
    if (!isSent) socket.setTimeout(limits.idleTimeoutMs);
  };
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      // `isWellFormed` checks it, so that the 400 has the same headers as every response.
      requireHostHeader: false,
      insecureHTTPParser: false,
    },
    (request, response) => {
      // Bytes after a malformed request may be a smuggled one.
      if (rejected.has(request.socket)) return;
      if (isWellFormed(request)) {
        handle(request, response);
      } else {
        rejected.add(request.socket);
        response.writeHead(400, [...lines.flat(), 'Connection', 'close']).end(messages[400]);
      }
      closeWhenIdle(request, response);
    },
  );
  server.maxConnections = limits.maxConnections;
  server.on('checkExpectation', (request, response) => {
    response.writeHead(417, [...lines.flat(), 'Connection', 'close']).end(messages[417]);
    closeWhenIdle(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    reject(socket, statusOf(error), lines);
  });
  return server;
}

/** Checks what Node's parser accepts and other parsers may read differently: the table in `hardened-server.test.ts`. */
function isWellFormed({ url = '', httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return (
    originForm.test(url) &&
    (httpVersion === '1.1' ? headers.host !== undefined : httpVersion === '1.0') &&
    (headers.host === undefined || hostHeader.test(headers.host)) &&
    countOfHosts(rawHeaders) <= 1 &&
    (coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion === '1.1'))
  );
}

/** RFC 9112, 3.2.1, in visible ASCII without `#`. The absolute, authority and asterisk forms are for proxies. */
const originForm = /^\/[\x21\x22\x24-\x7e]*$/;

const hostHeader = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** `request.headers` has only the first of several. */
function countOfHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

const messages = {
  400: 'The request is malformed.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  417: "The expectation can't be met.",
  431: 'The headers of the request are too large.',
} as const;

function statusOf({ code }: NodeJS.ErrnoException): keyof typeof messages {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return 400;
}

/** Sends the error if no response has begun, as Node's default handler does, and closes the connection. */
function reject(
  socket: Socket & { _httpMessage?: { headersSent: boolean } },
  status: keyof typeof messages,
  lines: HeaderLines,
): void {
  if (socket.writable && !socket._httpMessage?.headersSent) {
    const body = messages[status];
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
