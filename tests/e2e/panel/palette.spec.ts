import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminPalette as ckb } from '#content/messages/ckb/admin/palette.ts';
import { adminPalette as palette } from '#content/messages/en/admin/palette.ts';
import { adminSchedule } from '#content/messages/en/admin/schedule.ts';
import { content, expectText, write } from '../../support/panel/create-form.ts';
import { pressControlWith } from '../../support/panel/editor-form.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const fieldOf = (page: Page, name = palette.title) =>
  page.getByRole('combobox', { name, exact: true });
const optionOf = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

test('every action and article is found by keyboard, and the focus returns', async ({ page }) => {
  const token = await openPanel(page);
  const title = uniqueTitle('Found by the palette');
  await createPost(page.request, token, { title });

  await page.keyboard.press('ControlOrMeta+k');
  await expect(fieldOf(page)).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('.palette').analyze();
  expect(violations).toEqual([]);
  // An empty form can't be published.
  await expect(optionOf(page, palette.commands.publishEnglish)).toHaveCount(0);
  await page.keyboard.type('schedule');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: adminSchedule.title })).toBeFocused();

  // An English word on the Arabic keyboard.
  await page.keyboard.press('ControlOrMeta+k');
  await fieldOf(page).fill('شىشمغفهؤس');
  await expect(optionOf(page, palette.commands.analytics)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: adminSchedule.title })).toBeFocused();

  await pressControlWith(page, { letter: 'ن', code: 'KeyK' });
  await fieldOf(page).fill(title);
  await expect(optionOf(page, title)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/edit=\d+/);

  await page.keyboard.press('ControlOrMeta+k');
  await fieldOf(page).fill(palette.commands.kurdish);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+k');
  await fieldOf(page, ckb.title).fill('panel in english');
  await expect(optionOf(page, ckb.commands.english)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the form’s actions are possible once it is filled, and selected text still becomes a link', async ({
  page,
}) => {
  await openPanel(page);
  await write(page, 'en', uniqueTitle('By command'), 'word');
  await content(page, 'en').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await expectText(content(page, 'en'), '[word]()');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+k');
  // The cursor was in the link.
  await expectText(content(page, 'en'), 'word');
  await page.keyboard.press('ControlOrMeta+k');
  await fieldOf(page).fill('publish english');
  await expect(optionOf(page, palette.commands.publishEnglish)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(content(page, 'en')).toBeFocused();
});
