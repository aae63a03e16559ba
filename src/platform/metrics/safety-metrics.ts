import { Gauge, type Registry } from 'prom-client';
import { metricsEvents } from './metrics-events.ts';

/** Adds how the backups stand, and what of the owner's page is red. */
export function addSafetyMetrics(registers: Registry[]): void {
  const lastSuccess = new Gauge({
    name: 'site_safety_last_success_timestamp_seconds',
    help: 'When a backup was last sent or found unchanged, and when one was last proven',
    labelNames: ['job'],
    registers,
  });
  const failing = new Gauge({
    name: 'site_safety_failing',
    help: '1 where the last backup or proof failed',
    labelNames: ['job'],
    registers,
  });
  const red = new Gauge({
    name: 'site_safety_red',
    help: "1 where a line of the owner's page is red",
    labelNames: ['topic'],
    registers,
  });
  metricsEvents.on('safetyLineRead', ({ topic, isRed }) => red.set({ topic }, isRed ? 1 : 0));
  metricsEvents.on('safetyJobRead', ({ job, succeededAt, isFailing }) => {
    if (succeededAt !== null) lastSuccess.set({ job }, succeededAt);
    failing.set({ job }, isFailing ? 1 : 0);
  });
}
