import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConcurrencyStats } from '../concurrency-limit.ts';
import type { ConnectionStats } from '../database/index.ts';
import type { PageCacheStats } from '../page-cache/index.ts';
import { metricsEvents } from './metrics-events.ts';
import { addSafetyMetrics } from './safety-metrics.ts';

/** Statistics of other modules, read at each scrape. */
export type MetricsSources = {
  pageCacheStats: () => PageCacheStats;
  /** By render queue. */
  renderStats: () => Record<string, ConcurrencyStats>;
  connectionStats: () => ConnectionStats | null;
};

export type Metrics = {
  /** Counts a request once its response is sent. `startedAt` is a `performance.now()`. */
  observe: (kind: string, response: ServerResponse, startedAt: number) => void;
  contentType: string;
  /** All metrics in the text format of Prometheus. */
  read: () => Promise<string>;
};

const seconds = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];

export function createMetrics({
  pageCacheStats,
  renderStats,
  connectionStats,
}: MetricsSources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Responses by kind of URL and status; status 0 where the client left before the end',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'From the headers of a request to the last byte of its response',
    labelNames: ['kind'],
    buckets: seconds,
    registers,
  });

  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value !== undefined) this.set(value);
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  counter(
    'site_page_cache_hits_total',
    'Responses from the page cache',
    () => pageCacheStats().hits,
  );
  counter(
    'site_page_cache_misses_total',
    'Requests for which the page cache had no response',
    () => pageCacheStats().misses,
  );
  gauge('site_page_cache_bytes', 'Size of the cached responses', () => pageCacheStats().bytes);
  gauge('site_page_cache_responses', 'Cached responses', () => pageCacheStats().responses);
  gauge(
    'site_page_cache_query_bytes',
    'Size of the cached responses to URLs with a query',
    () => pageCacheStats().queryBytes,
  );
  gauge(
    'site_page_cache_query_responses',
    'Cached responses to URLs with a query',
    () => pageCacheStats().queryResponses,
  );
  new Counter({
    name: 'site_renders_total',
    help: 'Renderings by render queue: done, or refused because the queue was full',
    labelNames: ['of', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [of, { started, rejected }] of Object.entries(renderStats())) {
        this.inc({ of, outcome: 'done' }, started);
        this.inc({ of, outcome: 'refused' }, rejected);
      }
    },
  });
  gauge('site_database_connections', 'Open connections', () => connectionStats()?.open);
  gauge(
    'site_database_connections_idle',
    'Open connections that are idle',
    () => connectionStats()?.idle,
  );
  gauge(
    'site_database_waiting',
    'Queries that wait for a connection',
    () => connectionStats()?.waiting,
  );

  const readers = new Counter({
    name: 'site_readers_counted_total',
    help: 'Readers that this process has counted: one for each visitor, post and day',
    registers,
  });
  const runs = new Counter({
    name: 'site_assistant_runs_total',
    help: 'Finished runs of the assistant',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const runDurations = new Histogram({
    name: 'site_assistant_run_seconds',
    help: 'Duration of the runs of the assistant',
    labelNames: ['task'],
    buckets: [1, 5, 15, 30, 60, 120, 300],
    registers,
  });
  addSafetyMetrics(registers);
  const enquiries = new Counter({
    name: 'site_enquiries_total',
    help: 'Enquiries that this process has stored, by whether they are doubtful',
    labelNames: ['outcome'],
    registers,
  });
  const deliveries = new Counter({
    name: 'site_enquiry_deliveries_total',
    help: 'Attempts to deliver enquiries: delivered, failed (another follows) or refused',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const undelivered = new Gauge({
    name: 'site_enquiry_deliveries',
    help: 'Messages about enquiries that wait, and that the receiver did not take',
    labelNames: ['channel', 'state'],
    registers,
  });
  metricsEvents.on('enquiryStored', ({ outcome }) => enquiries.inc({ outcome }));
  metricsEvents.on('enquiryDelivered', ({ channel, outcome }) =>
    deliveries.inc({ channel, outcome }),
  );
  metricsEvents.on('enquiryChannelsRead', (states) => {
    for (const { channel, waiting, refused } of states) {
      undelivered.set({ channel, state: 'waiting' }, waiting);
      undelivered.set({ channel, state: 'refused' }, refused);
    }
  });
  metricsEvents.on('readersCounted', (count) => readers.inc(count));
  metricsEvents.on('assistantRunEnded', ({ task, outcome, durationMs }) => {
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
