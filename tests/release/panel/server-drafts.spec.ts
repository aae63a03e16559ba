import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { guests } from '../../support/admin-account.ts';
import {
  content,
  draftOnServer,
  expectText,
  publish,
  recoverableDraftsOf,
  saveOnServer,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { comeBack, openDevice } from '../../support/panel/drafts.ts';
import { openPost, saveOf, textOf } from '../../support/panel/edit-form.ts';
import { admin, expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedMessages: /Failed to load resource: .* (404|409)/,
});

test('where two devices change the same words, both versions stay, and a publication ends only its own', async ({
  page,
  browser,
  baseURL,
}) => {
  const heading = uniqueTitle('Two versions');
  await openPanel(page);
  await write(page, 'ckb', heading, 'یەکەم.');
  await expect(draftOnServer(page)).toBeVisible();
  const phone = await openDevice(browser, baseURL);
  await recoverableDraftsOf(phone.page)
    .getByRole('button', { name: texts.recoverableDrafts.resume })
    .click();
  await expect(title(phone.page, 'ckb')).toHaveValue(heading);

  await saveOnServer(phone.page, () => title(phone.page, 'ckb').fill(`${heading} مۆبایل`));
  await expect(draftOnServer(phone.page)).toBeVisible();
  await title(page, 'ckb').fill(`${heading} لێرە`);
  const conflict = texts.draftNotice.conflict.replace('{name}', admin.username);
  await expect(page.getByText(conflict)).toBeVisible();
  await expect(title(page, 'ckb')).toHaveValue(`${heading} لێرە`);
  await page.getByText(texts.draftNotice.differences).click();
  await expect(page.getByRole('status').filter({ hasText: conflict }).locator('ins')).toHaveText(
    'لێرە',
  );
  await expect(draftOnServer(page)).toBeVisible();
  await comeBack(page);
  await expect(recoverableDraftsOf(page)).toContainText(`${heading} مۆبایل`);

  // What one device publishes is not left on the other.
  await publish(phone.page, 'ckb').click();
  await expect(title(phone.page, 'ckb')).toHaveValue('');
  await comeBack(page);
  await expect(recoverableDraftsOf(page)).toHaveCount(0);
  await comeBack(phone.page);
  await expect(recoverableDraftsOf(phone.page)).toContainText(`${heading} لێرە`);
  await phone.close();
});

test('another editor finds unfinished work with who and when, and what both write is put together', async ({
  page,
  browser,
  baseURL,
}) => {
  const heading = uniqueTitle('Two editors');
  await openPanel(page);
  await write(page, 'ckb', heading, 'یەکەم.\n\nدووەم.');
  await expect(draftOnServer(page)).toBeVisible();
  const [username] = guests;
  const other = await openDevice(browser, baseURL, username);
  const work = other.page
    .getByRole('region', { name: texts.recoverableDrafts.ofOthers })
    .getByRole('listitem')
    .filter({ hasText: heading });
  const when = /Last typed \w+ \d+, \d{4}, \d\d:\d\d/;
  await expect(work).toContainText(when);
  await expect(work).toContainText(`by ${admin.username}`);
  await work.getByRole('button', { name: texts.recoverableDrafts.resume }).click();
  await expectText(content(other.page, 'ckb'), 'دووەم.');
  await content(other.page, 'ckb').click();
  await other.page.keyboard.press('ControlOrMeta+End');
  await saveOnServer(other.page, () => other.page.keyboard.insertText(' لە هاوکارەکەوە.'));
  await expect(draftOnServer(other.page)).toBeVisible();
  await content(page, 'ckb').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('لێرەوە. ');
  await expectText(content(page, 'ckb'), 'لێرەوە. یەکەم.');
  await expectText(content(page, 'ckb'), 'دووەم. لە هاوکارەکەوە.');
  await expect(page.getByText(texts.draftNotice.merged.replace('{name}', username))).toBeVisible();
  await other.close();
});

test('unsaved changes of a stored post are there on another device, and are listed', async ({
  page,
  browser,
  baseURL,
}) => {
  const { post } = await openPost(page, { title: uniqueTitle('Changed elsewhere') });
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Typed on the laptop.');
  await expect(draftOnServer(page)).toBeVisible();

  const phone = await openDevice(browser, baseURL);
  const list = phone.page.getByRole('region', { name: texts.recoverableDrafts.edits });
  await list
    .getByRole('listitem')
    .filter({ hasText: 'Changed elsewhere' })
    .getByRole('link', { name: texts.recoverableDrafts.openEdit })
    .click();
  await expect(phone.page).toHaveURL(new RegExp(`edit=${post.id}`));
  await expectText(textOf(phone.page), 'Typed on the laptop.');
  await saveOf(phone.page).click();
  await expect(phone.page.getByText(posts.edit.allSaved)).toBeVisible();
  await phone.close();

  await expect(async () => {
    await comeBack(page);
    await expect(page.getByText(texts.draftNotice.gone)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(textOf(page)).toContainText('Typed on the laptop.');
  await expect(page.getByText(posts.edit.allSaved)).toBeVisible();
});
