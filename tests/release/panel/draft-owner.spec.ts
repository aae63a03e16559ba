import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { guests } from '../../support/admin-account.ts';
import {
  content,
  draftSaved,
  expectText,
  recoverableDraftsOf,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { newTab } from '../../support/panel/drafts.ts';
import { expectKept, field, openPost, restoredIn, unfold } from '../../support/panel/edit-form.ts';
import {
  adminApp,
  expect,
  openPanel,
  submitLogin,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { fields, edit } = posts;

test.describe('a draft belongs to its account', () => {
  // A draft that is moved to another key is another writer's for the server.
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('another account in the same tab does not see it, and its owner finds it again', async ({
    page,
  }) => {
    const { post } = await openPost(page, { title: uniqueTitle('Whose words') });
    await unfold(page);
    await field(page, fields.category).fill('Mine alone');
    await expectKept(page);
    await page.getByRole('tab', { name: adminApp.tabs.create }).click();
    await write(page, 'ckb', 'هی خۆم', 'دەقێکی نهێنی');
    await expect(draftSaved(page)).toBeVisible();
    await page.getByRole('button', { name: adminApp.logout }).click();

    await submitLogin(page, guests[0]);
    await expect(title(page, 'ckb')).toHaveValue('');
    await expect(recoverableDraftsOf(page)).toHaveCount(0);
    await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
    await unfold(page);
    await expect(field(page, fields.category)).toHaveValue('General');
    await expect(restoredIn(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: edit.otherChanges })).toHaveCount(0);
    await page.getByRole('button', { name: adminApp.logout }).click();

    await submitLogin(page);
    await expect(title(page, 'ckb')).toHaveValue('هی خۆم');
    await expectText(content(page, 'ckb'), 'دەقێکی نهێنی');
    await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
    await unfold(page);
    await expect(field(page, fields.category)).toHaveValue('Mine alone');
  });

  test('an account that signs in in another tab does not see it', async ({ page, context }) => {
    await openPanel(page);
    await write(page, 'en', 'Written by the first', 'Text');
    await expect(draftSaved(page)).toBeVisible();
    const second = await newTab(context, '/admin/dashboard');
    await second.getByRole('button', { name: adminApp.logout }).click();
    await submitLogin(second, guests[1]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(guests[1]);
    await expect(title(page, 'en')).toHaveValue('');
    await expect(recoverableDraftsOf(page)).toHaveCount(0);
    await expect(recoverableDraftsOf(second)).toHaveCount(0);
  });

  test('a draft without an owner, from an older version, goes to the first account', async ({
    page,
  }) => {
    await openPanel(page);
    await write(page, 'en', 'From an earlier version', 'Text');
    await expect(draftSaved(page)).toBeVisible();
    // Stored under a key without a username, as in that version.
    await page.evaluate(async () => {
      const opening = indexedDB.open('blog-panel');
      await new Promise((done) => opening.addEventListener('success', done));
      const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
      const keys = store.getAllKeys();
      await new Promise((done) => keys.addEventListener('success', done));
      const key = String(keys.result.find((one) => String(one).includes('/create/')));
      const value = store.get(key);
      await new Promise((done) => value.addEventListener('success', done));
      store.put(value.result, 'create:11111111-2222-4333-8444-555555555555');
      store.delete(key);
      await new Promise((done) => store.transaction.addEventListener('complete', done));
    });
    await page.reload();
    await expect(recoverableDraftsOf(page)).toContainText('From an earlier version');
    await page.getByRole('button', { name: adminApp.logout }).click();
    await submitLogin(page, guests[2]);
    await expect(title(page, 'en')).toHaveValue('');
    await expect(recoverableDraftsOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: adminApp.logout }).click();
    await submitLogin(page);
    await recoverableDraftsOf(page)
      .getByRole('button', { name: texts.recoverableDrafts.resume })
      .click();
    await expect(title(page, 'en')).toHaveValue('From an earlier version');
  });
});
