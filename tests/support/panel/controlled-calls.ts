import type { Page, Route } from '@playwright/test';

export type ControlledCalls = {
  /** @returns lets those through that wait, and all that come later */
  hold: () => () => void;
  /** Answers with an error whose words nobody should see. */
  fail: () => void;
  /** Ends them without an answer. */
  cutOff: () => void;
  letThrough: () => void;
};

/**
 * Puts the calls of a page to one address into the hands of a test. They go through until it says otherwise. Asked for
 * before the page is opened: one that is at work may call once more before the browser asks the test.
 */
export async function controlCalls(page: Page, address: string): Promise<ControlledCalls> {
  const letThrough = (route: Route) => route.continue();
  let treat: (route: Route) => Promise<void> = letThrough;
  await page.route(address, (route) => treat(route));
  return {
    hold() {
      const held = Promise.withResolvers<void>();
      treat = async (route) => {
        await held.promise;
        await route.continue();
      };
      return held.resolve;
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
