import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { adminAnalytics as ckb } from '#content/messages/ckb/admin/analytics.ts';
import { adminShared as ckbShared } from '#content/messages/ckb/admin/shared.ts';
import { adminAnalytics as texts } from '#content/messages/en/admin/analytics.ts';
import type { Statistics } from '#domain/analytics/index.ts';
import { formatLongDate } from '#language/dates.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { type Language, languages, pathIn } from '../../support/browser/site-test.ts';
import { nextStatistics, path, read, statistics } from '../../support/panel/analytics.ts';
import {
  adminApp,
  adminShared,
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

const englishText = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminAnalytics',
});

const kurdishText = createTranslator({
  locale: 'en-u-nu-arab',
  messages: adminMessages.ckb,
  namespace: 'adminAnalytics',
});

// The chart appears after the first view.
test.beforeAll(async ({ request }) => {
  const token = await newToken(request);
  const { slug } = await createPost(request, token, {
    title: uniqueTitle('Read once'),
    published: true,
  });
  await read(request, `/blog/${slug}`, 1);
  await expect.poll(async () => (await statistics(request, token)).totalViews).toBeGreaterThan(0);
});

test('shows the views of each day, of 30 or 90, as a chart and as a table', async ({ page }) => {
  let told = nextStatistics(page, 30);
  await openPanel(page, path);
  for (const days of [30, 90] as const) {
    if (days === 90) {
      told = nextStatistics(page, 90);
      await page.getByText(englishText('days', { days: 90 }), { exact: true }).click();
    }
    const { viewsPerDay } = await told;
    expect(viewsPerDay).toHaveLength(days);
    const figure = page.getByRole('figure', { name: texts.viewsPerDay });
    await expect(figure.getByRole('img', { name: chartLabel(viewsPerDay) })).toBeVisible();

    const behind = figure.getByText(texts.showAsTable);
    if (days === 30) await behind.click();
    const table = figure.getByRole('table', { name: texts.viewsPerDay });
    await expect(table.getByRole('rowheader')).toHaveText(
      viewsPerDay.toReversed().map(({ day }) => formatLongDate(day, 'en')),
    );
    await expect(table.getByRole('cell')).toHaveText(
      viewsPerDay.toReversed().map(({ views }) => views.toLocaleString('en-US')),
    );
  }
});

test('moves from day to day with the arrow keys', async ({ page }) => {
  const told = nextStatistics(page, 30);
  await openPanel(page, path);
  const { viewsPerDay } = await told;
  const figure = page.getByRole('figure', { name: texts.viewsPerDay });
  const slider = figure.getByRole('slider', { name: texts.chooseDay });
  const expectDay = async (index: number) => {
    const { day = '', views = 0 } = viewsPerDay[index] ?? {};
    const name = index === 29 ? 'todayViews' : 'dayViews';
    const words = englishText(name, { day: formatLongDate(day, 'en'), views });
    await expect(slider).toHaveAttribute('aria-valuetext', words);
    await expect(figure.getByText(words, { exact: true })).toBeVisible();
  };
  const views = viewsPerDay.reduce((sum, day) => sum + day.views, 0);
  const whole = figure.getByText(englishText('viewsInPeriod', { views, days: 30 }));
  await expect(whole).toBeVisible();
  await slider.focus();
  await expectDay(29);
  await page.keyboard.press('ArrowLeft');
  await expectDay(28);
  await page.keyboard.press('ArrowLeft');
  await expectDay(27);
  await page.keyboard.press('ArrowRight');
  await expectDay(28);
  await page.keyboard.press('Home');
  await expectDay(0);
  await page.keyboard.press('ArrowLeft');
  await expectDay(0);
  await page.keyboard.press('End');
  await expectDay(29);
  await page.keyboard.press('Tab');
  await expect(whole).toBeVisible();
});

test('names the most read posts of each language', async ({ page, context }) => {
  const token = await newToken(page.request);
  const posts: { language: Language; title: string; href: string; views: number }[] = [];
  const reader = await context.newPage();
  for (const language of languages) {
    const title = uniqueTitle(`Most read ${language}`);
    const { slug } = await createPost(page.request, token, { title, language, published: true });
    const href = pathIn(language, `/blog/${slug}`);
    await reader.goto(href);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    // A second view by the same reader does not count.
    await reader.reload();
    const { mostRead } = await statistics(page.request, token);
    const most = mostRead.find((other) => other.language === language)?.posts[0]?.views ?? 0;
    await read(page.request, href, most + 2);
    posts.push({ language, title, href, views: most + 3 });
  }
  for (const { language, title, views } of posts)
    await expect
      .poll(async () => {
        const { mostRead } = await statistics(page.request, token);
        const ofLanguage = mostRead.find((other) => other.language === language);
        return ofLanguage?.posts.find((post) => post.title === title)?.views;
      })
      .toBe(views);

  await openPanel(page, path);
  const table = page.getByRole('table', { name: texts.mostReadByLanguage });
  // Other charts with their tables appear above it.
  const details = page.locator('details', { hasText: texts.mostReadByLanguage });
  await details.getByText(texts.showAsTable).click();
  for (const { language, title, href, views } of posts) {
    const item = page.getByRole('listitem').filter({ hasText: title });
    await expect(item).toContainText(englishText('viewCount', { views }));
    await expect(item.getByRole('link', { name: title })).toHaveAttribute('href', href);
    const row = table.getByRole('row').filter({ hasText: title });
    await expect(row.getByRole('cell')).toHaveText([
      adminShared.languages[language],
      views.toLocaleString('en-US'),
    ]);
  }
});

test.describe('figures that fail to load', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are requested once more', async ({ page, context }) => {
    const calls = await controlCalls(page, '**/api/admin/analytics?*');
    await openPanel(page);
    calls.fail();
    await page.getByRole('tab', { name: adminApp.tabs.analytics }).click();
    const message = page.getByRole('alert').filter({ hasText: adminShared.failure.analytics });
    await expect(message).toContainText(ckbShared.failure.analytics);
    await expect(page.getByRole('term')).toHaveCount(0);

    const tryAgain = page.getByRole('button', { name: adminShared.tryAgain });
    calls.letThrough();
    await context.setOffline(true);
    await tryAgain.click();
    await expect(
      page.getByRole('alert').filter({ hasText: adminShared.failure.network }),
    ).toBeVisible();

    await context.setOffline(false);
    const told = nextStatistics(page, 30);
    await tryAgain.click();
    const { totalPosts } = await told;
    await expect(page.getByRole('definition').first()).toHaveText(
      totalPosts.toLocaleString('en-US'),
    );
    await expect(tryAgain).toHaveCount(0);

    // The old figures stay if newer ones can't be loaded.
    calls.cutOff();
    await page.getByRole('button', { name: texts.refresh }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: adminShared.failure.network }),
    ).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText(
      totalPosts.toLocaleString('en-US'),
    );
  });
});

test('in the Kurdish panel, time runs from right to left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
  const told = nextStatistics(page, 30);
  await openPanel(page, path);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const { totalPosts, publishedPosts, totalViews, viewsPerDay } = await told;
  await expect(page.getByRole('term')).toHaveText([
    ckb.totalPosts,
    ckb.publishedPosts,
    ckb.totalViews,
  ]);
  const digits = new Intl.NumberFormat('en-u-nu-arab');
  await expect(page.getByRole('definition')).toHaveText(
    [totalPosts, publishedPosts, totalViews].map((count) => digits.format(count)),
  );

  const figure = page.getByRole('figure', { name: ckb.viewsPerDay });
  const slider = figure.getByRole('slider', { name: ckb.chooseDay });
  const words = (index: number) => {
    const { day = '', views = 0 } = viewsPerDay[index] ?? {};
    const name = index === 29 ? 'todayViews' : 'dayViews';
    return kurdishText(name, { day: formatLongDate(day, 'ckb'), views });
  };
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', words(29));
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', words(28));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', words(29));
  // The first day is on the right.
  const chart = await figure.getByRole('img').boundingBox();
  if (!chart) throw new Error('The chart is not on the screen');
  await page.mouse.move(chart.x + chart.width - 3, chart.y + chart.height / 2);
  await expect(figure.getByText(words(0), { exact: true })).toBeVisible();
  await page.mouse.move(chart.x + 3, chart.y + chart.height / 2);
  await expect(figure.getByText(words(29), { exact: true })).toBeVisible();

  await figure.getByText(ckb.showAsTable).click();
  await expect(figure.getByRole('table').getByRole('rowheader').first()).toHaveText(
    formatLongDate(viewsPerDay[29]?.day ?? '', 'ckb'),
  );
});

function chartLabel(days: Statistics['viewsPerDay']): string {
  const sum = (part: typeof days) => part.reduce((views, day) => views + day.views, 0);
  const most = Math.max(...days.map(({ views }) => views));
  const highest = days.findLast(({ views }) => views === most);
  return englishText('chartLabel', {
    days: days.length,
    views: sum(days),
    day: formatLongDate(highest?.day ?? '', 'en'),
    highest: most,
    // The site of the tests is new, so the earlier half has no views.
    trend: 'rising',
    earlier: 0,
    later: sum(days),
  });
}
