import type { Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { pathIn } from '../../support/browser/site-test.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  buttonIn,
  expectSuccess,
  linkIn,
  openListWith,
  rowOf,
} from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

test.describe('publishing and unpublishing', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is visible to readers at once, both ways', async ({ page }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('دەرگا');
    const { slug } = await createPost(page.request, token, {
      language: 'ckb',
      title: heading,
      published: false,
    });
    const path = pathIn('ckb', `/blog/${slug}`);
    expect(await statusOf(page, path)).toBe(404);
    await openListWith(page, heading);
    const row = rowOf(page, heading);
    await expect(linkIn(row, posts.view)).toHaveCount(0);

    await buttonIn(row, posts.publish).click();
    await expectSuccess(page, 'statusUpdated');
    await expect(row).toContainText(posts.states.published);
    await expect(linkIn(row, posts.view)).toHaveAttribute('href', path);
    expect(await statusOf(page, path)).toBe(200);
    expect(await (await page.request.get('/kurdish/blog')).text()).toContain(heading);

    await page.getByRole('button', { name: adminShared.dismiss }).first().click();
    await buttonIn(row, posts.unpublish).click();
    await expectSuccess(page, 'statusUpdated');
    await expect(row).toContainText(posts.states.draft);
    expect(await statusOf(page, path)).toBe(404);
    expect(await (await page.request.get('/kurdish/blog')).text()).not.toContain(heading);
  });
});
