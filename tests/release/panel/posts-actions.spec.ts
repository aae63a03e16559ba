import { adminApp as ckbApp } from '#content/messages/ckb/admin/app.ts';
import { adminPosts as ckbPosts } from '#content/messages/ckb/admin/posts.ts';
import { adminShared as ckb } from '#content/messages/ckb/admin/shared.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { alertOf } from '../../support/panel/compose-form.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  breakCalls,
  buttonIn,
  deleteElsewhere,
  expectFailure,
  expectSuccess,
  filterOf,
  goOffline,
  headingOf,
  openListWith,
  rowOf,
  rowsOf,
  storedPost,
  titleIn,
} from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('publishing and unpublishing', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('shows in the row before the server responds, and is sent once', async ({ page }) => {
    const calls = await controlCalls(page, '**/toggle-publish');
    const token = await openPanel(page);
    const heading = uniqueTitle('Impatient');
    const post = await createPost(page.request, token, { title: heading });
    await openListWith(page, heading);
    const row = rowOf(page, heading);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/toggle-publish')) sent += 1;
    });
    const release = calls.hold();
    await buttonIn(row, posts.unpublish).click();
    await expect(row).toContainText(posts.states.draft);
    await expect(buttonIn(row, posts.publish)).toBeDisabled();
    await buttonIn(row, posts.publish).press('Enter');
    await release();
    await expectSuccess(page, 'statusUpdated');
    await expect(buttonIn(row, posts.publish)).toBeEnabled();
    expect(sent).toBe(1);
    expect(await storedPost(page.request, token, post.id)).toMatchObject({ published: false });
  });

  test('that fails is reverted, with a message', async ({ page, context }) => {
    const calls = await controlCalls(page, '**/toggle-publish');
    const token = await openPanel(page);
    const heading = uniqueTitle('Stays published');
    const post = await createPost(page.request, token, { title: heading });
    await openListWith(page, heading);
    const row = rowOf(page, heading);
    const release = calls.hold();
    await buttonIn(row, posts.unpublish).click();
    await expect(row).toContainText(posts.states.draft);
    await release('fail');
    await expectFailure(page, 'toggle');
    await expect(row).toContainText(posts.states.published);
    calls.letThrough();

    await goOffline(page);
    await buttonIn(row, posts.unpublish).click();
    await expectFailure(page, 'network');
    await expect(page.getByText(adminApp.offline)).toBeVisible();
    await expect(row).toContainText(posts.states.published);
    await context.setOffline(false);
    expect(await storedPost(page.request, token, post.id)).toMatchObject({ published: true });
  });

  test('a post that somebody else deleted loses its row', async ({ page }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('Gone meanwhile');
    const post = await createPost(page.request, token, { title: heading });
    await openListWith(page, heading);
    await deleteElsewhere(page.request, token, post.id);
    await buttonIn(rowOf(page, heading), posts.unpublish).click();
    await expect(alertOf(page)).toContainText('Post not found');
    await expect(page.getByText(posts.noMatch)).toBeVisible();
  });

  test('a row that leaves the filtered list hands the focus to the next', async ({ page }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('Draft');
    for (const number of [3, 2, 1])
      await createPost(page.request, token, { title: `${heading} ${number}`, published: false });
    await openListWith(page, heading);
    await filterOf(page, posts.state).selectOption({ label: posts.states.draft });
    for (const number of [1, 2]) {
      await buttonIn(rowOf(page, `${heading} ${number}`), posts.publish).press('Enter');
      await expect(rowOf(page, `${heading} ${number}`)).toHaveCount(0);
      const next = `${heading} ${number + 1}`;
      await expect(titleIn(rowOf(page, next), next)).toBeFocused();
    }
    await buttonIn(rowOf(page, `${heading} 3`), posts.publish).press('Enter');
    await expect(page.getByText(posts.noMatch)).toBeVisible();
    await expect(headingOf(page)).toBeFocused();
  });
});

test.describe('cleaning up', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is offered for remains of an older translation, and for nothing else', async ({ page }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('Leftover');
    const create = (title: string, content: string) =>
      createPost(page.request, token, { language: 'ckb', title, content });
    const json = JSON.stringify({ translatedTitle: `پاک ${heading}`, translatedContent: 'دەق.' });
    const withJson = await create(`JSON ${heading}`, json);
    const withMarker = await create(`Kurdish translation of: ماڵ ${heading}`, 'دەقێک.');
    await create(`A Kurdish translation of ${heading}`, 'The key "translatedTitle" alone.');
    await openListWith(page, heading);
    await expect(rowsOf(page)).toHaveCount(3);
    const offers = rowsOf(page).getByRole('button', { name: new RegExp(`^${posts.cleanUp} ?:`) });
    await expect(offers).toHaveCount(2);
    await expect(rowsOf(page).getByText(posts.needsCleanup)).toHaveCount(2);

    await buttonIn(rowOf(page, `JSON ${heading}`), posts.cleanUp).click();
    await expectSuccess(page, 'cleanedUp');
    await expect(rowOf(page, `پاک ${heading}`)).toBeVisible();
    await expect(rowsOf(page).getByText(posts.needsCleanup)).toHaveCount(1);
    expect(await storedPost(page.request, token, withJson.id)).toMatchObject({
      title: `پاک ${heading}`,
      content: 'دەق.',
      slug: withJson.slug,
    });

    await buttonIn(rowOf(page, `ماڵ ${heading}`), posts.cleanUp).click();
    // The button is called otherwise while it runs. The label goes when the post is stored.
    await expect(rowsOf(page).getByText(posts.needsCleanup)).toHaveCount(0);
    await expect(offers).toHaveCount(0);
    expect(await storedPost(page.request, token, withMarker.id)).toMatchObject({
      title: `ماڵ ${heading}`,
      content: 'دەقێک.',
    });
  });

  test('that fails says why, and leaves the post unchanged', async ({ page, context }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('Hopeless');
    const content = '{"translatedTitle": "A title without a text"}';
    const post = await createPost(page.request, token, { title: heading, content });
    await openListWith(page, heading);
    const cleanUp = buttonIn(rowOf(page, heading), posts.cleanUp);
    await cleanUp.click();
    await expect(alertOf(page)).toContainText(
      'Failed to cleanup post: Nothing could be recovered; the post is as it was',
    );
    await expect(alertOf(page)).toContainText(ckb.reasons['nothing-to-recover']);
    await goOffline(page);
    await cleanUp.click();
    await expectFailure(page, 'cleanupNetwork');
    await context.setOffline(false);
    await page.getByRole('button', { name: adminShared.dismiss }).click();
    await breakCalls(page, '**/cleanup');
    await cleanUp.click();
    await expectFailure(page, 'cleanupNetwork');
    await expect(cleanUp).toBeEnabled();
    expect(await storedPost(page.request, token, post.id)).toMatchObject({ content });
  });
});

test.describe('a panel in Kurdish', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('shows the Kurdish text first, and the English text after it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
    const token = await openPanel(page);
    const heading = uniqueTitle('کوردی');
    const content = '{"translatedTitle": "تەنیا ناونیشان"}';
    await createPost(page.request, token, { language: 'ckb', title: heading, content });
    await page.getByRole('tab', { name: ckbApp.tabs.posts }).click();
    await page.getByRole('searchbox', { name: ckbPosts.search }).fill(heading);
    const row = page
      .getByRole('main')
      .getByRole('list', { name: ckbPosts.heading })
      .getByRole('listitem')
      .filter({ hasText: heading });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^وتارەکان \(.+\)$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

    await buttonIn(row, ckbPosts.cleanUp).click();
    await expect(alertOf(page)).toHaveText(
      `${ckb.failure.cleanup.replace('{reason}', ckb.reasons['nothing-to-recover'])} Failed to cleanup post: Nothing could be recovered; the post is as it was`,
    );
    await buttonIn(row, ckbPosts.unpublish).click();
    const success = page.getByRole('status').filter({ hasText: ckb.success.statusUpdated });
    await expect(success).toHaveText(`${ckb.success.statusUpdated} Publication status updated!`);
    await expect(success.locator('[lang=en]')).toHaveAttribute('dir', 'ltr');
    await breakCalls(page, '**/toggle-publish');
    await buttonIn(row, ckbPosts.publish).click();
    await expect(alertOf(page)).toHaveText(
      `${ckb.failure.toggle} Failed to update publication status`,
    );
    await breakCalls(page, '**/api/admin/blog/posts/*');
    await buttonIn(row, ckbPosts.delete).click();
    await page.getByRole('alertdialog').getByRole('button', { name: ckbPosts.delete }).click();
    await expect(alertOf(page)).toHaveText(`${ckb.failure.delete} Failed to delete post`);
    await expect(row).toBeVisible();
  });
});
