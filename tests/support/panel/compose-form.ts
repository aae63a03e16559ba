import type { Locator, Page } from '@playwright/test';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminShared, expect } from './panel-test.ts';

type Language = 'en' | 'ar' | 'ckb';

export const title = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: texts.titleLabel[language] });
export const content = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: texts.contentLabel[language] });
export const publish = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts.publish[language] });
/** The banner above the tabs, without the messages at the fields. */
export const alertOf = (page: Page) => page.getByRole('alert').first();
/** Whether this device has everything that was typed. */
export const draftSaved = (page: Page) => page.locator('[data-save-status=saved]');
/** Whether the server has it, too. Right after a change it may still tell of the text before: see `saveOnServer`. */
export const draftOnServer = (page: Page) => page.locator('[data-server-status=saved]');

/** Changes a draft that the server has, and waits until the server has the change. */
export async function saveOnServer(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.url().includes('/api/admin/blog/drafts/') &&
      response.ok(),
  );
  await change();
  await saved;
}

export async function write(page: Page, language: Language, heading: string, text: string) {
  await title(page, language).fill(heading);
  await content(page, language).click();
  await page.keyboard.insertText(text);
}

export async function expectPublished(page: Page, language: Language): Promise<void> {
  const keys = { en: 'publishedEnglish', ckb: 'publishedKurdish', ar: 'publishedArabic' } as const;
  const message = adminShared.success[keys[language]];
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
}

export async function expectText(field: Locator, text: string) {
  await expect(field).toContainText(text);
}

export const recoverableDraftsOf = (page: Page) =>
  page.getByRole('region', { name: texts.recoverableDrafts.title, exact: true });

/** Shows the languages again that a publication left unpublished. */
export const remainingOf = (page: Page) =>
  page.getByRole('button', { name: texts.recoverableDrafts.resumeRemaining, exact: true });
