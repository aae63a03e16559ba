import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Creates a link to an article for seven days. @returns the response, with the link's token */
export async function newLink(page: Page, token: string, group: string, languages: string[]) {
  const response = await page.request.post(`/api/admin/blog/articles/${group}/review-links`, {
    headers: { authorization: `Bearer ${token}` },
    data: { languages, days: 7 },
  });
  expect(response.status()).toBe(201);
  return await response.json();
}

/** @returns the remarks of a post as the API lists them */
export async function remarksOf(page: Page, token: string, post: number) {
  const response = await page.request.get(`/api/admin/blog/posts/${post}/remarks`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).remarks;
}

/** Writes about the first block of a text, as a reviewer with a new link does. */
export async function addRemark(
  page: Page,
  token: string,
  group: string,
  remark: { language: string; original: string; suggestion: string; comment: string; name: string },
): Promise<void> {
  const link = await newLink(page, token, group, [remark.language]);
  const response = await page.request.post('/api/review/remarks', {
    headers: { authorization: `Bearer ${link.token}` },
    data: { id: randomUUID(), field: 'content', index: 0, ...remark },
  });
  expect(response.status(), await response.text()).toBe(204);
}
