/** What a visit has cost so far. */
export type Visit = {
  /** Bytes from the network, with headers. */
  sentBytes: number;
  /** Bytes from the browser's cache. */
  keptBytes: number;
  /** From the request, or from opening a page that was loaded ahead, to the first contentful paint; null if unknown. */
  paintMs: number | null;
  /** Whether the browser loaded the page before the reader opened it. */
  isAhead: boolean;
};

/** Of a `PerformanceResourceTiming`. Old browsers count nothing. */
type Transfer = { transferSize?: number; encodedBodySize?: number; nextHopProtocol?: string };

/** Of a `PerformanceNavigationTiming`. Only Chromium has `activationStart` and `deliveryType`. */
type Page = Transfer & { activationStart?: number; deliveryType?: string };

/**
 * @param files entries of `resource`
 * @param paintedAt the start of `first-contentful-paint` in ms, if there is one
 * @param wasHidden whether the page began in a background tab, where nothing is painted
 */
export function sumUpVisit(
  page: Page,
  files: readonly Transfer[],
  paintedAt: number | undefined,
  wasHidden: boolean,
): Visit {
  const { activationStart = 0, deliveryType } = page;
  let sentBytes = 0;
  let keptBytes = 0;
  for (const { transferSize = 0, encodedBodySize = 0, nextHopProtocol } of [page, ...files]) {
    sentBytes += transferSize;
    if (transferSize > 0 && nextHopProtocol === 'http/1.1') sentBytes += plainHeaderBytes;
    // An unchanged file (304) has the size of its headers.
    if (transferSize < encodedBodySize) keptBytes += encodedBodySize;
  }
  // A prerendered page is hidden, too.
  const isKnown = paintedAt !== undefined && (activationStart > 0 || !wasHidden);
  return {
    sentBytes,
    keptBytes,
    paintMs: isKnown ? Math.max(0, paintedAt - activationStart) : null,
    isAhead: activationStart > 0 || deliveryType === 'navigational-prefetch',
  };
}

/**
 * Browsers count 300 bytes for the headers of each response, whatever they are (Resource Timing, `transferSize`).
 * HTTP/2 and 3 compress headers; by HTTP/1.1 those of this site have 740 bytes, as measured with DevTools.
 */
const plainHeaderBytes = 440;
