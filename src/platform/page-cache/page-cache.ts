import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { sendNodeResponse } from 'srvx/node';
import { compressAll, plainBytes } from '../http/content-encoding.ts';
import type { FastHandler } from '../http/fast-handler.ts';
import {
  type PreparedResponse,
  prepareResponse,
  sendPreparedResponse,
} from '../http/prepared-response.ts';
import type { HeaderLines } from '../http/security-headers.ts';
import { log, logRequest } from '../log/index.ts';
import {
  type CachedResponse,
  type CachePolicy,
  type CacheStoreStats,
  createCacheStore,
} from './cache-store.ts';
import { compressResponse } from './compress-response.ts';

export type PageCache = {
  handle: FastHandler;
  /**
   * Removes the responses with one of the tags, and ignores the results of their renderings in flight. Those that are
   * being read are sent until their new rendering has replaced them, so that their readers do not wait for it.
   *
   * @returns once none of these responses is sent any more
   */
  purge: (tags: readonly string[]) => Promise<void>;
  /**
   * Marks the responses with one of the tags stale, or all where changes may have been missed. A stale response is
   * rendered again before it is sent, and keeps its compressed bytes where it is the same. If the rendering fails or
   * takes too long, the stale one is sent (stale-if-error).
   */
  markStale: (tags?: readonly string[]) => void;
  stats: () => PageCacheStats;
};

/** Hits and misses since the start. */
export type PageCacheStats = { hits: number; misses: number } & CacheStoreStats;

export type PageCacheOptions = {
  /** The total size of all cached responses. */
  maxBytes: number;
  /** @returns null for a URL that is not cached */
  policyFor: (url: string) => CachePolicy | null;
  /** Renders the response to a GET of the policy's key. It gets nothing else of the visitor's request. */
  render: (key: string) => Promise<Response>;
  /** Called before a rendering starts for a request. @returns the response to send instead, or null */
  checkRateLimit?: (request: IncomingMessage, key: string) => Promise<Response | null>;
  /** Called for each request that got 200 or 304, which are 200 here, or that got 404 or 410. */
  onResponse?: (request: IncomingMessage, key: string, status: 200 | 404 | 410) => void;
  /** The part of a response's text that its ETag covers. Default: all of it. */
  versionOf?: (text: string) => string;
  now?: () => number;
  /** Headers of responses that do not come from `render`. */
  headers?: HeaderLines;
};

type Rendering = { policy: CachePolicy; response: Promise<PreparedResponse> };

/**
 * A response that is still cached then gets the best compression, which takes a tenth of a second of a core. A shorter
 * time would spend that on every save of an editor.
 */
const recompressAfterMs = 2_000;

/** After a failed rendering the older response stays and is not rendered again before this time. */
const retryAfterMs = 1_000;

/** How long a request waits for the new rendering of a stale response, and a purge for that of one that is read. */
const revalidateTimeoutMs = 1_000;

/** A response that was sent within this time is being read. */
const busyMs = 1_000;

/** How many responses a purge renders again. The editor's save waits for them. */
const maxReplaced = 3;

/** How many URLs have their policy cached: many spellings of a URL may share one key. */
const maxPolicies = 1_000;

/**
 * Caches whole responses in memory, compressed. Requests for the same key share one rendering (single flight). An error
 * response is sent to the waiting requests and not cached; an older response stays.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, checkRateLimit, onResponse, headers = [] } = options;
  const { versionOf = (text) => text, now = Date.now } = options;
  const store = createCacheStore(options.maxBytes);
  const policies = new LRUCache<string, CachePolicy>({ max: maxPolicies });
  const inFlight = new Map<string, Rendering>();
  const oneAtATime = pLimit(1);
  let hits = 0;
  let misses = 0;

  function policyFor(url: string): CachePolicy | null {
    const policy = policies.get(url) ?? options.policyFor(url);
    if (policy) policies.set(url, policy);
    return policy;
  }

  function renderOnce(policy: CachePolicy): Promise<PreparedResponse> {
    const running = inFlight.get(policy.key);
    if (running) return running.response;
    const isCurrent = () => inFlight.get(policy.key) === rendering;
    const rendering: Rendering = { policy, response: renderAndStore(policy, isCurrent) };
    inFlight.set(policy.key, rendering);
    const end = () => {
      if (isCurrent()) inFlight.delete(policy.key);
    };
    rendering.response.then(end, end);
    return rendering.response;
  }

  /** @param isCurrent false once a purge has outdated this rendering's data */
  async function renderAndStore(
    policy: CachePolicy,
    isCurrent: () => boolean,
  ): Promise<PreparedResponse> {
    const { key, cacheControl } = policy;
    const renderedAt = now();
    const rendered = await render(key);
    const cached = store.peek(key);
    const previous = cached?.response;
    const response = await compressResponse(rendered, { cacheControl, previous, versionOf });
    if (!isCurrent()) return response;
    if (cached && response === previous) {
      cached.renderedAt = renderedAt;
      cached.isStale = false;
    } else if (cached && response.status >= 500)
      cached.renderedAt = renderedAt - policy.revalidateAfterMs + retryAfterMs;
    else if (response.status === 200)
      store.set(key, {
        policy,
        response,
        renderedAt,
        sentAt: cached?.sentAt ?? renderedAt,
        isRecompressed: false,
        isStale: false,
      });
    else if (response.status < 500) store.delete(key);
    return response;
  }

  /** @returns null if the rendering throws or takes too long */
  async function renderInTime(policy: CachePolicy): Promise<PreparedResponse | null> {
    const rendered = renderOnce(policy).catch((error: unknown) => {
      logError(error);
      return null;
    });
    return await Promise.race([rendered, wait(revalidateTimeoutMs, null, { ref: false })]);
  }

  async function revalidate({ policy, response: stale }: CachedResponse) {
    const rendered = await renderInTime(policy);
    return rendered && rendered.status < 500 ? rendered : stale;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    prepared: PreparedResponse,
    key: string,
  ) {
    sendPreparedResponse(request, response, prepared);
    const { status } = prepared;
    if (status === 200 || status === 404 || status === 410) onResponse?.(request, key, status);
  }

  function sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
  ): void {
    const { policy } = cached;
    send(request, response, cached.response, policy.key);
    cached.sentAt = now();
    const ageMs = cached.sentAt - cached.renderedAt;
    if (!cached.isRecompressed && ageMs >= recompressAfterMs) {
      cached.isRecompressed = true;
      oneAtATime(() => recompress(cached)).catch(logError);
    }
    // Negative if the clock was set back.
    if (ageMs < 0 || ageMs >= policy.revalidateAfterMs) renderOnce(policy).catch(logError);
  }

  async function sendRendered(
    request: IncomingMessage,
    response: ServerResponse,
    { policy, stale }: { policy: CachePolicy; stale: CachedResponse | null | undefined },
  ): Promise<void> {
    try {
      // Requests that wait for a rendering in flight do not count: readers of one network may share an IP address.
      const isFree = Boolean(stale) || inFlight.has(policy.key);
      const limited = isFree ? null : await checkRateLimit?.(request, policy.key);
      for (const [name, value] of headers)
        if (!limited?.headers.has(name)) limited?.headers.set(name, value);
      if (limited) await sendNodeResponse(response, limited);
      else {
        const prepared = await (stale ? revalidate(stale) : renderOnce(policy));
        send(request, response, prepared, policy.key);
      }
    } catch (error) {
      logError(error);
      response.writeHead(500, headers.flat()).end('Internal Server Error');
    }
  }

  async function recompress(cached: CachedResponse): Promise<void> {
    const { policy, response } = cached;
    if (!response.bodies.gzip || store.peek(policy.key) !== cached) return;
    const bodies = await compressAll(await plainBytes(response.bodies), 'small');
    if (store.peek(policy.key) === cached)
      store.set(policy.key, { ...cached, response: prepareResponse({ ...response, bodies }) });
  }

  /** Replaces a response by its new rendering, or removes it if that fails, is outdated too or takes too long. */
  async function replace(outdated: CachedResponse): Promise<void> {
    const { key } = outdated.policy;
    const rendered = await renderInTime(outdated.policy);
    // Compared by their ETag, because a recompressed copy may have been stored meanwhile.
    const stored = store.peek(key)?.response;
    if (stored?.etag === outdated.response.etag && stored !== rendered) store.delete(key);
  }

  /**
   * Ignores the results of renderings in flight.
   *
   * @param tags default: any
   * @returns the cached responses with one of the tags
   */
  function outdate(tags?: readonly string[]): CachedResponse[] {
    const isAffected = ({ policy }: { policy: CachePolicy }) =>
      !tags || policy.tags.some((tag) => tags.includes(tag));
    for (const [key, rendering] of inFlight) if (isAffected(rendering)) inFlight.delete(key);
    return store.all().filter(isAffected);
  }

  return {
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const url = request.url ?? '';
      const byUrl = store.get(url);
      const policy = byUrl ? byUrl.policy : policyFor(url);
      const cached = byUrl ?? (policy && store.get(policy.key));
      if (cached && !cached.isStale) {
        hits += 1;
        sendCached(request, response, cached);
        return true;
      }
      if (!policy) return false;
      misses += 1;
      // Hits are counted (platform/metrics) and not logged: a line costs more than the response.
      logRequest(request, response);
      void sendRendered(request, response, { policy, stale: cached });
      return true;
    },
    async purge(tags) {
      // These renderings are ignored from now on. If an earlier purge waits for one, its old response goes at once.
      const wasInFlight = new Set(inFlight.keys());
      const outdated = outdate(tags);
      const since = now() - busyMs;
      const replaced = outdated
        .filter(
          ({ policy, sentAt, isStale }) =>
            sentAt > since && !isStale && !wasInFlight.has(policy.key),
        )
        .sort((one, other) => other.sentAt - one.sentAt)
        .slice(0, maxReplaced);
      for (const cached of outdated)
        if (!replaced.includes(cached)) store.delete(cached.policy.key);
      await Promise.all(replaced.map(replace));
    },
    markStale(tags) {
      for (const cached of outdate(tags)) cached.isStale = true;
    },
    stats: () => ({ hits, misses, ...store.stats() }),
  };
}

function logError(err: unknown): void {
  log.error({ err }, 'could not render a response for the cache');
}
