/**
 * Sends requests to one URL, as `wrk` does: each connection sends a request, reads the whole response, and repeats. It
 * uses plain sockets, because an HTTP client on Node (also that of autocannon) uses more CPU than the server under
 * test.
 *
 * It runs in its own process. `load-url.ts` starts it with `LoadOptions` as JSON; it prints a `LoadReport`.
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

const options: LoadOptions = JSON.parse(process.argv[2] ?? '');
const request = [
  `GET ${options.path} HTTP/1.1`,
  `Host: localhost:${options.port}`,
  'Accept: text/html,*/*',
  'Accept-Encoding: gzip, deflate, br, zstd',
  // The site counts readers by it.
  'User-Agent: Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  '\r\n',
].join('\r\n');

const from = performance.now() + options.warmUpMs;
const until = from + options.measuredMs;
const latencies: number[] = [];
let responseCount = 0;
const usedBefore = process.cpuUsage();
await Promise.all(Array.from({ length: options.connections }, requestUntilEnd));
const used = process.cpuUsage(usedBefore);
const report: LoadReport = {
  requestsPerSecond: (latencies.length * 1000) / options.measuredMs,
  p99Ms: percentile(latencies, 0.99),
  responses: responseCount,
  busy: (used.user + used.system) / 1000 / (options.warmUpMs + options.measuredMs),
};
console.log(JSON.stringify(report));

/** @throws when a status is not 200, or the connection fails */
function requestUntilEnd(): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    const reader: ResponseReader = createResponseReader();
    const socket = createConnection({
      port: options.port,
      host: 'localhost',
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(64 * 1024),
        callback(length, buffer) {
          const read = reader.read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          if (read === 'incomplete') return true;
          const now = performance.now();
          responseCount += 1;
          if (sentAt >= from && now < until) latencies.push(now - sentAt);
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
