import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { content } from '../../support/panel/create-form.ts';
import { columnOf, modeOf, renderingOf, startWith } from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the preview', () => {
  test('follows the text, and says if there is none', async ({ page }) => {
    await openPanel(page);
    await modeOf(page, 'en', 'preview').click();
    await expect(columnOf(page, 'en').getByText(texts.previewEmpty)).toBeVisible();
    await modeOf(page, 'en', 'write').click();
    await startWith(page, 'en', 'First **words**');
    await modeOf(page, 'en', 'preview').click();
    await expect(renderingOf(page, 'en')).toHaveText('First words');
    // The preview stays open after a reload, and so does the text.
    await page.reload();
    await expect(renderingOf(page, 'en')).toHaveText('First words');
    await expect(content(page, 'en')).toBeHidden();
  });
});
