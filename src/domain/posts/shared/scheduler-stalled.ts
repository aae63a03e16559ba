const standstillMs = 120_000;

/**
 * Whether the scheduler has not run for more than two minutes, or never has.
 *
 * @param ranAt ISO 8601, as `now`
 */
export function isSchedulerStalled(ranAt: string | null, now: string): boolean {
  return ranAt === null || Date.parse(now) - Date.parse(ranAt) > standstillMs;
}
