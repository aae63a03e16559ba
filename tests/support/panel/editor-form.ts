import type { Locator, Page } from '@playwright/test';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { localeConfig } from '#i18n/languages.ts';
import type { Language } from '../browser/site-test.ts';
import { content } from './compose-form.ts';
import { expect } from './panel-test.ts';

/** The messages of the editor that contain numbers and letters. */
export const editorText = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminEditor',
});

export const editorTextInKurdish = createTranslator({
  locale: 'en-u-nu-arab',
  messages: adminMessages.ckb,
  namespace: 'adminEditor',
});

export const columnOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: localeConfig[language].shortEndonym, exact: true });
export const toolOf = (page: Page, language: Language, tool: keyof typeof texts.tools) =>
  columnOf(page, language).getByRole('button', { name: texts.tools[tool], exact: true });
export const modeOf = (page: Page, language: Language, mode: 'write' | 'preview') =>
  columnOf(page, language).getByRole('tab', { name: texts[mode] });
/** The rendered text. It has no role of its own. */
export const renderingOf = (page: Page, language: Language) =>
  columnOf(page, language).locator('.prose');

/** Puts the cursor into the text and deletes the text. */
export async function startEmpty(page: Page, language: Language): Promise<void> {
  await content(page, language).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
}

/** Puts a text into an empty editor, with the cursor at its end. */
export async function startWith(page: Page, language: Language, markdown: string): Promise<void> {
  await startEmpty(page, language);
  await page.keyboard.insertText(markdown);
  await expectMarkdown(page, language, markdown);
}

/** Expects exactly these lines in the editor. */
export async function expectMarkdown(page: Page, language: Language, markdown: string) {
  await expect.poll(() => markdownIn(content(page, language))).toBe(markdown);
}

async function markdownIn(field: Locator): Promise<string> {
  return await field.evaluate((element) =>
    [...element.children].map((line) => line.textContent).join('\n'),
  );
}

/** Types on a keyboard with these letters. All keys come before the page handles the first one. */
export async function typeOnKeyboard(page: Page, letters: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  await Promise.all(
    [...letters].flatMap((letter) => {
      const isEnter = letter === '\n';
      const key = {
        key: isEnter ? 'Enter' : letter,
        code: isEnter ? 'Enter' : letter === ' ' ? 'Space' : 'KeyK',
        windowsVirtualKeyCode: isEnter ? 13 : letter === ' ' ? 32 : 75,
      };
      return [
        keyboard.send('Input.dispatchKeyEvent', {
          ...key,
          type: 'keyDown',
          text: isEnter ? '\r' : letter,
        }),
        keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
      ];
    }),
  );
  await keyboard.detach();
}

/** Types as on a phone, where a word stays open until the next one begins. */
export async function typeOnTelephone(page: Page, words: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const word of words.match(/\S+\s*/g) ?? []) {
    for (let length = 1; length <= word.length; length += 1) {
      const begun = word.slice(0, length);
      await keyboard.send('Input.imeSetComposition', {
        text: begun,
        selectionStart: length,
        selectionEnd: length,
      });
    }
    await keyboard.send('Input.insertText', { text: word });
  }
  await keyboard.detach();
}

/** Presses a key with Control on a keyboard with another letter at that key. */
export async function pressControlWith(
  page: Page,
  key: { letter: string; code: string },
): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await keyboard.send('Input.dispatchKeyEvent', {
      type,
      modifiers: 2,
      key: key.letter,
      code: key.code,
      windowsVirtualKeyCode: key.code.charCodeAt(3),
    });
  await keyboard.detach();
}
