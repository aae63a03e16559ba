import type { Page } from '@playwright/test';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { adminShared } from './panel-test.ts';
import { buttonIn, rowOf } from './posts-tab.ts';

export const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: posts.deleteTitle });

export const toastsOf = (page: Page) =>
  page.getByRole('region', { name: new RegExp(adminShared.notifications) }).getByRole('listitem');

export async function deleteIn(page: Page, title: string): Promise<void> {
  await buttonIn(rowOf(page, title), posts.delete).filter({ hasText: title }).click();
  await dialogOf(page).getByRole('button', { name: posts.delete }).click();
}
