import { content, draftSaved, title } from '../../support/panel/create-form.ts';
import {
  columnOf,
  editorText,
  expectMarkdown,
  startWith,
  typeOnKeyboard,
} from '../../support/panel/editor-form.ts';
import { kurdish, length } from '../../support/panel/editor-writing.ts';
import { expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the footer', () => {
  test('counts words and minutes', async ({ page }) => {
    await openPanel(page);
    const english = columnOf(page, 'en');
    await expect(
      english.getByText(editorText('words', { count: 0 }), { exact: true }),
    ).toBeVisible();
    await startWith(page, 'en', 'One [two](https://a.example/b-c) three');
    await expect(english.getByText(length(3, 1), { exact: true })).toBeVisible();
    await page.keyboard.insertText(`\n\n${'word '.repeat(200)}`);
    await expect(english.getByText(length(203, 2), { exact: true })).toBeVisible();
    await startWith(page, 'ckb', 'بزنێک لەسەر بان');
    await expect(columnOf(page, 'ckb').getByText(length(3, 1), { exact: true })).toBeVisible();
  });
});

test.describe('if the editor fails to load', () => {
  test.use({ expectedMessages: /Failed to load resource|The editor was not loaded/ });

  test('a plain field replaces it', async ({ page }) => {
    await page.route('**/assets/markdown-editor-view-*.js', (route) => route.abort());
    await openPanel(page);
    await expect(content(page, 'ckb')).toHaveCSS('direction', 'rtl');
    const heading = uniqueTitle('بێ ئامراز');
    await title(page, 'ckb').fill(heading);
    await content(page, 'ckb').click();
    await typeOnKeyboard(page, kurdish);
    await expect(content(page, 'ckb')).toHaveValue(kurdish);
    await page.unrouteAll();
    await expect(draftSaved(page)).toBeVisible();
    await page.reload();
    await expectMarkdown(page, 'ckb', kurdish);
    await expect(title(page, 'ckb')).toHaveValue(heading);
  });
});
