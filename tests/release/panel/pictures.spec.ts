import { adminPictures as texts } from '#content/messages/en/admin/pictures.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('of 10,000 pictures only those in sight are rendered, and keys reach all', async ({
  page,
}) => {
  const pageSize = 2_500;
  // The server has no such number of pictures: the responses have its form.
  await page.route(/\/api\/admin\/media(\?|$)/, async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const start = after ? Number.parseInt(after.slice(-32), 16) + 1 : 0;
    const pictures = Array.from({ length: pageSize }, (_, index) => ({
      hash: (start + index).toString(16).padStart(32, '0'),
      imageUrl: '/default-cover.jpg?',
      width: 1200,
      height: 800,
      createdAt: '2026-11-01T00:00:00.000Z',
      alts: { en: `Picture ${start + index}`, ar: '', ckb: '' },
      posts: 1,
      removedAt: null,
    }));
    const last = pictures.at(-1)?.hash;
    const next = start + pageSize < 10_000 ? `2026-11-01T00:00:00.000Z_${last}` : null;
    await route.fulfill({ json: { pictures, next } });
  });
  await openPanel(page, '/admin/dashboard?screen=pictures');
  const tiles = page.getByRole('list', { name: texts.title }).getByRole('button');
  await expect(tiles.first()).toContainText('Picture 0');
  await tiles.first().focus();
  for (let pages = 1; pages <= 4; pages += 1) {
    const last = tiles.filter({ hasText: `Picture ${pages * pageSize - 1}` });
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    expect(await tiles.count()).toBeLessThan(100);
    // The next page has arrived once there is a picture behind the last one.
    if (pages < 4)
      await expect(
        page.locator('li[aria-posinset]').filter({ hasText: `Picture ${pages * pageSize}` }),
      ).toHaveCount(1);
  }
  await page.keyboard.press('Home');
  await expect(tiles.first()).toBeFocused();
  await expect(tiles.first()).toContainText('Picture 0');
});
