import '@tanstack/react-start/server-only';

export { metricsEvents } from './metrics-events.ts';
export { startMetrics } from './start-metrics.ts';
