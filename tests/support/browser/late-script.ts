import type { Page } from '@playwright/test';
export const scripts = /\/assets\/.*\.js$/;

/** Holds the page's requests until they are released. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  await page.route(
    url,
    (route) =>
      new Promise<void>((resolve) => {
        waiting.push(() => resolve(route.fallback()));
      }),
  );
  return async () => {
    await page.unroute(url);
    for (const letGo of waiting) letGo();
  };
}

/**
 * Lets React hydrate for the whole test: it never says that it has. Events are kept from it meanwhile
 * (`block-discrete-events.ts`).
 *
 * @returns resolves once it hydrates, which needs a reader's first intent
 */
export async function hydrateForever(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      document.documentElement.dataset.hydrates = '';
    };
    addEventListener('hydrated', hold, true);
  });
  return () => page.locator('html[data-hydrates]').waitFor();
}

/** Records the scripts that a page requests, except the one for fonts that come after the first paint. */
export function recordScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (scripts.test(url) && !url.includes('/late-fonts-')) asked.push(url);
  });
  return asked;
}

/** Waits until the browser is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A globe that the CPU draws leaves no idle time.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}
