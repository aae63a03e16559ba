import type { Locator } from '@playwright/test';

/** HTML without the `style` that `late-fonts.lazy.ts` sets where fonts arrive late. */
export function withoutLateFonts(html: string): string {
  return html.replaceAll(/ style="font-family: &quot;[^"]*"/g, '');
}

/** The HTML inside an element, {@link withoutLateFonts}. */
export async function markupIn(locator: Locator): Promise<string> {
  return withoutLateFonts(await locator.innerHTML());
}
