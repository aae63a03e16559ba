import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStore from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Database } from '#platform/database/index.ts';

/** The latest end of a window of this duration, if clocks differ by up to one more duration. ISO 8601 */
export function latestEndOf(durationSeconds: number, now: Date): string {
  return new Date(now.getTime() + 2 * durationSeconds * 1_000).toISOString();
}

type StoredCount = { points: number; expires_at: string | null };

/**
 * A store of rate-limiter-flexible over the table `rate_limits`. Each of the library's own stores needs its own driver
 * and creates its own tables; this one serves both engines through Kysely. Each count is one statement, so it is exact
 * for any number of concurrent requests and processes.
 *
 * It differs from the library's stores in two ways. Each count moves the end of the window, so that no span of one
 * duration holds more points than the limit. And a count over the limit is not stored: a flood of rejected attempts
 * writes nothing, and a window always ends.
 *
 * A window that ends later than two durations from now is over: it was counted before the clock was set back, and would
 * lock someone out until the clock catches up. A smaller difference may come from a process whose clock differs, and
 * such a window still counts. Otherwise attempts that alternate between two processes would never be counted together.
 */
export class RateLimitStore extends RateLimiterStore<StoredCount> {
  readonly #database: Database;
  readonly #now: Date;
  /** A window that ends later is over. */
  readonly #latestEnd: string;

  constructor(
    database: Database,
    now: Date,
    options: { keyPrefix: string; points: number; durationSeconds: number },
  ) {
    const { keyPrefix, points, durationSeconds: duration } = options;
    super({ storeClient: database, keyPrefix, points, duration });
    this.#database = database;
    this.#now = now;
    this.#latestEnd = latestEndOf(duration, now);
  }

  protected override async _upsert(
    key: string,
    points: number,
    durationMs: number,
    replaces: boolean,
  ): Promise<StoredCount> {
    const now = this.#now.toISOString();
    const end = durationMs > 0 ? new Date(this.#now.getTime() + durationMs).toISOString() : null;
    // A point that is returned after its row was deleted must not allow one more attempt.
    const first = Math.max(points, 0);
    const counted = await this.#database
      .insertInto('rate_limits')
      .values({ key, points: first, expires_at: end })
      .onConflict((conflict) => {
        const existing = conflict.column('key');
        if (replaces) return existing.doUpdateSet({ points, expires_at: end });
        return existing
          .doUpdateSet((row) => ({
            points: row
              .case()
              .when(
                row.or([
                  row('rate_limits.expires_at', '<=', now),
                  row('rate_limits.expires_at', '>', this.#latestEnd),
                ]),
              )
              .then(first)
              .else(row('rate_limits.points', '+', points))
              .end(),
            expires_at: end,
          }))
          .where((row) =>
            row.or([
              row('rate_limits.expires_at', '<=', now),
              row('rate_limits.expires_at', '>', this.#latestEnd),
              row(row('rate_limits.points', '+', points), '<=', this.points),
            ]),
          );
      })
      .returning(['points', 'expires_at'])
      .executeTakeFirst();
    if (counted) return counted;
    const full = await this._get(key);
    // Another call deleted the row or returned a point between the two statements, so nothing was counted.
    if (!full || full.points + points <= this.points)
      return await this._upsert(key, points, durationMs, replaces);
    return { points: full.points + points, expires_at: full.expires_at };
  }

  protected override async _get(key: string): Promise<StoredCount | null> {
    const stored = await this.#database
      .selectFrom('rate_limits')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where((where) =>
        where.or([
          where.and([
            where('expires_at', '>', this.#now.toISOString()),
            where('expires_at', '<=', this.#latestEnd),
          ]),
          where('expires_at', 'is', null),
        ]),
      )
      .executeTakeFirst();
    return stored ?? null;
  }

  protected override async _delete(key: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('rate_limits')
      .where('key', '=', key)
      .executeTakeFirst();
    return numDeletedRows > 0;
  }

  protected override _getRateLimiterRes(
    _key: string,
    changedPoints: number,
    stored: StoredCount,
  ): RateLimiterRes {
    const msBeforeNext = stored.expires_at
      ? Math.max(Date.parse(stored.expires_at) - this.#now.getTime(), 0)
      : -1;
    return new RateLimiterRes(
      Math.max(this.points - stored.points, 0),
      msBeforeNext,
      stored.points,
      stored.points === changedPoints,
    );
  }
}
