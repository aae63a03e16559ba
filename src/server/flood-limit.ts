import { flushIntervalMs, maxCountedOfAddress } from '#domain/analytics/index.ts';

/** Whose responses are counted at a time. Beyond that, all begin anew. */
const maxAddresses = 20_000;

/**
 * Counts the responses to each IP address between two flushes of the counters, so that a flood costs little.
 *
 * @param now in milliseconds
 * @returns whether the counters would drop one more response to an IP address
 */
export function createFloodLimit(now: () => number): (ipAddress: string) => boolean {
  let interval = 0;
  const ofAddress = new Map<string, number>();
  return (ipAddress) => {
    const current = Math.floor(now() / flushIntervalMs);
    if (current !== interval || ofAddress.size > maxAddresses) {
      interval = current;
      ofAddress.clear();
    }
    const count = ofAddress.get(ipAddress) ?? 0;
    if (count >= maxCountedOfAddress) return true;
    ofAddress.set(ipAddress, count + 1);
    return false;
  };
}
