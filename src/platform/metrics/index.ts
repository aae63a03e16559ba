import '@tanstack/react-start/server-only';

export { happenings } from './happenings.ts';
export type { Metrics } from './metrics.ts';
export { startMetrics } from './start-metrics.ts';
