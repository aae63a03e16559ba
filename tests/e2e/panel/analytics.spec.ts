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
