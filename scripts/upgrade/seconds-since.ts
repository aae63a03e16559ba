/** @param startedAt as `performance.now()` gave it */
export function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
