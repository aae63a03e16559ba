import type { Page } from '@playwright/test';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import {
  content,
  expectPublished,
  expectText,
  publish,
  saveOnServer,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { newTab } from '../../support/panel/drafts.ts';
import {
  expectKept,
  field,
  openPost,
  restoredIn,
  rewriteText,
  saveOf,
  textOf,
  unfold,
} from '../../support/panel/edit-form.ts';
import {
  adminApp,
  expect,
  openPanel,
  submitLogin,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { fields, edit } = posts;

const leaving = (page: Page) => page.getByRole('alertdialog', { name: adminApp.leaving.title });

/** Simulates a full disk: from now on, every write to this page's IndexedDB fails. */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
}

test.describe('if the device can’t store drafts', () => {
  test.use({ expectedMessages: /Could not save the draft|Failed to load resource: .* 401/ });

  test('unpublished text stays in the form after a publication', async ({ page }) => {
    await openPanel(page);
    await expect(title(page, 'en')).toBeVisible();
    await fillDisk(page);
    await write(page, 'en', uniqueTitle('Full disk'), 'English text');
    await write(page, 'ckb', 'دیسکی پڕ', 'دەقی کوردی');
    await write(page, 'ar', 'قرص ممتلئ', 'نص عربي');
    await expect(page.getByRole('alert').filter({ hasText: adminApp.unsaved })).toBeVisible();
    await publish(page, 'en').click();
    await expectPublished(page, 'en');
    await expect(page.getByText(texts.alreadyPublished)).toBeVisible();
    await expect(title(page, 'ckb')).toHaveValue('دیسکی پڕ');
    await expectText(content(page, 'ckb'), 'دەقی کوردی');
    await expect(title(page, 'ar')).toHaveValue('قرص ممتلئ');
    await expectText(content(page, 'ar'), 'نص عربي');

    await publish(page, 'ckb').click();
    await expectPublished(page, 'ckb');
    await expectText(content(page, 'ar'), 'نص عربي');
    await publish(page, 'ar').click();
    await expectPublished(page, 'ar');
    await expect(title(page, 'ar')).toHaveValue('');
    await expect(page.getByText(adminApp.unsaved)).toHaveCount(0);
  });

  test('closing the page and signing out ask first', async ({ page }) => {
    await openPanel(page);
    await expect(title(page, 'en')).toBeVisible();
    await fillDisk(page);
    await write(page, 'en', 'Nowhere else', 'English text');
    await expect(page.getByText(adminApp.unsaved)).toBeVisible();

    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;

    await page.getByRole('button', { name: adminApp.logout }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.stay }).click();
    await expect(title(page, 'en')).toHaveValue('Nowhere else');
    await page.getByRole('button', { name: adminApp.logout }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.leave }).click();
    await expect(page.getByLabel(adminApp.login.username)).toBeVisible();
  });

  test('an ended session loses nothing', async ({ page }) => {
    const token = await openPanel(page);
    await expect(title(page, 'en')).toBeVisible();
    await fillDisk(page);
    await write(page, 'ckb', 'تەنها لێرە', 'دەقێک');
    await expect(page.getByText(adminApp.unsaved)).toBeVisible();
    await page.request.post('/api/admin/logout', {
      headers: { authorization: `Bearer ${token}` },
    });
    // The draft's own request may end the session first. Then there is no tab to press.
    const tab = page.getByRole('tab', { name: adminApp.tabs.posts });
    await tab.or(page.getByLabel(adminApp.login.username)).first().click();
    await submitLogin(page);
    await page.getByRole('tab', { name: adminApp.tabs.create }).click();
    await expect(title(page, 'ckb')).toHaveValue('تەنها لێرە');
    await expectText(content(page, 'ckb'), 'دەقێک');
  });

  test('the form of a stored post asks before another screen replaces it', async ({ page }) => {
    await openPost(page, { title: uniqueTitle('Full disk') });
    await fillDisk(page);
    await rewriteText(page, 'Words in this page alone.');
    await expect(page.getByRole('status').filter({ hasText: edit.unsavedAtRisk })).toBeVisible();
    await page.getByRole('link', { name: edit.back }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.stay }).click();
    await expectText(textOf(page), 'Words in this page alone.');
    await page.getByRole('tab', { name: adminApp.tabs.analytics }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.leave }).click();
    await expect(saveOf(page)).toHaveCount(0);
    await page.goBack();
    await expectText(textOf(page), 'Words in this page alone.');
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    await expect(page.getByText(adminApp.unsaved)).toHaveCount(0);
    await page.getByRole('link', { name: edit.back }).click();
    await expect(saveOf(page)).toHaveCount(0);
  });
});

test.describe('two tabs with one stored post', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('keep a text each, and both texts are there afterwards', async ({ page, context }) => {
    const { post } = await openPost(page, { title: uniqueTitle('Two tabs') });
    await unfold(page);
    await field(page, fields.category).fill('From the first');
    await expectKept(page);
    const address = `/admin/dashboard?tab=posts&edit=${post.id}`;
    const second = await newTab(context, address);
    await expect(second.getByText(edit.openElsewhere)).toBeVisible();
    await unfold(second);
    await expect(field(second, fields.category)).toHaveValue('General');
    await field(second, fields.author).fill('From the second');
    await expectKept(second);
    await page.close();
    await second.close();

    const third = await newTab(context, address);
    await expect(restoredIn(third)).toBeVisible();
    await unfold(third);
    await expect(field(third, fields.author)).toHaveValue('From the second');
    await expect(field(third, fields.category)).toHaveValue('General');
    const other = third.getByRole('region', { name: edit.otherChanges });
    await other.getByRole('button', { name: texts.recoverableDrafts.resume }).click();
    // The form of another draft has everything folded.
    await expect(field(third, fields.category)).toHaveCount(0);
    await unfold(third);
    await expect(field(third, fields.category)).toHaveValue('From the first');
    // The panel offers the draft of the former tab.
    await expect(other).toBeVisible();
    await other.getByRole('button', { name: texts.recoverableDrafts.resume }).click();
    await expect(field(third, fields.category)).toHaveCount(0);
    await unfold(third);
    await expect(field(third, fields.author)).toHaveValue('From the second');
  });
});

test('the draft that was typed last is opened, not the one that reached the server last', async ({
  page,
  context,
}) => {
  const { post } = await openPost(page, { title: uniqueTitle('Arrived late') });
  const delay = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/admin/blog/drafts/*', async (route) => {
    await delay.promise;
    await route.fetch();
    // The tab is closed before it has the response.
    arrived.resolve();
  });
  await unfold(page);
  await field(page, fields.category).fill('Typed first');
  await expectKept(page);
  const address = `/admin/dashboard?tab=posts&edit=${post.id}`;
  const second = await newTab(context, address);
  await unfold(second);
  await saveOnServer(second, () => field(second, fields.author).fill('Typed last'));
  await second.close();
  delay.resolve();
  await arrived.promise;
  await page.close();

  const third = await newTab(context, address);
  await expect(restoredIn(third)).toBeVisible();
  await unfold(third);
  await expect(field(third, fields.author)).toHaveValue('Typed last');
});

test.describe('words that are typed in the instant in which the page is reloaded', () => {
  // The server has a version whose response the page did not wait for.
  test.use({ expectedMessages: /409/ });

  test('are kept', async ({ page }) => {
    await openPanel(page);
    let heading = '';
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      await title(page, 'en').focus();
      await page.keyboard.press('End');
      // The second insertion waits for the write of the first.
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate((text) => {
          document.execCommand('insertText', false, text);
          document.execCommand('insertText', false, '. ');
          location.reload();
        }, word),
      ]);
      heading += `${word}. `;
      await expect(title(page, 'en')).toHaveValue(heading);
    }
  });
});

test.describe('two tabs with one post', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('merge their texts when both are saved', async ({ page, context }) => {
    const { token, post } = await openPost(page, {
      title: uniqueTitle('Two tabs'),
      content: 'First paragraph.\n\nSecond paragraph.\n\nThird paragraph.',
    });
    const second = await newTab(context, `/admin/dashboard?tab=posts&edit=${post.id}`);
    await textOf(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('From the first. ');
    await expectKept(page);
    await textOf(second).click();
    await second.keyboard.press('ControlOrMeta+End');
    await second.keyboard.insertText(' From the second.');
    await saveOf(second).click();
    await expectSuccess(second, 'saved');
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({
      content:
        'From the first. First paragraph.\n\nSecond paragraph.\n\nThird paragraph. From the second.',
    });
  });
});
