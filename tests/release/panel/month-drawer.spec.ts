import AxeBuilder from '@axe-core/playwright';
import { adminPalette } from '#content/messages/en/admin/palette.ts';
import { adminSchedule as texts } from '#content/messages/en/admin/schedule.ts';
import { title } from '../../support/panel/compose-form.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { dayIn, dayOfNextMonth, schedule, timesOf } from '../../support/panel/schedule.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the calendar opens over what is written, moves a publication by keyboard, and closes', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('In the drawer');
  const { id } = await createPost(page.request, token, { title: heading, published: false });
  await schedule(page.request, token, [id], `${dayOfNextMonth(12)}T09:00`);
  await title(page, 'en').fill('Half a title');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(adminPalette.commands.month);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: texts.title });
  await drawer.getByRole('button', { name: texts.calendar.following }).click();
  await dayIn(page, dayOfNextMonth(12)).focus();
  const entry = dayIn(page, dayOfNextMonth(12)).getByRole('button', { name: heading });
  await page.keyboard.press('Enter');
  // Escape leads out of the day, then leaves a publication where it was, and only then closes the drawer.
  await page.keyboard.press('Escape');
  await expect(dayIn(page, dayOfNextMonth(12))).toBeFocused();
  await entry.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(drawer).toContainText(texts.calendar.returned);
  await entry.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => timesOf(page.request, token, [id]))
    .toEqual([`${dayOfNextMonth(19)}T06:00:00.000Z`]);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);
  // The toast that undoes it lies above the drawer.
  const undo = page.getByRole('button', { name: adminShared.undo });
  await page.keyboard.press('Escape');
  await expect(undo).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(title(page, 'en')).toHaveValue('Half a title');
  await expect(title(page, 'en')).toBeFocused();
});

test('the calendar opens from the menu, and a link in it leads to the post', async ({ page }) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('Done in the drawer');
  const { id } = await createPost(page.request, token, { title: heading });
  const menu = page.getByRole('button', { name: adminApp.menu });
  const drawer = page.getByRole('dialog', { name: texts.title });
  const open = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: adminPalette.commands.month }).click();
    await expect(drawer).toBeVisible();
  };
  await open();
  await drawer.getByRole('button', { name: texts.dialog.leave }).click();
  await expect(menu).toBeFocused();
  await open();
  const today = drawer.getByRole('gridcell').and(page.locator('[aria-current=date]'));
  await expect(today.getByRole('link').first()).toBeVisible();
  const more = today.getByRole('button', { name: /^\d+ more$/ });
  if (await more.isVisible()) await more.click();
  await today.getByRole('link', { name: heading }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`edit=${id}`));
});
