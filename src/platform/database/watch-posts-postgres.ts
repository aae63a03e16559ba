import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { log } from '../log/index.ts';
import type { PostWatch, PostWatcher } from './watch-posts.ts';

/** What PostgreSQL shows of a site that runs (`pg_stat_activity.application_name`). */
export const watcherName = 'post changes';

/** Where the trigger of migration 0006 sends slugs to. */
const channel = 'post_changed';
/** Of a message that only marks a moment. No slug has a space. */
const markerPrefix = 'marker ';

/** A line that goes dead without a word is noticed within these two. */
const heartbeatMs = 5_000;
const queryTimeoutMs = 5_000;

const retryMs = 500;

/**
 * Listens on a connection of its own. A lost one is opened again, and whatever was said meanwhile is a gap; until then
 * every `caughtUp` is one too.
 */
export function watchPostsOfPostgres(connectionString: string, watcher: PostWatcher): PostWatch {
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  /** Messages of our own that are on their way back. */
  const markers = new Map<string, () => void>();
  let listening: Client | null = null;
  /** Of an outage one line is enough. */
  let isComplaining = false;

  async function listen(): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString,
      application_name: watcherName,
      keepAlive: true,
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', () => lost.resolve());
    client.on('end', () => lost.resolve());
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(markerPrefix)) markers.get(payload)?.();
      else watcher.onPost(payload);
    });
    const heartbeat = setInterval(
      () => client.query('select 1').catch(() => lost.resolve()),
      heartbeatMs,
    );
    heartbeat.unref();
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      listening = client;
      isComplaining = false;
      watcher.onGap();
      await Promise.race([lost.promise, stopped.promise]);
    } finally {
      clearInterval(heartbeat);
      listening = null;
      if (markers.size > 0) watcher.onGap();
      for (const arrive of markers.values()) arrive();
      // It may be broken: nobody waits for its end.
      client.end().catch(() => undefined);
    }
  }

  async function listenUntilStopped(): Promise<void> {
    while (!isStopped) {
      await listen().catch((error: Error) => {
        if (!isComplaining) log.warn(`Not listening to PostgreSQL: ${error.message}`);
        isComplaining = true;
      });
      if (!isStopped) await Promise.race([stopped.promise, wait(retryMs)]);
    }
  }

  const ended = listenUntilStopped();

  return {
    async caughtUp() {
      const client = listening;
      const marker = markerPrefix + randomUUID();
      const arrived = Promise.withResolvers<void>();
      markers.set(marker, arrived.resolve);
      try {
        if (!client) throw new Error('not connected');
        // Messages arrive in the order of their commits: with this one, all before it have.
        await client.query('select pg_notify($1, $2)', [channel, marker]);
        await arrived.promise;
      } catch {
        watcher.onGap();
      } finally {
        markers.delete(marker);
      }
    },
    async stop() {
      isStopped = true;
      stopped.resolve();
      await ended;
    },
  };
}
