import { EventEmitter } from 'node:events';

/** Events of the domain that the metrics count. Without metrics there is no listener. */
export const metricsEvents = new EventEmitter<{
  assistantRunEnded: [{ task: string; outcome: string; durationMs: number }];
  /** The number of readers in one write. */
  readersCounted: [number];
}>();
