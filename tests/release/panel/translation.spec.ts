import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { recordOfTranslation } from '#admin/translation/translation-record.ts';
import { adminMessages } from '#content/messages/admin.ts';
import { adminTranslation as review } from '#content/messages/en/admin/translation.ts';
import { alertOf, content, publish } from '../../support/panel/compose-form.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  button,
  editor,
  field,
  paragraphs,
  rowOf,
  source,
  translate,
} from '../../support/panel/translation.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Without digits, which a translation would have to keep. */
const shopTitle = () => uniqueTitle('A shop').replace(/\d/g, 'x');

/** Replaces a text as a paste does. */
async function rewrite(page: Page, text: string): Promise<void> {
  await content(page, 'en').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test.describe(() => {
  // Chromium itself adds a style attribute when two lines become one under a new text.
  test.use({ expectedMessages: /style-src-attr|Applying inline style/ });

  test('when the source changes, only changed blocks are marked and sent again', async ({
    page,
  }) => {
    await translate(page, 'A shop', source);
    const heading = await field(page, 1).inputValue();
    await page.getByRole('button', { name: review.back }).first().click();
    await rewrite(page, source.replace('8 weeks', '9 weeks'));
    await expect(page.getByText('1 paragraph changed')).toBeVisible();
    await button(page, review.review).click();
    await expect(page.getByText(review.states.stale)).toHaveCount(1);
    await expect(rowOf(page, 3).locator('del')).toHaveText('8');
    await expect(rowOf(page, 3).locator('ins')).toHaveText('9');

    const translated = await field(page, 3).inputValue();
    const request = page.waitForRequest('**/api/admin/update-translation');
    await page.getByRole('button', { name: 'Update the translation (1)' }).click();
    expect((await request).postDataJSON()).toEqual({
      language: 'ckb',
      title: 'A shop',
      passages: [
        {
          isTitle: false,
          before: paragraphs[2],
          after: 'It is ready in 9 weeks.',
          translation: translated,
        },
      ],
    });
    await expect(field(page, 3)).toHaveValue(translated);
    await expect(rowOf(page, 3).locator('[data-proposal]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 3)).toHaveValue(/٩/);
    await expect(field(page, 1)).toHaveValue(heading);
    await expect(page.getByText(review.states.stale)).toHaveCount(0);
  });
});

test('a broken link blocks publishing until it is dismissed with a reason', async ({ page }) => {
  const { blocking, dismissThis, reasonLabel, dismiss, reasonMissing } = review.issues;
  const heading = shopTitle();
  await translate(page, heading, 'LOSE [our work](https://example.com/work) here.');
  await page.getByRole('button', { name: review.back }).first().click();
  await publish(page, 'ckb').click();
  await expect(alertOf(page)).toContainText('1 finding keeps this text from being published');
  await expect(field(page, 1)).toBeFocused();
  const issues = page.getByRole('region', { name: review.issues.heading });
  await expect(issues).toContainText(blocking.replace('{count, number}', '1'));
  await expect(issues).toContainText('https://example.com/work');

  const dismissal = dismissThis.replace('{subject}', 'https://example.com/work');
  await button(page, dismissal).click();
  await issues.getByRole('button', { name: dismiss, exact: true }).click();
  await expect(issues.getByRole('alert')).toHaveText(reasonMissing);
  await page.getByLabel(reasonLabel).fill('It moved to the footer.');
  await issues.getByRole('button', { name: dismiss, exact: true }).click();
  await expect(issues).toContainText('It moved to the footer.');
  await page.getByRole('button', { name: review.back }).first().click();
  const published = page.waitForResponse('**/api/admin/blog/posts');
  await publish(page, 'ckb').click();
  await expect(page.getByRole('status')).toContainText([adminShared.success.publishedKurdish]);
  expect((await (await published).json()).translation).toMatchObject({
    title: { source: heading },
    blocks: [{ source: 'LOSE [our work](https://example.com/work) here.' }],
    dismissed: [{ reason: 'It moved to the footer.' }],
  });
});

test('a translated post is reviewed in its edit page, beside the current English text', async ({
  page,
}) => {
  const token = await openPanel(page, '/admin/dashboard?tab=posts', editor);
  const heading = shopTitle();
  const english = { title: heading, content: source };
  const kurdish = {
    title: heading.replace('A shop', 'دوکانێک'),
    content: source.replace('ready', 'ئامادە'),
  };
  const { id, updatedAt, translationGroup } = await createPost(page.request, token, english);
  const translated = await createPost(page.request, token, {
    ...kurdish,
    language: 'ckb',
    translationGroup,
    translation: recordOfTranslation(english, kurdish),
  });
  const headers = { authorization: `Bearer ${token}` };
  const newContent = source.replace('It is ready in 8 weeks.', 'You have it in 5 weeks.');
  await page.request.patch(`/api/admin/blog/posts/${id}`, {
    headers,
    data: { content: newContent, updatedAt },
  });
  await page.goto(`/admin/dashboard?tab=posts&edit=${translated.id}`);
  await expect(page.getByText('1 paragraph changed')).toBeVisible();
  await button(page, review.review).click();
  await expect(rowOf(page, 3)).toContainText(review.states.stale);
  await page.getByRole('button', { name: 'Update the translation (1)' }).click();
  await rowOf(page, 3).getByRole('button', { name: review.proposals.take }).click();
  await expect(field(page, 3)).toHaveValue(/٥/);
  await page.getByRole('button', { name: review.back }).first().click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status')).toContainText([adminShared.success.saved]);

  const stored = await page.request.get(`/api/admin/blog/posts/${translated.id}`, { headers });
  const { content, translation } = await stored.json();
  expect(content).toContain('٥');
  expect(translation.blocks[2].source).toBe('You have it in 5 weeks.');

  await page.request.delete(`/api/admin/blog/posts/${id}`, { headers });
  await page.reload();
  await button(page, review.review).click();
  await expect(page.getByText(review.noSource)).toBeVisible();
  await expect(rowOf(page, 3).locator('[lang=en]')).toHaveText('You have it in 5 weeks.');
});

test('the review works on a phone, in Kurdish, by keyboard', async ({ page }) => {
  const { adminTranslation: kurdish, adminCompose } = adminMessages.ckb;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
  await openPanel(page, '/admin/dashboard', editor);
  await page.getByRole('textbox', { name: adminCompose.titleLabel.en }).fill('A shop');
  await page.getByRole('textbox', { name: adminCompose.contentLabel.en }).click();
  await page.keyboard.insertText(`${source}\n\nLOSE [this](https://example.com).`);
  await button(page, adminCompose.translateToKurdish).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: kurdish.issues.heading })).toContainText(
    'https://example.com',
  );
  // The heading has the focus, so the first issue is near, and the way back too.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.review-field:focus')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: kurdish.back }).first().press('Enter');
  await expect(button(page, adminCompose.translateToKurdish)).toBeFocused();
});
