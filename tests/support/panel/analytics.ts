import type { APIRequestContext, Page } from '@playwright/test';
import type { Statistics } from '#domain/analytics/index.ts';
import { expect } from './panel-test.ts';

export const path = '/admin/dashboard?tab=analytics';

export async function statistics(request: APIRequestContext, token: string): Promise<Statistics> {
  const answer = await request.get('/api/admin/analytics', {
    headers: { authorization: `Bearer ${token}` },
  });
  return await answer.json();
}

/**
 * The next response that the panel gets. A request of the test itself could differ, because other tests change the
 * data.
 */
export async function nextStatistics(page: Page, days: 30 | 90): Promise<Statistics> {
  const answer = await page.waitForResponse(
    (response) => response.ok() && response.url().endsWith(`/api/admin/analytics?days=${days}`),
  );
  return await answer.json();
}

/** Requests a page as this many visitors, each with another phone. */
export async function read(
  request: APIRequestContext,
  href: string,
  people: number,
): Promise<void> {
  for (let person = 1; person <= people; person += 1) {
    const telephone = `Mozilla/5.0 (Linux; Android 14; Pixel ${person}) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36`;
    const answer = await request.get(href, { headers: { 'user-agent': telephone } });
    expect(answer.status()).toBe(200);
  }
}
