/**
 * Sends requests to one URL, as `wrk` does: each connection sends a request, reads the whole response, and repeats. It
 * uses plain sockets, because an HTTP client on Node (also that of autocannon) uses more CPU than the server under
 * test.
 *
 * It runs in its own process, which `load-url.ts` starts. For each `LoadOptions` that it is sent it sends a
 * `LoadReport` back: the first load of a process is slower, until V8 has compiled it.
 */
import { createConnection } from 'node:net';
import { percentile } from '../support/statistics.ts';
import { createResponseReader, type ResponseReader } from './responses.ts';

export type LoadOptions = {
  port: number;
  path: string;
  connections: number;
  /** Responses during the warm-up do not count. */
  warmUpMs: number;
  measuredMs: number;
};

export type LoadReport = {
  requestsPerSecond: number;
  /** 99th percentile of the time from request to last byte. */
  p99Ms: number;
  /** Number of responses, including the warm-up. */
  responses: number;
  /** Share of a core that this process used. Near 1, the load generator was the limit and not the server. */
  busy: number;
};

process.on('message', async (options: LoadOptions) => {
  process.send?.(await load(options));
});

/** @throws when a status is not 200, or a connection fails: the process ends */
async function load({ port, path, connections, ...times }: LoadOptions): Promise<LoadReport> {
  const from = performance.now() + times.warmUpMs;
  const until = from + times.measuredMs;
  const latencies: number[] = [];
  let responses = 0;
  const onResponse = (sentAt: number, now: number) => {
    responses += 1;
    if (sentAt >= from && now < until) latencies.push(now - sentAt);
  };
  const usedBefore = process.cpuUsage();
  await Promise.all(
    Array.from({ length: connections }, () => requestUntil(until, { port, path, onResponse })),
  );
  const used = process.cpuUsage(usedBefore);
  return {
    requestsPerSecond: (latencies.length * 1000) / times.measuredMs,
    p99Ms: percentile(latencies, 0.99),
    responses,
    busy: (used.user + used.system) / 1000 / (times.warmUpMs + times.measuredMs),
  };
}

type Requests = {
  port: number;
  path: string;
  onResponse: (sentAt: number, now: number) => void;
};

/** Sends one request after the other on one connection. */
function requestUntil(until: number, { port, path, onResponse }: Requests): Promise<void> {
  const request = [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Accept: text/html,*/*',
    'Accept-Encoding: gzip, deflate, br, zstd',
    // The site counts readers by it.
    'User-Agent: Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
    '\r\n',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    const reader: ResponseReader = createResponseReader();
    const socket = createConnection({
      port,
      host: 'localhost',
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(64 * 1024),
        callback(length, buffer) {
          const read = reader.read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          if (read === 'incomplete') return true;
          onResponse(sentAt, performance.now());
          send();
          return true;
        },
      },
    });
    const send = () => {
      sentAt = performance.now();
      if (sentAt < until) socket.write(request, 'latin1');
      else socket.destroy();
    };
    socket.on('connect', send).on('error', reject).on('close', resolve);
  });
}
