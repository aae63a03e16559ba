import type { Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { deleteIn, dialogOf, toastsOf } from '../../support/panel/posts-deletion.ts';
import {
  buttonIn,
  countIn,
  expectFailure,
  expectSuccess,
  goOffline,
  headingOf,
  linkIn,
  openListWith,
  postsText,
  rowOf,
  rowsOf,
  searchOf,
  storedPost,
  titleIn,
} from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('deleting', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('asks first, and returns the focus', async ({ page }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('سڕینەوە');
    const post = await createPost(page.request, token, { language: 'ckb', title: heading });
    await openListWith(page, heading);
    const trigger = buttonIn(rowOf(page, heading), posts.delete);
    for (const reject of [
      () => page.keyboard.press('Escape'),
      () => dialogOf(page).getByRole('button', { name: posts.keep }).click(),
    ]) {
      await trigger.press('Enter');
      await expect(dialogOf(page)).toContainText(heading);
      await expect(dialogOf(page)).toContainText('its history goes with it');
      await expect(dialogOf(page).locator('bdi')).toHaveAttribute('dir', 'rtl');
      // A careless Enter would press this button.
      await expect(dialogOf(page).getByRole('button', { name: posts.keep })).toBeFocused();
      await reject();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }
    expect(await storedPost(page.request, token, post.id)).not.toBeNull();
  });

  test('that fails restores the row at its place', async ({ page }) => {
    const calls = await controlCalls(page, '**/api/admin/blog/posts/*');
    const token = await openPanel(page);
    const heading = uniqueTitle('Row');
    for (const number of [3, 2, 1])
      await createPost(page.request, token, { title: `${heading} ${number}` });
    const all = [1, 2, 3].map((number) => `${heading} ${number}`);
    await openListWith(page, heading);
    const count = await countIn(page);
    const release = calls.hold();
    await deleteIn(page, `${heading} 2`);
    await expect(rowsOf(page)).toContainText([`${heading} 1`, `${heading} 3`]);
    await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count: count - 1 }));
    await release('fail');
    await expectFailure(page, 'delete');
    await expect(rowsOf(page)).toContainText(all);
    await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count }));
    calls.letThrough();

    await goOffline(page);
    await deleteIn(page, `${heading} 1`);
    await expectFailure(page, 'network');
    await expect(rowsOf(page)).toContainText(all);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('two posts, one after the other: the second can be restored, the first stays deleted', async ({
    page,
  }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('One of three');
    const ids = [];
    for (const number of [3, 2, 1]) {
      const { id } = await createPost(page.request, token, { title: `${heading} ${number}` });
      ids.unshift(id);
    }
    await openListWith(page, heading);
    await deleteIn(page, `${heading} 1`);
    await expect(toastsOf(page)).toContainText([`${heading} 1`]);
    const second = titleIn(rowOf(page, `${heading} 2`), `${heading} 2`);
    await expect(second).toBeFocused();
    await deleteIn(page, `${heading} 2`);
    await expect(toastsOf(page)).toContainText([`${heading} 2`]);
    await toastsOf(page).getByRole('button', { name: adminShared.undo }).click();
    await expectSuccess(page, 'restored');
    await expect(rowsOf(page)).toContainText([`${heading} 2`, `${heading} 3`]);
    await expect(second).toBeFocused();
    const stored = [];
    for (const id of ids) stored.push((await storedPost(page.request, token, id)) !== null);
    expect(stored).toEqual([false, true, true]);
  });

  test('two posts at once: only the failed one comes back', async ({ page }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('At once');
    const first = await createPost(page.request, token, { title: `${heading} 1` });
    await createPost(page.request, token, { title: `${heading} 2` });
    const calls = await controlCalls(page, `**/api/admin/blog/posts/${first.id}`);
    await openListWith(page, heading);
    const release = calls.hold();
    await deleteIn(page, `${heading} 1`);
    await deleteIn(page, `${heading} 2`);
    await expectSuccess(page, 'deleted');
    await release('fail');
    await expectFailure(page, 'delete');
    await expect(rowsOf(page)).toContainText([`${heading} 1`]);
    await expect(toastsOf(page)).toContainText([`${heading} 2`]);
  });
});

test.use({ viewport: { width: 1440, height: 900 } });
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

test.describe('deleting', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('can be undone, also from another tab, and the post is back at its URL', async ({
    page,
  }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('There and back');
    const { slug } = await createPost(page.request, token, { title: heading });
    await openListWith(page, heading);
    const count = await countIn(page);
    await deleteIn(page, heading);
    await expectSuccess(page, 'deleted');
    await expect(page.getByText(posts.noMatch)).toBeVisible();
    await expect(headingOf(page)).toBeFocused();
    await expect(toastsOf(page)).toContainText([heading]);
    expect(await statusOf(page, `/blog/${slug}`)).toBe(410);

    await page.getByRole('tab', { name: adminApp.tabs.create }).click();
    await toastsOf(page).getByRole('button', { name: adminShared.undo }).click();
    await expectSuccess(page, 'restored');
    expect(await statusOf(page, `/blog/${slug}`)).toBe(200);
    await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
    await searchOf(page).fill(heading);
    await expect(linkIn(rowOf(page, heading), posts.view)).toHaveAttribute('href', `/blog/${slug}`);
    await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count }));
  });
});
