import type { Locator } from '@playwright/test';

/** The HTML inside an element, without the marks of fonts that arrived late (`late-fonts.lazy.ts`). */
export async function markupIn(locator: Locator): Promise<string> {
  return (await locator.innerHTML()).replaceAll(' data-late=""', '');
}
