import type { CDPSession, Locator, Page } from '@playwright/test';
import { bill as ar, visitBill as arVisit } from '#content/messages/ar/site/bill.ts';
import { bill as ckb, visitBill as ckbVisit } from '#content/messages/ckb/site/bill.ts';
import { bill as en, visitBill as enVisit } from '#content/messages/en/site/bill.ts';

export const billMessages = {
  en: { ...en, ...enVisit },
  ar: { ...ar, ...arVisit },
  ckb: { ...ckb, ...ckbVisit },
};

/** A part of the home page's bill: a figure with its name and the usual site's, or the note. */
export function billPart(page: Page, name: 'bytes' | 'paint' | 'note'): Locator {
  return page.locator(`[data-bill=${name}]`);
}

/** @returns the number of a figure in any of the three digits and units, in kB or s; NaN while it is empty */
export async function readFigure(page: Page, name: 'bytes' | 'paint'): Promise<number> {
  return firstNumber(await billPart(page, name).locator('bdi').textContent());
}

/** @returns the first number of a text in English or Arabic digits */
export function firstNumber(text: string | null): number {
  const english = (text ?? '')
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace('٫', '.')
    .replace(/[,٬]/g, '');
  return Number.parseFloat(/\d[\d.]*/.exec(english)?.[0] ?? '');
}

/** What a visit has cost, as Chromium's DevTools measure it. */
export type Measured = {
  /** Bytes since the page was last opened. */
  bytes: () => number;
  /** Bytes of the same page and files without headers and without a cache: of each as it came first. */
  bodyBytes: () => number;
  /** From the request of the page to its first contentful paint. */
  paintMs: () => Promise<number>;
};

export async function measureVisit(devtools: CDPSession): Promise<Measured> {
  const urls = new Map<string, string>();
  const headers = new Map<string, number>();
  const bodies = new Map<string, number>();
  let bytes = 0;
  let requested = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { url } }) => {
    if (requestId === loaderId) {
      bytes = 0;
      requested = new Set();
    }
    requested.add(url);
    urls.set(requestId, url);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    const url = urls.get(requestId) ?? '';
    const body = encodedDataLength - (headers.get(requestId) ?? 0);
    bodies.set(url, Math.max(bodies.get(url) ?? 0, body));
  });
  let paintedAtS = 0;
  devtools.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstContentfulPaint') paintedAtS = timestamp;
  });
  for (const domain of ['Network', 'Page', 'Performance'] as const)
    await devtools.send(`${domain}.enable`);
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    bytes: () => bytes,
    bodyBytes: () => [...requested].reduce((sum, url) => sum + (bodies.get(url) ?? 0), 0),
    paintMs: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const start = metrics.find(({ name }) => name === 'NavigationStart');
      return (paintedAtS - (start?.value ?? 0)) * 1000;
    },
  };
}
