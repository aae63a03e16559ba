import type { Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { scrollByKey } from '../../support/browser/scroll-by-key.ts';
import { title } from '../../support/panel/compose-form.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  breakCalls,
  buttonIn,
  expectFailure,
  filterOf,
  goOffline,
  headingOf,
  linkIn,
  openListWith,
  postsText,
  rowOf,
  rowsOf,
  searchOf,
  summariesPath,
  titleIn,
} from '../../support/panel/posts-tab.ts';
import { summary } from '../../support/post-summary.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a blog without posts links to the form for the first one', async ({ page }) => {
  await page.route(summariesPath, (route) => route.fulfill({ json: [] }));
  await openPanel(page, '/admin/dashboard?tab=posts');
  await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count: 0 }));
  await expect(page.getByText(posts.noPosts)).toBeVisible();
  await page.getByRole('link', { name: posts.writeFirst }).click();
  await expect(title(page, 'en')).toBeVisible();
});

test.describe('a list that fails to load', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('says so, and loads on the next try', async ({ page }) => {
    await breakCalls(page, summariesPath);
    await openPanel(page, '/admin/dashboard?tab=posts');
    await expectFailure(page, 'fetchPosts');
    await expect(page.getByRole('main').getByText(posts.loadError)).toBeVisible();
    const tryAgain = page.getByRole('button', { name: adminShared.tryAgain });
    // The message comes back once the next try has failed.
    await page.getByRole('button', { name: adminShared.dismiss }).click();
    await tryAgain.click();
    await expectFailure(page, 'fetchPosts');
    await page.unroute(summariesPath);
    await tryAgain.click();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByText(adminShared.failure.fetchPosts)).toHaveCount(0);
  });

  test('says that there is no network', async ({ page, context }) => {
    await openPanel(page);
    await goOffline(page);
    await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
    await expectFailure(page, 'network');
    await context.setOffline(false);
    await page.getByRole('button', { name: adminShared.tryAgain }).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByText(adminShared.failure.network)).toHaveCount(0);
  });
});

test('of 10,000 articles only the visible rows are rendered', async ({ page }) => {
  const count = 10_000;
  const listed = Array.from({ length: count }, (_, index) =>
    summary({ id: count - index, title: `Number ${count - index} of many` }),
  );
  await page.route(summariesPath, (route) => route.fulfill({ json: listed }));
  await openPanel(page, '/admin/dashboard?tab=posts');
  await expect(headingOf(page)).toHaveText(postsText('headingWithCount', { count }));
  await expect(rowOf(page, 'Number 10000 of many')).toBeInViewport();
  const screenful = 40;
  expect(await rowsOf(page).count()).toBeLessThan(screenful);

  await scrollByKey(page, 'End');
  const last = rowOf(page, /\bNumber 1 of many/);
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', String(count));
  await expect(last).toHaveAttribute('aria-setsize', String(count));
  expect(await rowsOf(page).count()).toBeLessThan(screenful);

  await searchOf(page).fill('many 4321');
  await expect(rowsOf(page)).toContainText(['Number 4321 of many']);
  await expect(rowsOf(page)).toBeInViewport();
  await expect(page.getByText(postsText('found', { count: 1 }))).toBeVisible();
});

test('on a phone every part of a row is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = uniqueTitle('A title that needs more than one line on the screen of a phone');
  await createPost(page.request, await newToken(page.request), { title: heading });
  await openPanel(page, '/admin/dashboard?tab=posts');
  await openListWith(page, heading);
  const row = rowOf(page, heading);
  for (const part of [
    filterOf(page, posts.order),
    titleIn(row, heading),
    row.getByRole('link', { name: postsText('translations.missing', { language: 'ckb' }) }),
    buttonIn(row, posts.unpublish),
    linkIn(row, posts.editPost),
    linkIn(row, posts.view),
    buttonIn(row, posts.delete),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expectNothingBeside(page);

  await buttonIn(row, posts.delete).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: posts.keep }).click();
  await linkIn(row, posts.editPost).click();
  await expect(page.getByLabel(posts.fields.title, { exact: true })).toHaveValue(heading);
  await expect(page.getByRole('button', { name: posts.edit.save, exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expectNothingBeside(page);
});

async function expectNothingBeside(page: Page): Promise<void> {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx).toBe(0);
}
