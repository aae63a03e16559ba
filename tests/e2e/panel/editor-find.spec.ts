import type { Page } from '@playwright/test';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { content } from '../../support/panel/create-form.ts';
import { editorText } from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const { find } = texts;
const bar = (page: Page) => page.getByRole('search', { name: find.label });
const words = (page: Page) => bar(page).getByRole('textbox', { name: find.search });
const found = (page: Page) => bar(page).getByRole('status');
const current = (now: number, all: number) =>
  editorText('find.current', { current: now, total: all });

/** Many more lines than the screen shows. */
const long = Array.from({ length: 400 }, (_, index) => `Line ${index} of goats.`).join('\n\n');

test('finds text far below the screen, by keyboard alone', async ({ page }) => {
  await openPanel(page);
  await content(page, 'en').click();
  // Pasted, because typing so many lines takes long.
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${long}\n\nThe last Goats.`);
  await page.keyboard.press('Control+v');
  await expect(content(page, 'en').getByText('The last Goats.')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('line 399');
  await expect(found(page)).toHaveText(current(1, 1));
  await expect(content(page, 'en').getByText('Line 399')).toBeInViewport();
  await words(page).fill('goats');
  await expect(found(page)).toHaveText(current(1, 401));
  await page.keyboard.press('Enter');
  await expect(found(page)).toHaveText(current(2, 401));
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(found(page)).toHaveText(current(401, 401));
  await expect(words(page)).toBeFocused();
  await expect(content(page, 'en').getByText('The last')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(content(page, 'en')).toBeFocused();
  await page.keyboard.type('Cows');
  await expect(content(page, 'en').getByText('The last Cows.')).toBeVisible();
});
