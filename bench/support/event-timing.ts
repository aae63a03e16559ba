import type { Page } from '@playwright/test';

const slowerCpu = 4;

/** Slows the page's CPU down four times and records its events. Call it before the page loads. */
export async function recordEvents(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.addInitScript(observeEvents);
}

/** Runs in the page. */
function observeEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
  });
  // TypeScript's type lacks `durationThreshold`. 16 ms is the smallest value.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  observer.observe(options);
}

/**
 * The slowest event since the last call, from the input to the frame that shows its effect, in milliseconds. Chromium
 * rounds to 8 ms, and reports none below 16.
 */
export function slowestEvent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The browser reports events after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    const { durations } = window as unknown as { durations: number[] };
    return Math.max(16, ...durations.splice(0));
  });
}
