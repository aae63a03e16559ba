import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { isolate } from '#language/bidi.ts';
import { content, title } from '../../support/panel/compose-form.ts';
import { editorText, expectMarkdown, startWith } from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

const glossary = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminGlossary',
});

test.use({ viewport: { width: 1440, height: 900 } });

test('a misspelt word is underlined, corrected by a key, added to the house’s words and taken from them', async ({
  page,
}) => {
  await openPanel(page);
  await startWith(page, 'ckb', 'کۆمپاینا `کۆمپاینا` و کۆمپانای');
  const editor = content(page, 'ckb');
  const words = editor.locator('.cm-hint-word');
  // A word that is being typed is left alone until the cursor leaves it.
  await page.keyboard.press('Home');
  await expect(words).toHaveText(['کۆمپاینا', 'کۆمپانای']);
  await page.keyboard.press('Control+.');
  const right = page.getByRole('button', {
    name: editorText('hints.replace', { suggested: isolate('کۆمپانیا') }),
  });
  await expect(right).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectMarkdown(page, 'ckb', 'کۆمپانیا `کۆمپاینا` و کۆمپانای');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+End');
  const stored = page.waitForResponse((response) => response.url().endsWith('/spelling/words'));
  await page.keyboard.press('Control+Shift+>');
  await expect(words).toHaveCount(0);
  expect((await stored).status()).toBe(200);
  // The next visit knows it, too.
  await page.reload();
  await title(page, 'ckb').focus();
  await startWith(page, 'ckb', 'کۆمپانای و کۆمپاینا ');
  await expect(words).toHaveText(['کۆمپاینا']);

  await page.goto('/admin/dashboard?screen=glossary');
  const list = page.getByRole('region', { name: glossary('words.title') });
  await list.getByRole('listitem').filter({ hasText: 'کۆمپانای' }).getByRole('button').click();
  await expect(list.getByRole('status')).toHaveText(
    glossary('words.deleted', { word: isolate('کۆمپانای') }),
  );
});
