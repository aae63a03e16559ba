import type { Page, Route } from '@playwright/test';

type Treatment = (route: Route) => Promise<void>;

const treatments = {
  letThrough: (route) => route.continue(),
  /** Responds with an error without a reason. */
  fail: (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
  /** Aborts the calls. */
  cutOff: (route) => route.abort(),
} satisfies Record<string, Treatment>;

type TreatmentName = keyof typeof treatments;

export type ControlledCalls = Record<TreatmentName, () => void> & {
  /**
   * Holds calls.
   *
   * @returns a function that waits for the first held call, and then releases it and all later ones. A page may show
   * that it is saving before its request reaches the route handler.
   */
  hold: () => (release?: TreatmentName) => Promise<void>;
};

/**
 * Controls the calls of a page to one URL. They pass until the test says otherwise. Call it before the page is opened:
 * a page that is running may send one more call before the browser asks the test.
 */
export async function controlCalls(page: Page, url: string): Promise<ControlledCalls> {
  let treat: Treatment = treatments.letThrough;
  const from = (treatment: Treatment) => () => {
    treat = treatment;
  };
  await page.route(url, (route) => treat(route));
  return {
    letThrough: from(treatments.letThrough),
    fail: from(treatments.fail),
    cutOff: from(treatments.cutOff),
    hold() {
      const arrival = Promise.withResolvers<void>();
      const release = Promise.withResolvers<Treatment>();
      treat = async (route) => {
        arrival.resolve();
        const treatment = await release.promise;
        await treatment(route);
      };
      return async (name = 'letThrough') => {
        await arrival.promise;
        release.resolve(treatments[name]);
      };
    },
  };
}
