import { adminTranslation as review } from '#content/messages/en/admin/translation.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { button, editor, field, rowOf } from '../../support/panel/translation.ts';

const english = [
  'Your shop needs three pages. It is ready in 8 weeks. You pay at the end.',
  'A paragraph that stays. It has two sentences.',
  'The last paragraph says goodbye.',
];

const kurdish = [
  'دوکانەکەت پێویستی بە سێ پەڕەیە.  لە ماوەی ٨ هەفتەدا ئامادە دەبێت. لە کۆتاییدا پارە دەدەیت.',
  'پەرەگرافێک کە دەمێنێتەوە. دوو ڕستەی هەیە.',
  'پەرەگرافی کۆتایی ماڵئاوایی دەکات.',
];

test('a translation follows its English sentence by sentence, by keyboard', async ({ page }) => {
  const token = await openPanel(page, '/admin/dashboard?tab=posts', editor);
  const heading = uniqueTitle('A shop').replace(/\d/g, 'x');
  const { id, updatedAt, translationGroup } = await createPost(page.request, token, {
    title: heading,
    content: english.join('\n\n'),
  });
  const translated = await createPost(page.request, token, {
    title: heading.replace('A shop', 'دوکانێک'),
    content: kurdish.join('\n\n'),
    language: 'ckb',
    translationGroup,
  });
  const headers = { authorization: `Bearer ${token}` };
  const changed = [
    english[0]?.replace('8 weeks', '9 weeks').replace('the end', 'the start'),
    english[1],
    'A new paragraph.',
  ];
  await page.request.patch(`/api/admin/blog/posts/${id}`, {
    headers,
    data: { content: changed.join('\n\n'), updatedAt },
  });

  await page.goto(`/admin/dashboard?tab=posts&edit=${translated.id}`);
  const request = page.waitForRequest('**/api/admin/update-translation');
  await button(page, 'Update the translation (2)').focus();
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    passages: [
      { before: english[0], after: changed[0], translation: kurdish[0] },
      { before: english[2], after: changed[2], translation: kurdish[2] },
    ],
  });

  const proposals = page.locator('[data-proposal]');
  await expect(proposals).toHaveCount(3);
  await expect(proposals.first()).toBeFocused();
  await expect(proposals.first().locator('del')).toContainText('٨');
  await expect(proposals.first().locator('ins')).toContainText('٩');
  await page.keyboard.press('Enter');
  await expect(field(page, 1)).toHaveValue(
    /^دوکانەکەت پێویستی بە سێ پەڕەیە\. {2}.*٩.* لە کۆتاییدا پارە دەدەیت\.$/,
  );
  await expect(proposals).toHaveCount(2);
  await expect(proposals.first()).toBeFocused();
  await page.reload();
  await expect(proposals).toHaveCount(2);
  await proposals.first().focus();
  await page.keyboard.press('Delete');
  await expect(proposals).toHaveCount(1);
  await expect(field(page, 1)).toHaveValue(/لە کۆتاییدا پارە دەدەیت\.$/);
  await expect(rowOf(page, 1)).toContainText(review.states.stale);
  await expect(rowOf(page, 1).locator('del')).toHaveText('end.');
  await button(page, `${review.proposals.mark}: paragraph 1`).click();
  await expect(rowOf(page, 1)).not.toContainText(review.states.stale);

  await proposals.first().focus();
  await page.keyboard.press('Enter');
  await expect(proposals).toHaveCount(0);
  await expect(field(page, 3)).not.toHaveValue(kurdish[2] ?? '');
  await button(page, adminShared.undo).click();
  await expect(field(page, 3)).toHaveValue(kurdish[2] ?? '');
  await expect(proposals).toHaveCount(1);
  await expect(field(page, 2)).toHaveValue(kurdish[1] ?? '');
});
