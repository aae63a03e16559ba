import type { Locator, Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { createPost, expect, openPanel } from './panel-test.ts';

const { fields, edit } = posts;

/** A field of an article with one language, or of one of its columns. */
export const field = (form: Page | Locator, name: string) =>
  form.getByRole('textbox', { name, exact: true });
export const titleOf = (form: Page | Locator) => field(form, fields.title);
export const textOf = (form: Page | Locator) => field(form, fields.content);
export const saveOf = (page: Page) => page.getByRole('button', { name: edit.save, exact: true });
export const restoredIn = (page: Page) =>
  page.getByRole('status').filter({ hasText: edit.restored.split('{')[0] ?? '' });

/** Creates a post and opens it by its URL. */
export async function openPost(page: Page, given: { title: string } & Record<string, unknown>) {
  const token = await openPanel(page);
  const post = await createPost(page.request, token, given);
  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await expect(titleOf(page)).toHaveValue(given.title);
  await expect(textOf(page)).toBeVisible();
  return { token, post };
}

/** Shows the fields that a column has folded. */
export async function unfold(form: Page | Locator, name: string = edit.moreFields) {
  await form.locator('summary').filter({ hasText: name, visible: true }).click();
}

export async function rewriteText(page: Page, text: string, form: Page | Locator = page) {
  await textOf(form).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Waits until all typed text is stored on this device. */
export async function expectKept(page: Page): Promise<void> {
  const state = page.getByRole('status').filter({ hasText: edit.unsaved });
  await expect(state).toHaveAttribute('aria-busy', 'false');
}
