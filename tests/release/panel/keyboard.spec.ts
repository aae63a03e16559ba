import type { Locator, Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { draftSaved, publish, remainingOf, title } from '../../support/panel/compose-form.ts';
import { admin, expect, test, uniqueTitle } from '../../support/panel/panel-test.ts';

const { adminApp, adminCompose, adminShared, adminTranslation } = adminMessages.en;
const translations = [
  { translate: adminCompose.translateToKurdish, heading: 'Kurdish translation' },
  { translate: adminCompose.translateToArabic, heading: 'Arabic translation' },
];
const publications = [
  { language: 'ckb', success: adminShared.success.publishedKurdish },
  { language: 'ar', success: adminShared.success.publishedArabic },
  { language: 'en', success: adminShared.success.publishedEnglish },
] as const;

test('the keyboard alone leads from an empty form to three published languages', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  await expect(page.getByLabel(adminApp.login.username)).toBeFocused();
  await page.keyboard.type(admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();

  const heading = uniqueTitle('By keyboard');
  await tabTo(page, title(page, 'en'));
  await page.keyboard.type(heading);
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('textbox', { name: adminCompose.contentLabel.en }));
  await page.keyboard.type('## Begin\n\nTyped, and nothing else.');
  for (const { translate, heading: opened } of translations) {
    await tabTo(page, page.getByRole('button', { name: translate }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: opened })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: adminTranslation.back }).last());
    await page.keyboard.press('Enter');
    await expect(title(page, 'en')).toBeVisible();
  }
  await expect(draftSaved(page)).toBeVisible();
  for (const { language, success } of publications) {
    await tabTo(page, publish(page, language));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
    if (language === 'en') break;
    await tabTo(page, remainingOf(page));
    await page.keyboard.press('Enter');
    await expect(title(page, 'en')).toHaveValue(heading);
  }
  const answer = await page.request.get('/api/blog/posts?language=en&fields=summary');
  const posts: { title: string; slug: string }[] = await answer.json();
  const { slug } = posts.find((post) => post.title === heading) ?? {};
  const post = await (await page.request.get(`/api/blog/posts/${slug}`)).json();
  expect(post.translations).toHaveLength(2);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach it');
}
