import { adminAnalytics as texts } from '#content/messages/en/admin/analytics.ts';
import type { Statistics } from '#domain/analytics/index.ts';
import { nextStatistics, path, read, statistics } from '../../support/panel/analytics.ts';
import {
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

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

test('counts posts, published posts and views', async ({ page }) => {
  const token = await newToken(page.request);
  await createPost(page.request, token, { title: uniqueTitle('Draft'), published: false });
  const told = nextStatistics(page, 30);
  await openPanel(page, path);
  await expect(page.getByRole('term')).toHaveText([
    'Total Posts',
    'Published Posts',
    'Total Views',
  ]);
  const { totalPosts, publishedPosts, totalViews } = await told;
  expect(publishedPosts).toBeGreaterThan(0);
  expect(totalPosts).toBeGreaterThan(publishedPosts);
  expect(totalViews).toBeGreaterThan(0);
  const shown = (counts: Statistics) =>
    [counts.totalPosts, counts.publishedPosts, counts.totalViews].map((count) =>
      count.toLocaleString('en-US'),
    );
  await expect(page.getByRole('definition')).toHaveText(shown(await told));

  await createPost(page.request, token, { title: uniqueTitle('Another'), published: false });
  const toldAnew = nextStatistics(page, 30);
  await page.getByRole('button', { name: texts.refresh }).click();
  await expect(page.getByRole('definition')).toHaveText(shown(await toldAnew));
});

test('the numbers can be filtered by a row, keep the filter in the URL, and a chip takes it off', async ({
  page,
}) => {
  const token = await newToken(page.request);
  const { slug } = await createPost(page.request, token, {
    title: uniqueTitle('From a chat'),
    published: true,
  });
  const campaign = `spring-${slug}`.slice(0, 50);
  const answer = await page.request.get(
    `/blog/${slug}?utm_source=whatsapp&utm_campaign=${campaign}`,
    {
      headers: {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
      },
    },
  );
  expect(answer.status()).toBe(200);
  const numbersOfCampaign = async () => {
    const response = await page.request.get(`/api/admin/numbers?campaign=${campaign}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await response.json()).tables.source;
  };
  await expect
    .poll(numbersOfCampaign)
    .toMatchObject([{ value: 'whatsapp', counts: { views: 1, readers: 1 } }]);

  await openPanel(page, path);
  const numbers = page.getByRole('region', { name: texts.numbers, exact: true });
  const filter = { dimension: texts.dimensions.source, value: texts.sources.whatsapp };
  await numbers
    .getByRole('button', { name: `Show only ${filter.dimension}: ${filter.value}` })
    .click();
  const devices = numbers.getByRole('region', { name: texts.dimensions.device, exact: true });
  await expect(devices.getByRole('rowheader')).toHaveText([texts.devices.phone]);
  const chip = numbers.getByRole('button', {
    name: `Remove the filter ${filter.dimension}: ${filter.value}`,
  });
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(devices.getByRole('rowheader')).toHaveText([texts.devices.phone]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    numbers.getByRole('button', { name: texts.exportCsv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^visits-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await chip.click();
  await expect(chip).toHaveCount(0);
  await page.goBack();
  await expect(chip).toBeVisible();
});
