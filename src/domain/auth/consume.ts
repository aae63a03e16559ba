import { RateLimiterRes } from 'rate-limiter-flexible';

type Limiter = { consume: (key: string) => Promise<unknown> };

/** Consumes one point. @returns null, or the limiter's state if the limit is exceeded, which the library throws */
export async function consume(limiter: Limiter, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}
