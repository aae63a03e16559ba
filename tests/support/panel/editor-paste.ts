import type { Page } from '@playwright/test';

/** Puts HTML on the browser's clipboard unsanitised, as another program does. */
export async function copyHtml(
  page: Page,
  { html, text }: { html: string; text: string },
): Promise<void> {
  await page.evaluate(
    (data) => {
      const copy = (event: ClipboardEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData('text/html', data.html);
        event.clipboardData?.setData('text/plain', data.text);
      };
      window.addEventListener('copy', copy, { capture: true, once: true });
    },
    { html, text },
  );
  await page.keyboard.press('Control+c');
}
