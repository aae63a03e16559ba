import type { APIRequestContext, Page } from '@playwright/test';
import { adminApp } from '#content/messages/en/admin/app.ts';
import { admin, editors, twoFactorAccount } from '../admin-account.ts';
import { expect, test as siteTest } from '../browser/site-test.ts';

export { adminShared } from '#content/messages/en/admin/shared.ts';
export { admin, adminApp, expect };

/** The accounts whose drafts are discarded after the test, so that the next one finds none. */
const usedAccounts = new Set<string>();

export const test = siteTest.extend<{ discardsDrafts: undefined }>({
  discardsDrafts: [
    async ({ playwright, baseURL }, use) => {
      usedAccounts.clear();
      await use(undefined);
      // Its test changes the password, and writes no drafts. A test in another worker may use one of the others now.
      for (const username of [twoFactorAccount, ...editors]) usedAccounts.delete(username);
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      for (const username of usedAccounts) await discardDrafts(request, username);
      await request.dispose();
    },
    { auto: true },
  ],
});

async function discardDrafts(request: APIRequestContext, username: string): Promise<void> {
  const headers = { authorization: `Bearer ${await newToken(request, username)}` };
  const path = '/api/admin/blog/drafts';
  const { drafts } = await (await request.get(path, { headers })).json();
  for (const { id, version, ...draft } of drafts)
    if (draft.username === username)
      await request.delete(`${path}/${id}?version=${version}&writer=test`, { headers });
}

/** Signs in through the form, as a user does. */
export async function signIn(page: Page, path = '/admin'): Promise<void> {
  usedAccounts.add(admin.username);
  await page.goto(path);
  await submitLogin(page);
}

/** Fills in the login form, submits it, and waits for the panel. */
export async function submitLogin(page: Page, username: string = admin.username): Promise<void> {
  await page.getByLabel(adminApp.login.username).fill(username);
  await page.getByLabel(adminApp.login.password, { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: adminApp.login.submit }).click();
  await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();
}

/** Signs in through the API and returns the token. */
export async function newToken(
  request: APIRequestContext,
  username: string = admin.username,
): Promise<string> {
  usedAccounts.add(username);
  const data = { username, password: admin.password };
  const response = await request.post('/api/admin/login', { data });
  expect(response.status()).toBe(200);
  const { token } = await response.json();
  return token;
}

/** Opens a page of the panel with a session, without the login form. */
export async function openPanel(
  page: Page,
  path = '/admin/dashboard',
  username: string = admin.username,
): Promise<string> {
  const token = await newToken(page.request, username);
  await page.addInitScript(
    ([adminToken, username]) => {
      // Once for each tab, so that a test can end the session.
      if (sessionStorage.getItem('signed-in-by-test')) return;
      sessionStorage.setItem('signed-in-by-test', 'yes');
      localStorage.setItem('adminToken', adminToken);
      localStorage.setItem('adminUser', JSON.stringify({ username }));
    },
    [token, username] as const,
  );
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();
  return token;
}

/** Opens a screen of the menu. */
export async function openFromMenu(page: Page, name: string, menu: string = adminApp.menu) {
  // Its name also says how many enquiries are new.
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Creates a post through the API. A test passes the fields that matter to it. */
export async function createPost(
  request: APIRequestContext,
  token: string,
  fields: { title: string } & Record<string, unknown>,
): Promise<{ id: number; slug: string; updatedAt: string; translationGroup: string }> {
  const response = await request.post('/api/admin/blog/posts', {
    headers: { authorization: `Bearer ${token}` },
    data: { language: 'en', content: 'A text.', ...fields },
  });
  expect(response.status(), await response.text()).toBe(201);
  return await response.json();
}

/** The data of a session in localStorage. */
export function storedSession(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem('adminToken'),
    user: localStorage.getItem('adminUser'),
  }));
}

/** A title that no other test uses on the shared server. */
export function uniqueTitle(title: string): string {
  return `${title} ${Math.random().toString(36).slice(2, 10)}`;
}
