import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { isolate } from '#language/bidi.ts';
import { content, title } from '../../support/panel/compose-form.ts';
import { editorText, expectMarkdown, startWith } from '../../support/panel/editor-form.ts';
import { expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { field, source, translate } from '../../support/panel/translation.ts';

const issues = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminTranslation.issues',
});

test.use({ viewport: { width: 1440, height: 900 } });

test('a forbidden word is underlined, and one key replaces it and keeps its ending', async ({
  page,
}) => {
  await openPanel(page);
  await startWith(page, 'ckb', '`وێبسایت` و وێبسایتەکانیشماندا');
  const editor = content(page, 'ckb');
  await expect(editor.locator('.cm-hint')).toHaveText(['وێبسایتەکانیشماندا']);
  await expect(
    page.getByRole('button', {
      name: editorText('hints.replace', { suggested: isolate('ماڵپەڕەکانیشماندا') }),
    }),
  ).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+.');
  await expectMarkdown(page, 'ckb', '`وێبسایت` و ماڵپەڕەکانیشماندا');
  await expect(editor.locator('.cm-hint')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expectMarkdown(page, 'ckb', '`وێبسایت` و وێبسایتەکانیشماندا');
  const tooltip = page.locator('.cm-hint-tooltip');
  await expect(tooltip).toHaveCount(1);
  // A form has several texts. Only the one with the focus has a tooltip.
  await title(page, 'ckb').focus();
  await expect(tooltip).toHaveCount(0);
  await editor.focus();
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('letters against the house style are corrected by a tap; code is left alone', async ({
  page,
}) => {
  await openPanel(page);
  await startWith(page, 'ckb', '```\nرۆژ\n```\n\nهەموو رۆژێک');
  await expect(content(page, 'ckb').locator('.cm-hint')).toHaveText(['رۆژێک']);
  await page
    .getByRole('button', { name: editorText('hints.replace', { suggested: isolate('ڕۆژێک') }) })
    .click();
  await expectMarkdown(page, 'ckb', '```\nرۆژ\n```\n\nهەموو ڕۆژێک');
  await expect(content(page, 'ckb')).toBeFocused();
});

test('the review replaces a forbidden word and keeps its ending', async ({ page }) => {
  await translate(page, uniqueTitle('A forbidden word'), source);
  const paragraph = field(page, 3);
  await paragraph.fill('لە ٨ هەفتەدا لە سێرڤەڕەکانتەوە.');
  await page
    .getByRole('button', {
      name: issues('takeThis', {
        found: isolate('سێرڤەڕەکانتەوە'),
        suggested: isolate('سێرڤەرەکانتەوە'),
      }),
    })
    .press('Enter');
  await expect(paragraph).toHaveValue('لە ٨ هەفتەدا لە سێرڤەرەکانتەوە.');
});
