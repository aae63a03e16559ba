import { expect, listedPosts, test } from '../support/browser/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a click anywhere on a card opens its post', async ({ page }) => {
    const [post] = await listedPosts(page, 'ar');
    for (const part of ['picture', 'h2 span', 'h2 + p', 'ul', 'time']) {
      await page.goto('/arabic/blog');
      const place = page.getByRole('article').first().locator(part).first();
      await place.scrollIntoViewIfNeeded();
      const box = await place.boundingBox();
      if (!box) throw new Error(`${part} is not shown`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page, part).toHaveURL(`/arabic/blog/${post?.slug}`);
    }
  });
});
