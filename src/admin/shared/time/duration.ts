import { dayMs, hourMs } from '#language/durations.ts';

/** A length of time in one unit, as people say it. */
export type Duration = { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number };

const units = [
  { unit: 'days', ms: dayMs },
  { unit: 'hours', ms: hourMs },
  { unit: 'minutes', ms: 60_000 },
] as const;

/** The time between two moments (ISO 8601), rounded down; never negative. */
export function durationBetween(from: string, to: string): Duration {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from));
  const found = units.find((one) => ms >= one.ms);
  return found
    ? { unit: found.unit, count: Math.floor(ms / found.ms) }
    : { unit: 'seconds', count: Math.floor(ms / 1_000) };
}
