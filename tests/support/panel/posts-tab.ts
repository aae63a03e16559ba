import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { adminShared as ckb } from '#content/messages/ckb/admin/shared.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import type { Language } from '#i18n/languages.ts';
import { alertOf } from './compose-form.ts';
import { adminApp, adminShared, expect } from './panel-test.ts';

/** The tab's call of the specification, which returns posts without texts. */
export const summariesPath = '**/api/admin/blog/posts?fields=summary';

/** The messages of the tab that contain numbers and names. */
export const postsText = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminPosts',
});

export const headingOf = (page: Page) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${posts.heading}`) });
export const searchOf = (page: Page) => page.getByRole('searchbox', { name: posts.search });
export const filterOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true });
export const rowsOf = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: posts.heading }).getByRole('listitem');
export const rowOf = (page: Page, title: string | RegExp) =>
  rowsOf(page).filter({ hasText: title });

/** A language of an article. */
export const cellOf = (row: Locator, language: Language) =>
  row.getByRole('group', { name: adminShared.languages[language], exact: true });

/** The link at the start of a language. */
export const titleIn = (row: Locator, title: string) =>
  row.getByRole('link', { name: title, exact: true });
/** A button of a row, by the first words of its name. The post's title follows them. */
export const buttonIn = (row: Locator, name: string) =>
  row.getByRole('button', { name: new RegExp(`^${name} ?:`) });
export const linkIn = (row: Locator, name: string) =>
  row.getByRole('link', { name: new RegExp(`^${name} ?:`) });

/** Opens the tab, which loads the list. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
  await expect(searchOf(page)).toBeVisible();
}

/** Opens the tab and filters it by a search. */
export async function openListWith(page: Page, query: string): Promise<void> {
  await openList(page);
  await searchOf(page).fill(query);
  await expect(page.getByText(/^\d+ articles? found$/)).toBeVisible();
}

/** The count in the heading, as a number. */
export async function countIn(page: Page): Promise<number> {
  const heading = await headingOf(page).innerText();
  return Number(heading.replace(/\D/g, ''));
}

export async function expectSuccess(
  page: Page,
  key: keyof typeof adminShared.success,
): Promise<void> {
  const banner = page.getByRole('status').filter({ hasText: adminShared.success[key] });
  await expect(banner).toContainText(ckb.success[key]);
}

/** The banner of an error without a reason from the server. */
export async function expectFailure(
  page: Page,
  key: keyof typeof adminShared.failure,
): Promise<void> {
  await expect(alertOf(page)).toContainText(adminShared.failure[key]);
  await expect(alertOf(page)).toContainText(ckb.failure[key]);
}

/** A proxy between panel and server responds instead, without JSON and without a reason. */
export async function breakCalls(page: Page, path: string): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
  );
}

/** Cuts the network after the panel has loaded everything that it loads after its start. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.locator('.cm-content').first()).toBeAttached();
  await page.context().setOffline(true);
}

/** A post on the server. Null if there is none. */
export async function storedPost(request: APIRequestContext, token: string, id: number) {
  const response = await request.get(`/api/admin/blog/posts/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.ok() ? await response.json() : null;
}

/** Changes a post as somebody else would, meanwhile. */
export async function changeElsewhere(
  request: APIRequestContext,
  token: string,
  post: { id: number; updatedAt: string },
  changes: Record<string, unknown>,
): Promise<void> {
  const response = await request.patch(`/api/admin/blog/posts/${post.id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { updatedAt: post.updatedAt, ...changes },
  });
  expect(response.status()).toBe(200);
}

export async function deleteElsewhere(
  request: APIRequestContext,
  token: string,
  id: number,
): Promise<void> {
  const response = await request.delete(`/api/admin/blog/posts/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok()).toBe(true);
}
