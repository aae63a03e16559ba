import type { APIRequestContext, Page } from '@playwright/test';
import { adminSchedule as texts } from '#content/messages/en/admin/schedule.ts';
import { expect } from './panel-test.ts';

const path = '/api/admin/blog/schedule';

export const timeDialogOf = (page: Page) => page.getByRole('dialog', { name: texts.dialog.title });

export async function setTime(page: Page, day: string, hour: string): Promise<void> {
  await timeDialogOf(page).getByLabel(texts.dialog.day, { exact: true }).fill(day);
  await timeDialogOf(page).getByLabel(texts.dialog.hour, { exact: true }).fill(hour);
  await timeDialogOf(page).getByRole('button', { name: texts.dialog.save }).click();
}

/** The times of scheduled posts in UTC; undefined for a post without one. */
export async function timesOf(request: APIRequestContext, token: string, ids: readonly number[]) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await (await request.get(path, { headers })).json();
  const upcoming: { id: number; publishAt: string }[] = answer.upcoming;
  return ids.map((id) => upcoming.find((post) => post.id === id)?.publishAt);
}

/** @param publishAt a time in Baghdad */
export async function schedule(
  request: APIRequestContext,
  token: string,
  ids: readonly number[],
  publishAt: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put(path, { headers, data: { ids, publishAt } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/**
 * A day of a later month in Baghdad.
 *
 * @param months how much later: 1 is next month
 */
export function dayOfMonth(months: number, day: number): string {
  const today = Temporal.Now.plainDateISO('Asia/Baghdad');
  return today.with({ day: 1 }).add({ months }).with({ day }).toString();
}

export const dayOfNextMonth = (day: number) => dayOfMonth(1, day);

/** In Baghdad. */
export const tomorrow = () => Temporal.Now.plainDateISO('Asia/Baghdad').add({ days: 1 }).toString();

export const dayIn = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
