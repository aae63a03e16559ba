import AxeBuilder from '@axe-core/playwright';
import { adminPalette as ckb } from '#content/messages/ckb/admin/palette.ts';
import { adminPalette as palette } from '#content/messages/en/admin/palette.ts';
import { adminSchedule } from '#content/messages/en/admin/schedule.ts';
import { pressControlWith } from '../../support/panel/editor-form.ts';
import { fieldOf, optionOf } from '../../support/panel/palette.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

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
