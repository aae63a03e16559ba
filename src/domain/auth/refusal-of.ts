import { RateLimiterRes } from 'rate-limiter-flexible';

type Limiter = { consume: (key: string) => Promise<unknown> };

/** Counts one. @returns why the limiter refuses it, which the library throws; null where it does not */
export async function refusalOf(limiter: Limiter, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
