/** The base of the library's stores. Its types say that its index exports this; it does not. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import { type RateLimiterRes, RateLimiterStoreAbstract } from 'rate-limiter-flexible';

  // biome-ignore lint/style/noDefaultExport: what the package exports
  export default abstract class Store<Stored> extends RateLimiterStoreAbstract {
    /** @param replaces true sets points and duration whatever was there; false counts up */
    protected abstract _upsert(
      key: string,
      points: number,
      durationMs: number,
      replaces: boolean,
    ): Promise<Stored>;
    protected abstract _get(key: string): Promise<Stored | null>;
    protected abstract _delete(key: string): Promise<boolean>;
    protected abstract _getRateLimiterRes(
      key: string,
      changedPoints: number,
      stored: Stored,
    ): RateLimiterRes;
  }
}
