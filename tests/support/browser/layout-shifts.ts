import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Chromium's message about a font that `watchLayoutShifts` blocks. */
export const blockedFontMessage = /net::ERR_FAILED/;

/**
 * Records layout shifts from now on, and after every navigation. Call it before the page is opened.
 *
 * It blocks fonts, so that the page keeps the system's font. On a busy machine, milliseconds decide whether Chromium
 * paints the first frame before a font arrives or after it (docs/decisions/0002-fonts-are-optional.md).
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await recordLayoutShifts(page);
}

/** As {@link watchLayoutShifts}, for a test that decides itself when fonts arrive. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { at: number; text: string }[] = [];
    Object.assign(window, { shifts });
    const named = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} ` +
      `from ${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]}`;
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ at: startTime, text: `${value}: ${sources.map(named).join('; ')}` });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Layout shifts since the page's HTML was complete: how far, and which elements moved from where to where. Earlier
 * shifts don't count: a frame that is painted in the middle of a line shows the rest of the line arriving, wherever the
 * network cut it.
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { at: number; text: string }[] };
    const [navigation] = performance.getEntriesByType('navigation');
    const complete = (navigation as PerformanceNavigationTiming).domInteractive;
    return shifts.filter(({ at }) => at > complete).map(({ text }) => text);
  });
}
