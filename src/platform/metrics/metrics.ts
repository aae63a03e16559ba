import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionCounts } from '../database/index.ts';
import type { PageCacheCounts } from '../page-cache/index.ts';
import { happenings } from './happenings.ts';

/** Where the figures come from that others count anyway. They are asked when somebody reads the metrics. */
export type MetricsSources = {
  countPageCache: () => PageCacheCounts;
  countConnections: () => ConnectionCounts | null;
};

export type Metrics = {
  /** Counts a request, of which `startedAt` tells when it came, as soon as its answer is sent. */
  observe: (kind: string, response: ServerResponse, startedAt: number) => void;
  contentType: string;
  /** Everything in the text format of Prometheus. */
  read: () => Promise<string>;
};

const seconds = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];

export function createMetrics({ countPageCache, countConnections }: MetricsSources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answers sent, by kind of address and status; 0 where the reader left before',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'From the head of a request to the last byte of its answer',
    labelNames: ['kind'],
    buckets: seconds,
    registers,
  });

  const asked = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value !== undefined) this.set(value);
      },
    });
  asked('site_page_cache_hits', 'Since the start', () => countPageCache().hits);
  asked('site_page_cache_misses', 'Since the start', () => countPageCache().misses);
  asked('site_page_cache_bytes', 'Of answers that are kept', () => countPageCache().bytes);
  asked('site_page_cache_answers', 'That are kept', () => countPageCache().answers);
  asked('site_database_connections', 'That are open', () => countConnections()?.open);
  asked('site_database_connections_idle', 'Of the open ones', () => countConnections()?.idle);
  asked('site_database_waiting', 'For a connection', () => countConnections()?.waiting);

  const readers = new Counter({
    name: 'site_readers_counted_total',
    help: 'One for each visitor, post and day, written by this process',
    registers,
  });
  const runs = new Counter({
    name: 'site_assistant_runs_total',
    help: 'Ended runs of the assistant',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const runDurations = new Histogram({
    name: 'site_assistant_run_seconds',
    help: 'Of runs of the assistant',
    labelNames: ['task'],
    buckets: [1, 5, 15, 30, 60, 120, 300],
    registers,
  });
  happenings.on('readersCounted', (count) => readers.inc(count));
  happenings.on('assistantRunEnded', ({ task, outcome, durationMs }) => {
    runs.inc({ task, outcome });
    runDurations.observe({ task }, durationMs / 1_000);
  });

  return {
    observe(kind, response, startedAt) {
      response.once('close', () => {
        requests.inc({ kind, status: response.writableFinished ? response.statusCode : 0 });
        durations.observe({ kind }, (performance.now() - startedAt) / 1_000);
      });
    },
    contentType: register.contentType,
    read: () => register.metrics(),
  };
}
