import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import {
  content,
  draftOnServer,
  expectText,
  recoverableDraftsOf,
  saveOnServer,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { comeBack, openDevice } from '../../support/panel/drafts.ts';
import { admin, expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedMessages: /Failed to load resource: .* (404|409)/,
});

test('a text that was begun on one device goes on on another, and both may write', async ({
  page,
  browser,
  baseURL,
}) => {
  const heading = uniqueTitle('Two devices');
  await openPanel(page);
  await write(page, 'ckb', heading, 'یەکەم.\n\nدووەم.');
  await expect(draftOnServer(page)).toBeVisible();

  const phone = await openDevice(browser, baseURL);
  const offer = recoverableDraftsOf(phone.page);
  await expect(offer).toContainText(heading);
  await expect(offer).toContainText(admin.username);
  await offer.getByRole('button', { name: texts.recoverableDrafts.resume }).click();
  await expect(title(phone.page, 'ckb')).toHaveValue(heading);
  await expectText(content(phone.page, 'ckb'), 'دووەم.');

  // Both change another paragraph.
  await content(phone.page, 'ckb').click();
  await phone.page.keyboard.press('ControlOrMeta+End');
  await saveOnServer(phone.page, () => phone.page.keyboard.insertText(' لە مۆبایلەوە.'));
  await expect(draftOnServer(phone.page)).toBeVisible();
  await content(page, 'ckb').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('لێرەوە. ');
  await expectText(content(page, 'ckb'), 'لێرەوە. یەکەم.');
  await expectText(content(page, 'ckb'), 'دووەم. لە مۆبایلەوە.');
  await expect(
    page.getByText(texts.draftNotice.merged.replace('{name}', admin.username)),
  ).toBeVisible();
  await expect(draftOnServer(page)).toBeVisible();
  await comeBack(phone.page);
  await expectText(content(phone.page, 'ckb'), 'لێرەوە. یەکەم.');
  await phone.close();
});
