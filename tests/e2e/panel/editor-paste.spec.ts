import { expectMarkdown, startEmpty, startWith } from '../../support/panel/editor-form.ts';
import { copyHtml } from '../../support/panel/editor-paste.ts';
import { openPanel, test } from '../../support/panel/panel-test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('Ctrl+Shift+V pastes plain text, and code is pasted as plain text', async ({ page }) => {
  await openPanel(page);
  await startEmpty(page, 'en');
  await copyHtml(page, { html: '<p>a <b>b</b></p>', text: 'a b' });
  await page.keyboard.press('Control+Shift+v');
  await expectMarkdown(page, 'en', 'a b');
  await startWith(page, 'en', '```\n');
  await page.keyboard.press('Control+v');
  await expectMarkdown(page, 'en', '```\na b');
});
