import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { content } from '../../support/panel/compose-form.ts';
import {
  columnOf,
  expectMarkdown,
  modeOf,
  pressControlWith,
  startEmpty,
  startWith,
  toolOf,
  typeOnKeyboard,
} from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the toolbar', () => {
  test('makes a link, and waits for its URL', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'our work');
    await page.keyboard.press('Control+a');
    await toolOf(page, 'en', 'link').click();
    await page.keyboard.type('/portfolio');
    await expectMarkdown(page, 'en', '[our work](/portfolio)');
    await toolOf(page, 'en', 'link').click();
    await expectMarkdown(page, 'en', 'our work');
  });

  test('inserts a table with column names in the language of the text', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'ckb', 'نرخەکان');
    await toolOf(page, 'ckb', 'table').click();
    await page.keyboard.type('ناو');
    await expectMarkdown(
      page,
      'ckb',
      [
        'نرخەکان',
        '',
        '| ناو | ستوونی ٢ | ستوونی ٣ |',
        '| --- | --- | --- |',
        '|  |  |  |',
        '|  |  |  |',
      ].join('\n'),
    );
  });

  test('is one tab stop, with arrow keys inside', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'word');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Shift+Tab');
    const toolbar = columnOf(page, 'en').getByRole('toolbar', { name: texts.formatting });
    await expect(toolbar.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(toolOf(page, 'en', 'heading3')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(toolOf(page, 'en', 'bold')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectMarkdown(page, 'en', '**word**');
  });
});

test.describe('the keyboard', () => {
  const shortcuts = [
    ['Control+b', 'word', '**word**'],
    ['Control+i', 'word', '*word*'],
    ['Control+e', 'word', '`word`'],
    ['Control+k', 'word', '[word]()'],
    ['Control+Shift+2', 'word', '## word'],
    ['Control+Shift+3', 'word', '### word'],
    ['Control+Shift+7', 'word', '1. word'],
    ['Control+Shift+8', 'word', '- word'],
    ['Control+Shift+9', 'word', '> word'],
  ] as const;

  test('has a shortcut for each tool', async ({ page }) => {
    await openPanel(page);
    for (const [keys, before, after] of shortcuts) {
      await startWith(page, 'en', before);
      await page.keyboard.press('Control+a');
      await page.keyboard.press(keys);
      await expectMarkdown(page, 'en', after);
      await expect(content(page, 'en')).toBeFocused();
    }
  });

  test('has its shortcuts on a Kurdish keyboard too', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'ckb', 'وشە');
    await page.keyboard.press('Control+a');
    await pressControlWith(page, { letter: 'ب', code: 'KeyB' });
    await expectMarkdown(page, 'ckb', '**وشە**');
  });

  const begun = [
    ['a bulleted list', '- one\ntwo\n\nAfter', '- one\n- two\n\nAfter'],
    ['a numbered list', '1. one\ntwo\n\nAfter', '1. one\n2. two\n\nAfter'],
    ['a quote', '> one\ntwo\n\n\nAfter', '> one\n> two\n\nAfter'],
    ['tasks', '- [x] one\ntwo\n\nAfter', '- [x] one\n- [ ] two\n\nAfter'],
  ] as const;

  test('continues a list or a quote on Enter, and ends it on a second Enter', async ({ page }) => {
    await openPanel(page);
    for (const [name, typed, after] of begun)
      await test.step(name, async () => {
        await startEmpty(page, 'en');
        await page.keyboard.type(typed);
        await expectMarkdown(page, 'en', after);
      });
  });

  test('continues the numbers of a list that begins with an Arabic digit', async ({ page }) => {
    await openPanel(page);
    await content(page, 'ckb').click();
    await typeOnKeyboard(page, '١. یەک\nدوو');
    await expectMarkdown(page, 'ckb', '1. یەک\n2. دوو');
  });

  test('leaves the text with Tab, and returns with Shift+Tab', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'word');
    await page.keyboard.press('Tab');
    await expect(content(page, 'en')).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(content(page, 'en')).toBeFocused();
    await page.keyboard.type('s');
    await expectMarkdown(page, 'en', 'words');
  });

  test('moves inside a table and a list with Tab, and leaves them with Esc and Tab', async ({
    page,
  }) => {
    await openPanel(page);
    const hint = columnOf(page, 'en').getByText(texts.tabHint);
    await startWith(page, 'en', 'A text.');
    await expect(hint).toBeHidden();
    await startWith(page, 'en', '| a | b |\n| --- | --- |\n| c | d |');
    await expect(hint).toBeVisible();
    await expect(content(page, 'en')).toHaveAccessibleDescription(texts.tabHint);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('one');
    await page.keyboard.press('Tab');
    await page.keyboard.type('two');
    await page.keyboard.press('Tab');
    await page.keyboard.type('three');
    await expectMarkdown(page, 'en', '| a | b |\n| --- | --- |\n| one | two |\n| three |  |');
    await startWith(page, 'en', '- one\n- two');
    await page.keyboard.press('Tab');
    await expectMarkdown(page, 'en', '- one\n  - two');
    await page.keyboard.press('Shift+Tab');
    await expectMarkdown(page, 'en', '- one\n- two');
    for (const [key, back] of [
      ['Tab', 'Shift+Tab'],
      ['Shift+Tab', 'Tab'],
    ] as const) {
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
      await expect(content(page, 'en')).not.toBeFocused();
      await page.keyboard.press(back);
      await expect(content(page, 'en')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(content(page, 'en')).toBeFocused();
      await expectMarkdown(page, 'en', '- one\n  - two');
      await page.keyboard.press('Shift+Tab');
    }
  });

  test('switches between writing and preview, and keeps the cursor', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'A word');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Shift+p');
    await expect(modeOf(page, 'en', 'preview')).toHaveAttribute('aria-selected', 'true');
    await expect(columnOf(page, 'en').getByRole('tabpanel', { name: texts.preview })).toBeFocused();
    await page.keyboard.press('Control+Shift+p');
    await expect(content(page, 'en')).toBeFocused();
    await page.keyboard.type('X');
    await expectMarkdown(page, 'en', 'A worXd');
  });
});

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
