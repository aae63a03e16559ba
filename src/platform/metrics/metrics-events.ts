import { EventEmitter } from 'node:events';

/** Events of the domain that the metrics count. Without metrics nobody listens. */
export const metricsEvents = new EventEmitter<{
  assistantRunEnded: [{ task: string; outcome: string; durationMs: number }];
  /** How many readers one write has counted. */
  readersCounted: [number];
}>();
