import type { Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { adminApp, expect, openFromMenu } from './panel-test.ts';

export const texts = adminMessages.en.adminGlossary;

export const opener = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${adminApp.menu}`) });

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.title });

export const rowOf = (page: Page, text: string) =>
  dialogOf(page)
    .getByRole('list', { name: texts.list })
    .getByRole('listitem')
    .filter({ hasText: text });

export const buttonOf = (page: Page, action: string, term: string) =>
  dialogOf(page).getByRole('button', { name: `${action} : ${term}`, exact: true });

export const field = (page: Page, name: keyof typeof texts.fields) =>
  dialogOf(page).getByRole('textbox', { name: texts.fields[name], exact: true });

export const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

/** A term that no other test uses on the shared server. */
export const uniqueTerm = (name: string) => `${name}/${Math.random().toString(36).slice(2, 8)}`;

export async function openGlossary(page: Page): Promise<void> {
  await openFromMenu(page, texts.title);
  await expect(dialogOf(page).getByRole('list', { name: texts.list })).toBeVisible();
}
