import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { log } from '../../log/index.ts';
import { collectChanges } from './collect-changes.ts';
import type { PostChangeFeed, PostChangeListener } from './post-change-feed.ts';
import { postChangedChannel } from './post-change-triggers.ts';

/** `pg_stat_activity.application_name` of the connection that listens: it shows that a site runs. */
export const changeFeedApplicationName = 'post changes';

/** Prefix of our own messages, which `flushed` waits for. No slug has a space. */
const markerPrefix = 'marker ';

/** A dead connection is detected within the sum of these two. */
const heartbeatMs = 5_000;
const queryTimeoutMs = 5_000;

const reconnectMs = 500;
/** How long {@link PostChangeFeed.stop} waits for the end of the connection. */
const endTimeoutMs = 1_000;

/**
 * Listens on its own connection and reopens it when it is lost. Notifications may be missing after a reconnect, so the
 * listener gets `onMissedEvents`; so it does for each `flushed` during the outage.
 */
export function createPostgresChangeFeed(
  connectionString: string,
  listener: PostChangeListener,
): PostChangeFeed {
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  const changes = collectChanges(listener.onChange);
  /** Our own messages that have not come back yet. */
  const markers = new Map<string, () => void>();
  let listening: Client | null = null;
  /** One line in the log for each outage. */
  let isOutageLogged = false;

  async function listen(): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString,
      application_name: changeFeedApplicationName,
      keepAlive: true,
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', () => lost.resolve());
    client.on('end', () => lost.resolve());
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(markerPrefix)) markers.get(payload)?.();
      else changes.add(payload);
    });
    const heartbeat = setInterval(
      () => client.query('select 1').catch(() => lost.resolve()),
      heartbeatMs,
    );
    heartbeat.unref();
    try {
      await client.connect();
      await client.query(`listen ${postChangedChannel}`);
      listening = client;
      isOutageLogged = false;
      listener.onMissedEvents();
      await Promise.race([lost.promise, stopped.promise]);
    } finally {
      clearInterval(heartbeat);
      listening = null;
      if (markers.size > 0) listener.onMissedEvents();
      for (const resolve of markers.values()) resolve();
      const end = client.end().catch(() => undefined);
      // Until its end, the server lists the connection, which shows that a site runs. A broken one may never end.
      if (isStopped) await Promise.race([end, wait(endTimeoutMs, undefined, { ref: false })]);
    }
  }

  async function listenUntilStopped(): Promise<void> {
    while (!isStopped) {
      await listen().catch((error: Error) => {
        if (!isOutageLogged) log.warn(`Not listening to PostgreSQL: ${error.message}`);
        isOutageLogged = true;
      });
      if (!isStopped) await Promise.race([stopped.promise, wait(reconnectMs)]);
    }
  }

  const ended = listenUntilStopped();

  return {
    async flushed() {
      const client = listening;
      const marker = markerPrefix + randomUUID();
      const arrived = Promise.withResolvers<void>();
      markers.set(marker, arrived.resolve);
      try {
        if (!client) throw new Error('not connected');
        // Notifications arrive in the order of their commits: when the marker arrives, all earlier ones have arrived.
        await client.query('select pg_notify($1, $2)', [postChangedChannel, marker]);
        await arrived.promise;
        await changes.done();
      } catch {
        listener.onMissedEvents();
      } finally {
        markers.delete(marker);
      }
    },
    async stop() {
      isStopped = true;
      stopped.resolve();
      await ended;
      await changes.done();
    },
  };
}
