import type { Page } from '@playwright/test';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { editorText, expectMarkdown, startWith } from '../../support/panel/editor-form.ts';
import { adminShared, expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { find } = texts;
const toast = (page: Page) => page.locator('.panel-toast');
const toastButton = (page: Page, name: string) => toast(page).getByRole('button', { name });
const replacement = (page: Page) => page.getByRole('textbox', { name: find.replacement });

/** Replaces a word by keyboard, which the toast of that can undo. */
async function replaceWord(page: Page) {
  await page.mouse.move(0, 0);
  await startWith(page, 'en', 'goats');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: find.search }).fill('goats');
  await replacement(page).fill('cows');
  await page.getByRole('button', { name: find.replaceAll }).press('Enter');
  await expect(toast(page)).toContainText(editorText('find.replaced', { count: 1 }));
  await expectMarkdown(page, 'en', 'cows');
}

for (const name of [adminShared.undo, adminShared.dismiss])
  test(`a toast goes by itself after "${name}" ended an earlier one`, async ({ page }) => {
    await openPanel(page);
    await replaceWord(page);
    // The button that was pressed may be gone, and the focus with it.
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await toastButton(page, name).click();
    await expect(toast(page)).toBeHidden();
    await replaceWord(page);
    await expect(toast(page)).toBeHidden();
  });

test('the focus returns from a toast to where it was', async ({ page }) => {
  await openPanel(page);
  await replaceWord(page);
  await replacement(page).focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toastButton(page, adminShared.undo)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMarkdown(page, 'en', 'goats');
  await expect(replacement(page)).toBeFocused();
});
