import type { Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { createPost, expect, openPanel } from './panel-test.ts';

const { fields, edit } = posts;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const titleOf = (page: Page) => field(page, fields.title);
export const textOf = (page: Page) => field(page, fields.content);
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

export async function rewriteText(page: Page, text: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Waits until all typed text is stored on this device. */
export async function expectKept(page: Page): Promise<void> {
  const state = page.getByRole('status').filter({ hasText: edit.unsaved });
  await expect(state).toHaveAttribute('aria-busy', 'false');
}
