import type { Page } from '@playwright/test';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import * as copied from '../../support/clipboard-html.ts';
import { content } from '../../support/panel/compose-form.ts';
import {
  columnOf,
  editorText,
  expectMarkdown,
  startEmpty,
  startWith,
} from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const converter = '**/assets/html-to-markdown-*.js';

for (const [program, data, markdown] of [
  ['Word', copied.fromWord, copied.markdownOfWord],
  ['Google Docs', copied.fromGoogleDocs, copied.markdownOfGoogleDocs],
  ['Excel', copied.fromExcel, copied.markdownOfExcel],
  ['Google Sheets', copied.fromGoogleSheets, copied.markdownOfGoogleSheets],
  ['a Kurdish page', copied.fromKurdishPage, copied.markdownOfKurdishPage],
] as const)
  test(`a paste from ${program} keeps its structure, and one undo removes it`, async ({ page }) => {
    const before = 'پێش\n\n';
    await openPanel(page);
    await startWith(page, 'ckb', before);
    await copyHtml(page, data);
    await page.keyboard.press('Control+v');
    await expectMarkdown(page, 'ckb', before + markdown);
    // The HTML parser has loaded, so the second paste is one step.
    await startWith(page, 'ckb', before);
    await page.keyboard.press('Control+v');
    await expectMarkdown(page, 'ckb', before + markdown);
    await page.keyboard.press('Control+z');
    await expectMarkdown(page, 'ckb', before);
  });

test('text that is typed during a paste goes where it is typed', async ({ page }) => {
  const release = (await controlCalls(page, converter)).hold();
  await openPanel(page);
  await startWith(page, 'en', 'Before ');
  await copyHtml(page, { html: '<p>a <b>bold</b> word</p>', text: 'a bold word' });
  await page.keyboard.press('Control+v');
  // The words appear at once.
  await expectMarkdown(page, 'en', 'Before a bold word');
  await page.keyboard.type(', then more');
  await release();
  await expectMarkdown(page, 'en', 'Before a **bold** word, then more');
  await page.keyboard.type('!');
  await expectMarkdown(page, 'en', 'Before a **bold** word, then more!');
});

test('only a paste with HTML loads the HTML parser', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = () => loaded.some((url) => url.includes('html-to-markdown'));
  await openPanel(page);
  await startEmpty(page, 'en');
  await page.evaluate(() => navigator.clipboard.writeText('plain'));
  await page.keyboard.press('Control+v');
  await expectMarkdown(page, 'en', 'plain');
  expect(isLoaded()).toBe(false);
  await copyHtml(page, { html: '<p>a <b>b</b></p>', text: 'a b' });
  await page.keyboard.press('Control+v');
  await expect(content(page, 'en')).toContainText('**b**');
  expect(isLoaded()).toBe(true);
});

test.describe('a paste that can not keep its structure', () => {
  test.use({ expectedMessages: /Failed to load resource|Pasted as plain text/ });

  test('stays plain, and says so', async ({ page }) => {
    await openPanel(page);
    await startEmpty(page, 'en');
    await copyHtml(page, { html: `${'<div>'.repeat(10_000)}<b>goats</b>`, text: 'goats' });
    await page.keyboard.press('Control+v');
    await expect(columnOf(page, 'en').getByText(texts.pastedPlain)).toBeVisible();
    await expectMarkdown(page, 'en', 'goats');
    await page.keyboard.type(' graze');
    await expectMarkdown(page, 'en', 'goats graze');
  });

  test('stays plain if the HTML parser fails to load', async ({ page }) => {
    await page.route(converter, (route) => route.abort());
    await openPanel(page);
    await startEmpty(page, 'en');
    await copyHtml(page, copied.fromGoogleSheets);
    await page.keyboard.press('Control+v');
    await expect(columnOf(page, 'en').getByText(texts.pastedPlain)).toBeVisible();
    await expectMarkdown(page, 'en', copied.fromGoogleSheets.text);
  });
});

test('nothing of a hostile page runs, and the panel warns of pictures that readers could not load', async ({
  page,
}) => {
  await openPanel(page);
  await startEmpty(page, 'en');
  await copyHtml(page, {
    html: `<p>a <b>b</b><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">
      <a href="javascript:window.hacked = 1">c</a><svg onload="window.hacked = 1"></svg></p>`,
    text: 'a b c',
  });
  await page.keyboard.press('Control+v');
  await expectMarkdown(page, 'en', 'a **b** c');
  await expect(
    columnOf(page, 'en').getByText(editorText('picturesLeftOut', { count: 1 })),
  ).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

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

/** Puts HTML on the browser's clipboard unsanitised, as another program does. */
async function copyHtml(page: Page, { html, text }: { html: string; text: string }): Promise<void> {
  await page.evaluate(
    (data) => {
      const copy = (event: ClipboardEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData('text/html', data.html);
        event.clipboardData?.setData('text/plain', data.text);
      };
      window.addEventListener('copy', copy, { capture: true, once: true });
    },
    { html, text },
  );
  await page.keyboard.press('Control+c');
}
