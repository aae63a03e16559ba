import { adminSchedule as texts } from '#content/messages/en/admin/schedule.ts';
import { title, write } from '../../support/panel/compose-form.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { toastsOf } from '../../support/panel/posts-deletion.ts';
import { buttonIn, openListWith, rowOf } from '../../support/panel/posts-tab.ts';
import { setTime, timeDialogOf, timesOf } from '../../support/panel/schedule.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a time for an article', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('is set for one language, changed for all, cancelled, and brought back', async ({
    page,
  }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('Its hour');
    const english = await createPost(page.request, token, { title: heading, published: false });
    const { translationGroup } = english;
    const kurdish = await createPost(page.request, token, {
      title: `کاتی ${heading}`,
      language: 'ckb',
      published: false,
      translationGroup,
    });
    const ids = [english.id, kurdish.id];
    await openListWith(page, heading);
    const row = rowOf(page, `کاتی ${heading}`);
    await buttonIn(row, texts.later).last().click();
    const dialog = timeDialogOf(page);
    await expect(dialog.getByRole('checkbox', { name: 'Kurdish' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
    await setTime(page, '2020-01-01', '08:30');
    await expect(dialog.getByRole('alert').filter({ hasText: texts.dialog.past })).toBeVisible();
    await expect(dialog.getByLabel(texts.dialog.day, { exact: true })).toHaveValue('2020-01-01');
    await setTime(page, '2035-11-27', '08:30');
    await expect(row).toContainText('Tuesday, November 27, 2035, 08:30');
    expect(await timesOf(page.request, token, ids)).toEqual([
      undefined,
      '2035-11-27T05:30:00.000Z',
    ]);

    await buttonIn(row, texts.change).click();
    await dialog.getByRole('checkbox', { name: 'English' }).check();
    await expect(dialog.getByRole('status')).toContainText(
      'Tuesday, November 27, 2035, 08:30, Baghdad time',
    );
    // Somebody publishes it meanwhile: nothing of the choice is stored, and nothing typed is lost.
    const headers = { authorization: `Bearer ${token}` };
    const toggle = () =>
      page.request.patch(`/api/admin/blog/posts/${english.id}/toggle-publish`, { headers });
    await toggle();
    await setTime(page, '2035-11-28', '09:00');
    await expect(dialog.getByRole('alert').filter({ hasText: 'published already' })).toBeVisible();
    await expect(dialog.getByLabel(texts.dialog.day, { exact: true })).toHaveValue('2035-11-28');
    await toggle();
    await dialog.getByRole('button', { name: texts.dialog.save }).click();
    await expect(dialog).toHaveCount(0);
    const nextDay = '2035-11-28T06:00:00.000Z';
    expect(await timesOf(page.request, token, ids)).toEqual([nextDay, nextDay]);

    await buttonIn(row, texts.change).last().click();
    await dialog.getByRole('button', { name: texts.cancel }).click();
    await expect(buttonIn(row, texts.later).last()).toBeVisible();
    await page.getByRole('button', { name: adminShared.undo }).click();
    await expect(buttonIn(row, texts.change).last()).toBeVisible();
    expect(await timesOf(page.request, token, ids)).toEqual([nextDay, nextDay]);
  });
});

test('a text from Create is stored unpublished, scheduled, and leaves the form empty', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('From Create');
  await write(page, 'en', heading, 'For another day.');
  const answered = page.waitForResponse('**/api/admin/blog/posts');
  await page.getByRole('button', { name: new RegExp(`^${texts.later} ?: English`) }).click();
  await setTime(page, '2035-11-27', '08:30');
  const post = await (await answered).json();
  expect(post).toMatchObject({ title: heading, published: false });
  await expect(toastsOf(page)).toContainText(
    'Will be published Tuesday, November 27, 2035, 08:30:',
  );
  await expect(title(page, 'en')).toHaveValue('');
  expect(await timesOf(page.request, token, [post.id])).toEqual(['2035-11-27T05:30:00.000Z']);
});
