import type { BrowserContextOptions } from '@playwright/test';

/** A mid-range phone, as Lighthouse emulates it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
