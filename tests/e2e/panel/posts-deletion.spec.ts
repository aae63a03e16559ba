import type { Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { deleteIn, toastsOf } from '../../support/panel/posts-deletion.ts';
import {
  countIn,
  expectSuccess,
  headingOf,
  linkIn,
  openListWith,
  postsText,
  rowOf,
  searchOf,
} from '../../support/panel/posts-tab.ts';

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
