import { adminShared as ckb } from '#content/messages/ckb/admin/shared.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { alertOf, expectText } from '../../support/panel/compose-form.ts';
import {
  expectKept,
  field,
  openPost,
  restoredIn,
  rewriteText,
  saveOf,
  textOf,
  titleOf,
  unfold,
} from '../../support/panel/edit-form.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  openPanel,
  submitLogin,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  breakCalls,
  cellOf,
  deleteElsewhere,
  expectFailure,
  expectSuccess,
  goOffline,
  linkIn,
  openListWith,
  rowOf,
  searchOf,
  storedPost,
  titleIn,
} from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { fields, edit } = posts;

test.describe('a change that is not saved', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('because of its title says so, and stays in the form', async ({ page }) => {
    const { token, post } = await openPost(page, { title: uniqueTitle('Not too long') });
    await titleOf(page).fill('x'.repeat(201));
    await rewriteText(page, 'Another text.');
    await unfold(page);
    await field(page, fields.author).fill('Somebody');
    await page.keyboard.press('ControlOrMeta+S');
    const sentence = 'title must have at most 200 characters';
    await expect(alertOf(page)).toHaveText(sentence);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await expect(titleOf(page)).toHaveValue('x'.repeat(201));
    await expectText(textOf(page), 'Another text.');
    await expect(field(page, fields.author)).toHaveValue('Somebody');

    await titleOf(page).fill(' ');
    await saveOf(page).click();
    await expectFailure(page, 'textRequired');
    await expect(titleOf(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({ content: 'A text.' });
  });

  test('because of the network stays, and is saved on the next try', async ({ page, context }) => {
    const { token, post } = await openPost(page, { title: uniqueTitle('Patient'), language: 'ar' });
    const heading = uniqueTitle('صبور');
    await titleOf(page).fill(heading);
    await rewriteText(page, 'نص جديد.');
    await breakCalls(page, `**/api/admin/blog/posts/${post.id}`);
    await saveOf(page).click();
    await expectFailure(page, 'save');
    await page.unroute(`**/api/admin/blog/posts/${post.id}`);
    await goOffline(page);
    await saveOf(page).click();
    await expectFailure(page, 'network');
    await expect(
      page.getByRole('status').filter({ hasText: adminShared.failure.network }),
    ).toContainText(ckb.failure.network);
    await expect(titleOf(page)).toHaveValue(heading);
    await expectText(textOf(page), 'نص جديد.');
    await context.setOffline(false);
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({
      title: heading,
      content: 'نص جديد.',
    });
  });

  test('because the session ended waits behind the login', async ({ page }) => {
    const { token, post } = await openPost(page, { title: uniqueTitle('Long lunch') });
    const heading = uniqueTitle('Longer lunch');
    await titleOf(page).fill(heading);
    await rewriteText(page, 'Half a sentence that');
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post('/api/admin/logout', { headers });
    await saveOf(page).click();
    await expect(page.getByText(adminApp.login.sessionEnded)).toBeVisible();
    await submitLogin(page);
    await expect(titleOf(page)).toHaveValue(heading);
    await expectText(textOf(page), 'Half a sentence that');
    await expect(page).toHaveURL(new RegExp(`tab=posts&edit=${post.id}$`));
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    const response = await page.request.get(`/api/blog/posts/${post.slug}`);
    expect(await response.json()).toMatchObject({
      title: heading,
      content: 'Half a sentence that',
    });
  });

  test('because somebody deleted the post can still be read and copied', async ({ page }) => {
    const { token, post } = await openPost(page, { title: uniqueTitle('Deleted meanwhile') });
    await rewriteText(page, 'Too late.');
    await expectKept(page);
    await deleteElsewhere(page.request, token, post.id);
    await saveOf(page).click();
    await expect(alertOf(page)).toHaveText('Post not found');
    await expectText(textOf(page), 'Too late.');

    await page.reload();
    await expect(page.getByText(edit.gone)).toBeVisible();
    await expect(alertOf(page)).toContainText('Post not found');
    await expect(page.getByRole('button', { name: adminShared.tryAgain })).toHaveCount(0);
    await expect(saveOf(page)).toHaveCount(0);
    await page.getByRole('link', { name: edit.back }).click();
    await expect(searchOf(page)).toBeVisible();
  });
});

test.describe('unsaved changes', () => {
  test('survive a reload, and can be discarded and restored', async ({ page }) => {
    const before = uniqueTitle('پێش');
    const { token, post } = await openPost(page, { language: 'ckb', title: before });
    const after = uniqueTitle('دوای');
    await titleOf(page).fill(after);
    await rewriteText(page, 'دەقی نوێ.');
    await expectKept(page);
    await page.reload();
    await expect(restoredIn(page)).toHaveText(/\d{4}, \d+:\d\d [AP]M were restored\.$/);
    await expect(titleOf(page)).toHaveValue(after);
    await expectText(textOf(page), 'دەقی نوێ.');

    await page.getByRole('button', { name: edit.discard }).click();
    await expect(titleOf(page)).toHaveValue(before);
    await expectText(textOf(page), 'A text.');
    await expect(restoredIn(page)).toHaveCount(0);
    await page.getByRole('button', { name: adminShared.undo }).click();
    await expect(titleOf(page)).toHaveValue(after);
    await expectText(textOf(page), 'دەقی نوێ.');
    await expectKept(page);

    await page.reload();
    await page.getByRole('button', { name: edit.discard }).click();
    const state = page.getByRole('status').filter({ hasText: edit.allSaved });
    await expect(state).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(titleOf(page)).toHaveValue(before);
    await expect(restoredIn(page)).toHaveCount(0);
    expect(await storedPost(page.request, token, post.id)).toMatchObject({ title: before });
  });

  test('survive Back, which leads to the post’s row', async ({ page }) => {
    const token = await openPanel(page);
    const heading = uniqueTitle('To and fro');
    const post = await createPost(page.request, token, { title: heading });
    await openListWith(page, heading);
    const row = rowOf(page, heading);
    await linkIn(row, posts.editPost).click();
    await expect(page).toHaveURL(new RegExp(`edit=${post.id}$`));
    await unfold(page);
    await field(page, fields.category).fill('Travel');
    await expectKept(page);
    await page.goBack();
    await expect(saveOf(page)).toHaveCount(0);
    await expect(searchOf(page)).toHaveValue(heading);
    await expect(titleIn(row, heading)).toBeFocused();

    await titleIn(row, heading).press('Enter');
    await expect(restoredIn(page)).toBeVisible();
    await unfold(page);
    await expect(field(page, fields.category)).toHaveValue('Travel');
    await page.getByRole('link', { name: edit.back }).click();
    await expect(titleIn(row, heading)).toBeFocused();
  });
});

test('after a change of the English text, list and form mark the older translations at once', async ({
  page,
}) => {
  const heading = uniqueTitle('Older');
  const { token, post } = await openPost(page, { title: heading });
  for (const language of ['ckb', 'ar'])
    await createPost(page.request, token, {
      title: `${heading} ${language}`,
      language,
      translationGroup: post.translationGroup,
    });
  await page.reload();
  const english = columnOf(page, 'en');
  await expect(titleOf(english)).toHaveValue(heading);
  const sign = page.getByText('Arabic, Kurdish: older than this text');
  await expect(sign).toHaveCount(0);
  await rewriteText(page, 'Another text.', english);
  await saveOf(page).click();
  await expectSuccess(page, 'saved');
  await expect(sign).toBeVisible();
  for (const language of ['ckb', 'ar'] as const)
    await expect(columnOf(page, language)).toContainText(posts.outdated.one);
  await page.getByRole('link', { name: edit.back }).click();
  const row = rowOf(page, heading);
  for (const language of ['ckb', 'ar'] as const)
    await expect(cellOf(row, language)).toContainText(posts.outdated.one);
  await expect(cellOf(row, 'en')).not.toContainText(posts.outdated.one);
});

test('an unpublished post is saved, published and deleted from its form', async ({ page }) => {
  const { token, post } = await openPost(page, {
    title: uniqueTitle('From its form'),
    published: false,
  });
  await rewriteText(page, 'Published as it stands.');
  await page.getByRole('button', { name: edit.saveAndPublish, exact: true }).click();
  await expectSuccess(page, 'statusUpdated');
  expect(await storedPost(page.request, token, post.id)).toMatchObject({
    content: 'Published as it stands.',
    published: true,
  });
  await expect(page.getByRole('button', { name: posts.unpublish, exact: true })).toBeVisible();
  await page.getByRole('button', { name: posts.delete, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: posts.delete }).click();
  await expectSuccess(page, 'deleted');
  await expect(searchOf(page)).toBeVisible();
  expect(await storedPost(page.request, token, post.id)).toBeNull();
});
