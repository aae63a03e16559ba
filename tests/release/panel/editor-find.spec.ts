import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { content } from '../../support/panel/compose-form.ts';
import {
  columnOf,
  editorText,
  expectMarkdown,
  pressControlWith,
  startWith,
} from '../../support/panel/editor-form.ts';
import { adminShared, expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const { find } = texts;
const bar = (page: Page) => page.getByRole('search', { name: find.label });
const words = (page: Page) => bar(page).getByRole('textbox', { name: find.search });
const replacement = (page: Page) => bar(page).getByRole('textbox', { name: find.replacement });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const found = (page: Page) => bar(page).getByRole('status');
const total = (count: number) => editorText('find.total', { count });

test('replaces one match, then all, and each step can be undone', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'en', 'goat Goat $1 goats');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await words(page).fill('goat');
  await replacement(page).fill('$1 & cow');
  await page.keyboard.press('Enter');
  await expectMarkdown(page, 'en', '$1 & cow Goat $1 goats');
  await button(page, find.replaceAll).click();
  await expectMarkdown(page, 'en', '$1 & cow $1 & cow $1 $1 & cows');
  await expect(page.getByText(editorText('find.replaced', { count: 2 })).first()).toBeVisible();
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expectMarkdown(page, 'en', '$1 & cow Goat $1 goats');
  await content(page, 'en').click();
  await page.keyboard.press('Control+z');
  await expectMarkdown(page, 'en', 'goat Goat $1 goats');
});

test('finds Kurdish text in any spelling, or letter by letter', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'ckb', 'كوردستان، کوردستان، کەڕ');
  await pressControlWith(page, { letter: 'ف', code: 'KeyF' });
  await words(page).fill('کوردستان');
  await expect(found(page)).toContainText('2');
  await bar(page).getByRole('checkbox', { name: find.exact }).check();
  await expect(found(page)).toContainText('1');
  await words(page).fill('کەر');
  await expect(found(page)).toHaveText(find.none);
});

test('finds and replaces in all languages at once', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'en', 'Lutka, Lutka');
  await startWith(page, 'ckb', 'کۆمپانیای Lutka');
  await startWith(page, 'ar', 'شركة Lutka');
  await content(page, 'en').click();
  await page.keyboard.press('Control+f');
  await words(page).fill('lutka');
  await expect(found(page)).toContainText('2');
  await bar(page).getByRole('checkbox', { name: find.everywhere }).check();
  await expect(found(page)).toHaveText(total(4));
  await replacement(page).fill('LUTKA');
  await button(page, find.replaceAll).click();
  await expect(page.getByText(editorText('find.replaced', { count: 4 })).first()).toBeVisible();
  await expectMarkdown(page, 'en', 'LUTKA, LUTKA');
  await expectMarkdown(page, 'ckb', 'کۆمپانیای LUTKA');
  await expectMarkdown(page, 'ar', 'شركة LUTKA');
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expectMarkdown(page, 'en', 'Lutka, Lutka');
  await expectMarkdown(page, 'ckb', 'کۆمپانیای Lutka');
  await expectMarkdown(page, 'ar', 'شركة Lutka');

  // The search moves on to another text with the same words.
  await bar(page).getByRole('button', { name: 'کوردی' }).click();
  await expect(columnOf(page, 'ckb').getByRole('search')).toBeVisible();
  await expect(bar(page)).toHaveCount(1);
  await expect(words(page)).toHaveValue('lutka');
  await expect(words(page)).toBeFocused();
});

for (const [language, theme] of [
  ['ckb', 'light'],
  ['ar', 'dark'],
] as const)
  test(`works on a phone without a keyboard: ${language}, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      ([panel, chosen]) => {
        localStorage.setItem('adminLanguage', panel);
        localStorage.setItem('theme', chosen);
      },
      [language, theme] as const,
    );
    const { adminEditor, adminCompose } = adminMessages[language];
    await openPanel(page);
    await page.getByRole('textbox', { name: adminCompose.contentLabel.en }).click();
    await page.keyboard.insertText('Goats see goats.');
    await page
      .getByRole('button', { name: adminEditor.find.label, exact: true })
      .filter({ visible: true })
      .click();
    await page.getByRole('textbox', { name: adminEditor.find.search }).fill('goats');
    await page.getByRole('checkbox', { name: adminEditor.find.everywhere }).check();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

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
