import { adminCompose as ckbCreate } from '#content/messages/ckb/admin/compose.ts';
import { adminEditor as ckb } from '#content/messages/ckb/admin/editor.ts';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { content, draftSaved, publish, title } from '../../support/panel/compose-form.ts';
import { nextPublication } from '../../support/panel/cover-form.ts';
import {
  columnOf,
  editorText,
  editorTextInKurdish,
  expectMarkdown,
  startWith,
  typeOnKeyboard,
  typeOnTelephone,
} from '../../support/panel/editor-form.ts';
import { expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

/** Contains letters that join on both sides, on one and on none, marks, digits, signs, and Latin in between. */
const kurdish =
  'ڕۆژێک لە ڕۆژان، بزنێک ژووری سێرڤەرەکەی گرت؛ «بەڕاستی؟» ئازادیی ١٢٫٥٪ و C++ لەگەڵ وەڵامەکە.';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('Kurdish that is typed letter by letter stays complete and in order', () => {
  for (const [device, type] of [
    ['on a keyboard', typeOnKeyboard],
    ['on a telephone', typeOnTelephone],
  ] as const) {
    test(device, async ({ page }) => {
      await openPanel(page);
      await title(page, 'ckb').fill(uniqueTitle('پیت بە پیت'));
      await content(page, 'ckb').click();
      await type(page, kurdish);
      await expectMarkdown(page, 'ckb', kurdish);
      // In the middle of a word too.
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('ArrowLeft');
      await type(page, 'ێوی');
      const whole = `ڕێوی${kurdish.slice(1)}`;
      await expectMarkdown(page, 'ckb', whole);
      const sent = nextPublication(page);
      await publish(page, 'ckb').click();
      const post = await (await (await sent).response())?.json();
      const read = await (await page.request.get(`/api/blog/posts/${post.slug}`)).json();
      expect(read.content).toBe(whole);
    });
  }
});

test.describe('the footer', () => {
  for (const language of ['ckb', 'ar'] as const) {
    test(`notices a keyboard that is set to Latin letters: ${language}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPanel(page);
      const hint = columnOf(page, language).getByText(texts.switchKeyboard[language]);
      await content(page, language).click();
      // Latin letters that are pasted, or written as code, are intended.
      await page.evaluate(() => navigator.clipboard.writeText('Twenty-four letters and many more'));
      await page.keyboard.press('Control+v');
      await page.keyboard.type(' `const answer = fortyTwo + theRest;` ');
      await expect(content(page, language)).toContainText('theRest');
      await expect(hint).toHaveCount(0);
      await page.keyboard.type('nothing of this is meant to be Latin');
      await expect(hint).toBeVisible();
      await typeOnKeyboard(page, 'ب');
      await expect(hint).toHaveCount(0);
    });
  }

  test('names Arabic letters in a Kurdish text, and shows the first', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'ckb', 'لە `كود`دا، كتێبي نوێ');
    const kurdishColumn = columnOf(page, 'ckb');
    const hint = (letters: string, instead: string) =>
      kurdishColumn.getByText(editorText('foreignLetters.ckb', { letters, instead }));
    await expect(
      hint('\u2067ك\u2069, \u2067ي\u2069', '\u2067ک\u2069, \u2067ی\u2069'),
    ).toBeVisible();
    const showFirst = kurdishColumn.getByRole('button', { name: texts.showLetter });
    await showFirst.click();
    await page.keyboard.insertText('ک');
    await expectMarkdown(page, 'ckb', 'لە `كود`دا، کتێبي نوێ');
    await expect(hint('\u2067ي\u2069', '\u2067ی\u2069')).toBeVisible();
    await showFirst.click();
    await page.keyboard.insertText('ی');
    await expectMarkdown(page, 'ckb', 'لە `كود`دا، کتێبی نوێ');
    await expect(showFirst).toHaveCount(0);
  });

  test('names Kurdish letters in an Arabic text, and no letters in an English one', async ({
    page,
  }) => {
    await openPanel(page);
    await startWith(page, 'ar', 'كتاب ڕێ');
    await expect(
      columnOf(page, 'ar').getByText(
        editorText('foreignLetters.ar', { letters: '\u2067ڕ\u2069, \u2067ێ\u2069' }),
      ),
    ).toBeVisible();
    await startWith(page, 'en', 'كتاب ڕێ');
    await expect(columnOf(page, 'en').getByText(editorText('words', { count: 2 }))).toBeVisible();
    await expect(columnOf(page, 'en').getByRole('button', { name: texts.showLetter })).toHaveCount(
      0,
    );
  });
});

test('code runs from left to right in a Kurdish text, and starts on the left', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'ckb', 'نموونەیەک:\n\n```ts\nconst goats = 4;\n```\n\nتەواو.');
  const field = content(page, 'ckb');
  const sideOf = async (text: string) => {
    const line = field.getByText(text);
    const box = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    });
    const around = await field.boundingBox();
    if (!around) throw new Error('The editor is not on the screen');
    const space = { left: box.left - around.x, right: around.x + around.width - box.right };
    return {
      direction: await line.evaluate((element) => getComputedStyle(element).direction),
      side: space.left < space.right ? 'left' : 'right',
    };
  };
  for (const code of ['```ts', 'const goats = 4;'])
    expect(await sideOf(code), code).toEqual({ direction: 'ltr', side: 'left' });
  for (const text of ['نموونەیەک:', 'تەواو.'])
    expect(await sideOf(text), text).toEqual({ direction: 'rtl', side: 'right' });
});

test('the toolbar works in the Kurdish panel', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
  await openPanel(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const english = columnOf(page, 'en');
  const field = page.getByRole('textbox', { name: ckbCreate.contentLabel.en });
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.click();
  await page.keyboard.insertText('three English words');
  await expect(english.getByText(length(3, 1, editorTextInKurdish), { exact: true })).toBeVisible();

  // The tools run from right to left, like the panel's text.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+Tab');
  const tools = english.getByRole('toolbar', { name: ckb.formatting });
  await expect(tools.getByRole('button', { name: ckb.tools.heading2, exact: true })).toBeFocused();
  // Waits after each step, because the toolbar moves the focus a moment after the key.
  for (const name of [ckb.tools.heading3, ckb.tools.bold]) {
    await page.keyboard.press('ArrowLeft');
    await expect(tools.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(field).toHaveText('**three English words**');

  await english.getByRole('tab', { name: ckb.preview }).click();
  await expect(english.getByRole('strong')).toHaveText('three English words');
  await expect(english.getByRole('strong')).toHaveCSS('direction', 'ltr');
});

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

function length(count: number, minutes: number, text: typeof editorText = editorText): string {
  return `${text('words', { count })} · ${text('readTime', { minutes })}`;
}
