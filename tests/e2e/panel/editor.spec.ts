import { content } from '../../support/panel/create-form.ts';
import { expectMarkdown, startWith, toolOf } from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the toolbar', () => {
  const tools = [
    ['heading2', 'word', '## word'],
    ['heading3', 'word', '### word'],
    ['bold', 'word', '**word**'],
    ['italic', 'word', '*word*'],
    ['bulletedList', 'one\ntwo', '- one\n- two'],
    ['numberedList', 'one\ntwo', '1. one\n2. two'],
    ['quote', 'one\n\ntwo', '> one\n>\n> two'],
    ['code', 'word', '`word`'],
    ['code', 'one\ntwo', '```\none\ntwo\n```'],
  ] as const;

  test('formats a selection and removes the format again', async ({ page }) => {
    await openPanel(page);
    for (const [tool, before, marked] of tools) {
      await startWith(page, 'en', before);
      await page.keyboard.press('Control+a');
      const button = toolOf(page, 'en', tool);
      await button.click();
      await expectMarkdown(page, 'en', marked);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(content(page, 'en')).toBeFocused();
      await button.click();
      await expectMarkdown(page, 'en', before);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      // Each step of the tool can be undone.
      await page.keyboard.press('Control+z');
      await expectMarkdown(page, 'en', marked);
      await page.keyboard.press('Control+z');
      await expectMarkdown(page, 'en', before);
    }
  });
});
