import { type ConcurrencyStats, createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import { isPanelPath } from './request-url.ts';

export type RenderStats = Record<'page' | 'other' | 'panel', ConcurrencyStats>;

/** A rendering blocks the process for 10 to 50 ms: a cached page waits for two or three of them at most. */
const queueTimeoutMs = 5_000;

/**
 * Creates a queue for each kind of rendering, so that endless URLs do not delay pages, and neither delays editors.
 *
 * - `page`: URLs without a query, as many as the site has pages.
 * - `other`: searches, unknown paths and review links, whose number is unlimited.
 * - `panel`: the page of the panel.
 */
export function createRenderQueues() {
  const page = createConcurrencyLimit({ maxRunning: 2, maxQueued: 64, queueTimeoutMs });
  const other = createConcurrencyLimit({ maxRunning: 1, maxQueued: 16, queueTimeoutMs });
  const panel = createConcurrencyLimit({ maxRunning: 1, maxQueued: 16, queueTimeoutMs });
  return {
    /** @param isEndless whether the URL is one of an unlimited number */
    queueFor(path: string, isEndless: boolean) {
      if (isPanelPath(path)) return panel;
      return isEndless ? other : page;
    },
    /** The counts of each queue since the start. */
    stats: (): RenderStats => ({
      page: page.stats(),
      other: other.stats(),
      panel: panel.stats(),
    }),
  };
}
