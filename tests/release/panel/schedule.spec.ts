import AxeBuilder from '@axe-core/playwright';
import { adminSchedule as texts } from '#content/messages/en/admin/schedule.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  dayIn,
  dayOfMonth,
  dayOfNextMonth,
  schedule,
  setTime,
  timeDialogOf,
  timesOf,
  tomorrow,
} from '../../support/panel/schedule.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const screen = '/admin/dashboard?screen=schedule';

test('the schedule says what comes next and what was published, also on a phone', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('In the month');
  for (let number = 1; number <= 4; number += 1)
    await createPost(page.request, token, { title: `${heading}, ${number}` });
  const done = await createPost(page.request, token, { title: `${heading}, done` });
  const { id } = await createPost(page.request, token, { title: heading, published: false });
  await schedule(page.request, token, [id], `${dayOfNextMonth(22)}T21:15`);
  await page.goto(screen);
  await expect(page.getByText(texts.status.ran.split('{')[0] ?? '')).toBeVisible();
  // A day shows four publications until it is opened.
  const today = page.getByRole('gridcell').and(page.locator('[aria-current=date]'));
  await today.getByRole('button', { name: /^\d+ more$/ }).click();
  await expect(page.getByRole('link', { name: `${heading}, done` })).toHaveAttribute(
    'href',
    new RegExp(`edit=${done.id}$`),
  );
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: texts.calendar.following }).click();
  const month = page.getByRole('region', { name: /\d{4}$/ });
  const item = month.getByRole('listitem').filter({ hasText: heading }).last();
  await expect(item).toContainText('21:15');
  await item.getByRole('button', { name: new RegExp(`^${texts.change}`) }).click();
  await expect(timeDialogOf(page)).toContainText(texts.dialog.asItIs);
  // The fields of the browser are wider than a phone leaves them.
  const ends = await timeDialogOf(page)
    .locator('.schedule-fields, .schedule-fields input')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBe(ends[0]);
  await setTime(page, dayOfNextMonth(23), '21:15');
  await expect(timeDialogOf(page)).toHaveCount(0);
  await expect
    .poll(() => timesOf(page.request, token, [id]))
    .toEqual([`${dayOfNextMonth(23)}T18:15:00.000Z`]);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedMessages: /ERR_FAILED/ });

  test('a month is empty only once its publications are loaded', async ({ page }) => {
    const calls = await controlCalls(page, '**/schedule/published*');
    await openPanel(page);
    await page.goto(screen);
    const empty = page.getByText(texts.calendar.empty);
    const error = page.getByRole('alert').filter({ hasText: texts.calendar.loadError });
    const release = calls.hold();
    const asked = page.waitForRequest('**/schedule/published*');
    // No test publishes or schedules in that month.
    for (let month = 1; month <= 3; month += 1)
      await page.getByRole('button', { name: texts.calendar.following }).click();
    await asked;
    await expect(empty).toHaveCount(0);
    await release('cutOff');
    await expect(error).toBeVisible();
    await expect(empty).toHaveCount(0);
    calls.letThrough();
    await error.getByRole('button').click();
    await expect(empty).toBeVisible();
    await expect(error).toHaveCount(0);
  });
});

test('the next ten publications are listed, and the number of those after them', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('Of twelve');
  const ids: number[] = [];
  for (let number = 1; number <= 12; number += 1) {
    const name = `${heading}, ${number}`;
    const { id } = await createPost(page.request, token, { title: name, published: false });
    ids.push(id);
    // In the order of their numbers. Other tests schedule for the next minutes, or for next month.
    const minute = String(number).padStart(2, '0');
    await schedule(page.request, token, [id], `${tomorrow()}T00:${minute}`);
  }
  await page.goto(screen);
  const next = page.getByRole('region', { name: texts.next });
  await expect(next.getByRole('listitem')).toHaveCount(10);
  const listed = await next.getByRole('listitem').allTextContents();
  const first = listed.findIndex((text) => text.includes(heading));
  expect(first).toBeGreaterThanOrEqual(0);
  for (const [index, text] of listed.slice(first).entries())
    expect(text).toContain(`${heading}, ${index + 1}`);
  await expect(next).toContainText(/\d+ more in the calendar/);
  for (const id of ids)
    await page.request.delete(`/api/admin/blog/schedule/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
});

test('a standstill of the scheduler and late publications are reported in plain words', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('Came late');
  const { id } = await createPost(page.request, token, { title: heading, published: false });
  await schedule(page.request, token, [id], '2035-11-27T08:30');
  await page.goto(screen);
  await expect(page.getByText(texts.status.ran.split('{')[0] ?? '')).toBeVisible();
  // The site stood still for three hours. No test can wait for that.
  await page.route('**/api/admin/blog/schedule', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const ago = (hours: number) =>
      new Date(Date.parse(answer.now) - hours * 3_600_000).toISOString();
    const [first] = answer.upcoming.filter((post: { title: string }) => post.title === heading);
    const late = [{ ...first, publishAt: ago(5), publishedAt: ago(2) }];
    await route.fulfill({ response, json: { ...answer, schedulerRanAt: ago(2), late } });
  });
  await page.getByRole('button', { name: texts.status.checkAgain }).click();
  await expect(page.getByText('last ran 2 hours before this was loaded')).toBeVisible();
  const { color } = await page
    .getByText(texts.status.stalled)
    .evaluate((element) => getComputedStyle(element));
  const danger = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.className = 'text-danger';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(color, 'red').toBe(danger);
  const late = page.getByRole('region', { name: texts.status.late });
  await expect(late.getByRole('listitem')).toContainText(heading);
  await expect(late).toContainText('The site stood still; published 3 hours late.');
});

test('a publication moves to another day by mouse and by keyboard, at the same hour', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('Moves');
  const { id } = await createPost(page.request, token, { title: heading, published: false });
  // Not next month: today may be in its first week, which grows when what was published today arrives.
  const [day, later, last] = [dayOfMonth(2, 8), dayOfMonth(2, 9), dayOfMonth(2, 16)];
  await schedule(page.request, token, [id], `${day}T08:30`);
  const stored = async () => (await timesOf(page.request, token, [id]))[0];
  await page.goto(screen);
  for (let month = 1; month <= 2; month += 1)
    await page.getByRole('button', { name: texts.calendar.following }).click();
  const entryIn = (of: string) =>
    dayIn(page, of).getByRole('button', { name: new RegExp(heading) });
  await entryIn(day).dragTo(dayIn(page, later));
  await expect(entryIn(later)).toBeVisible();
  await expect.poll(stored).toBe(`${later}T05:30:00.000Z`);
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(entryIn(day)).toBeVisible();
  await expect.poll(stored).toBe(`${day}T05:30:00.000Z`);

  // Enter goes into the day, picks up and puts down; Escape leaves it.
  await dayIn(page, day).focus();
  await page.keyboard.press('Enter');
  await expect(entryIn(day)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Moving: / })).toContainText(heading);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(dayIn(page, day)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(dayIn(page, last)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entryIn(last)).toBeVisible();
  await expect.poll(stored).toBe(`${last}T05:30:00.000Z`);
});
