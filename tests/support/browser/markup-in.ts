import type { Locator } from '@playwright/test';

/** The HTML inside an element, without the `style` that `late-fonts.lazy.ts` sets where fonts arrive late. */
export async function markupIn(locator: Locator): Promise<string> {
  return (await locator.innerHTML()).replaceAll(/ style="font-family: &quot;[^"]*"/g, '');
}
