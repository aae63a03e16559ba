import type { Locator, Page } from '@playwright/test';
import { adminBatch as batch } from '#content/messages/en/admin/batch.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { adminSchedule as schedule } from '#content/messages/en/admin/schedule.ts';
import { boxIn, inBar } from '../../support/panel/batch.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { openListWith, rowOf, titleIn } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('Escape closes a dialog and returns the focus to the button that opened it', async ({
  page,
}) => {
  const token = await openPanel(page);
  const title = uniqueTitle('Focus');
  const { id } = await createPost(page.request, token, { title, published: false });

  await openListWith(page, title);
  await boxIn(page, title).check();
  for (const name of [batch.tags.button, batch.translate.button, batch.delete.button])
    await expectFocusReturns(page, inBar(page, name));

  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  for (const name of [schedule.later, posts.delete])
    await expectFocusReturns(page, columnOf(page, 'en').getByRole('button', { name, exact: true }));
});

test('the next article has the focus once the selected one is deleted', async ({ page }) => {
  const token = await openPanel(page);
  const word = uniqueTitle('Focus');
  for (const part of ['one', 'two'])
    await createPost(page.request, token, { title: `${word} ${part}` });
  await openListWith(page, word);
  await boxIn(page, `${word} two`).check();
  await inBar(page, batch.delete.button).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect(titleIn(rowOf(page, `${word} one`), `${word} one`)).toBeFocused();
});

async function expectFocusReturns(page: Page, button: Locator): Promise<void> {
  await button.press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}
