import type { Page } from '@playwright/test';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminTranslation as review } from '#content/messages/en/admin/translation.ts';
import { content, expectText } from '../../support/panel/compose-form.ts';
import { adminShared, expect, test } from '../../support/panel/panel-test.ts';
import {
  button,
  field,
  paragraphs,
  rowOf,
  source,
  translate,
} from '../../support/panel/translation.ts';

test.use({ viewport: { width: 1440, height: 900 } });
const question = (page: Page) => page.getByRole('alertdialog');

test('a translation stands beside its source, and a new translation keeps edited text unless asked', async ({
  page,
}) => {
  await translate(page, 'A shop', source);
  await expect(page.locator('.review-row')).toHaveCount(5);
  await expect(page.getByText('openai-compatible/obedient').filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(field(page, 1)).toHaveValue(/^## [\p{Script=Arabic}\s]+$/u);
  await expect(field(page, 2)).toHaveValue(/٣.*\(https:\/\/example\.com\/work\)/);
  await expect(field(page, 4)).toHaveValue(paragraphs[3] ?? '');
  await expect(field(page, 2)).toHaveCSS('direction', 'rtl');
  await expect(rowOf(page, 2).locator('[lang=en]')).toHaveText(paragraphs[1] ?? '');

  const machine = await field(page, 3).inputValue();
  await field(page, 3).fill('ئەمە لە ٨ هەفتەدا ئامادەیە.');
  await expect(page.getByText(review.edited)).toHaveCount(1);
  await expect(rowOf(page, 3)).toContainText(review.edited);

  await field(page, 1).fill('## رۆژ باش');
  await button(page, 'Write ڕۆژ in place of رۆژ').click();
  await expect(field(page, 1)).toHaveValue('## ڕۆژ باش');

  await button(page, 'Translate again: paragraph 3').click();
  await expect(question(page)).toContainText('ئەمە لە ٨ هەفتەدا ئامادەیە.');
  await button(page, review.cancel).click();
  await expect(field(page, 3)).toHaveValue('ئەمە لە ٨ هەفتەدا ئامادەیە.');
  await button(page, 'Translate again: paragraph 3').click();
  await question(page).getByRole('button', { name: review.questions.row.replace }).click();
  await expect(field(page, 3)).toHaveValue(machine);
  await button(page, adminShared.undo).click();
  await expect(field(page, 3)).toHaveValue('ئەمە لە ٨ هەفتەدا ئامادەیە.');

  await page.getByRole('button', { name: review.back }).first().click();
  await expectText(content(page, 'ckb'), 'ئەمە لە ٨ هەفتەدا ئامادەیە.');
  await button(page, texts.translateToKurdish).click();
  await expect(question(page)).toContainText(review.questions.again.title);
  await button(page, review.questions.again.keep).click();
  await expect(field(page, 3)).toHaveValue('ئەمە لە ٨ هەفتەدا ئامادەیە.');
});
