import type { Page, Route } from '@playwright/test';

export type ControlledCalls = {
  /**
   * @returns waits for the first call, and then releases it and all later ones. A page may show that it calls before
   * the browser asks the test.
   */
  hold: () => () => Promise<void>;
  /** Responds with an error without a reason. */
  fail: () => void;
  /** Aborts the calls. */
  cutOff: () => void;
  letThrough: () => void;
};

/**
 * Controls the calls of a page to one URL. They pass until the test says otherwise. Call it before the page is opened:
 * a page that is running may send one more call before the browser asks the test.
 */
export async function controlCalls(page: Page, url: string): Promise<ControlledCalls> {
  const letThrough = (route: Route) => route.continue();
  let treat: (route: Route) => Promise<void> = letThrough;
  await page.route(url, (route) => treat(route));
  return {
    hold() {
      const arrival = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      treat = async (route) => {
        arrival.resolve();
        await release.promise;
        await route.continue();
      };
      return async () => {
        await arrival.promise;
        release.resolve();
      };
    },
    fail() {
      treat = (route) =>
        route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } });
    },
    cutOff() {
      treat = (route) => route.abort();
    },
    letThrough() {
      treat = letThrough;
    },
  };
}
