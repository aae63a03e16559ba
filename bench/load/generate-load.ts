/**
 * Loads one address, as `wrk` does but without being installed: each connection asks, reads the whole answer, and asks
 * again. Plain sockets, since Node's own HTTP client costs more than the server that it would measure.
 *
 * A process of its own, which `load-address.ts` starts with `LoadOptions` as JSON; it prints a `LoadReport`.
 */
import { createConnection } from 'node:net';
import { percentile } from '../support/middle.ts';
import { type Answers, createAnswers } from './answers.ts';

export type LoadOptions = {
  port: number;
  path: string;
  connections: number;
  /** What is answered before is not counted. */
  warmUpMs: number;
  measuredMs: number;
};

export type LoadReport = {
  requestsPerSecond: number;
  /** From asking to the last byte, of the slowest one in a hundred. */
  p99Ms: number;
  /** All of them, those of the warm-up too. */
  answers: number;
  /** How much of a core this process used: near 1, it was the limit and not the server. */
  busy: number;
};

const options: LoadOptions = JSON.parse(process.argv[2] ?? '');
const request = [
  `GET ${options.path} HTTP/1.1`,
  `Host: localhost:${options.port}`,
  'Accept: text/html,*/*',
  'Accept-Encoding: gzip, deflate, br, zstd',
  '\r\n',
].join('\r\n');

const from = performance.now() + options.warmUpMs;
const until = from + options.measuredMs;
const latencies: number[] = [];
let answerCount = 0;
const usedBefore = process.cpuUsage();
await Promise.all(Array.from({ length: options.connections }, askAgainAndAgain));
const used = process.cpuUsage(usedBefore);
const report: LoadReport = {
  requestsPerSecond: (latencies.length * 1000) / options.measuredMs,
  p99Ms: percentile(latencies, 0.99),
  answers: answerCount,
  busy: (used.user + used.system) / 1000 / (options.warmUpMs + options.measuredMs),
};
console.log(JSON.stringify(report));

/** @throws when an answer is not a 200, or the connection fails */
function askAgainAndAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    let askedAt = 0;
    const answers: Answers = createAnswers();
    const socket = createConnection({
      port: options.port,
      host: 'localhost',
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(64 * 1024),
        callback(length, buffer) {
          const read = answers.take(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          if (read === 'incomplete') return true;
          const now = performance.now();
          answerCount += 1;
          if (askedAt >= from && now < until) latencies.push(now - askedAt);
          ask();
          return true;
        },
      },
    });
    const ask = () => {
      askedAt = performance.now();
      if (askedAt < until) socket.write(request, 'latin1');
      else socket.destroy();
    };
    socket.on('connect', ask).on('error', reject).on('close', resolve);
  });
}
