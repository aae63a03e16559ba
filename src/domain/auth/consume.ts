import { RateLimiterRes } from 'rate-limiter-flexible';

type Limiter = { consume: (key: string) => Promise<unknown> };

/** Consumes one point. @returns the state of the limiter where the limit is exceeded, which the library throws; otherwise null */
export async function consume(limiter: Limiter, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
