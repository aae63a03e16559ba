import { dictionary } from './dictionary.ts';
import { expect, hydrated, languages, listedPosts, pathIn, test } from './site-test.ts';

/** These run on both databases. */
for (const language of languages) {
  test(`${language}: a visitor finds a post, reads it, and is counted once`, async ({ page }) => {
    await page.goto(pathIn(language, '/blog'));
    await hydrated(page);
    // Each language reads another one, so that the counts don't meet.
    const post = (await listedPosts(page, language)).at(-1);
    await page.getByRole('searchbox').fill(post?.title.slice(0, 12) ?? '');
    const card = page.getByRole('article').filter({ hasText: post?.title ?? '' });
    await card.getByRole('link').click();
    await expect(page).toHaveURL(pathIn(language, `/blog/${post?.slug}`));
    await expect(page.locator('.prose p').first()).toBeVisible();
    await page.reload();
    await page.reload();
    const views = async () =>
      (await (await page.request.get(`/api/blog/posts?language=${language}`)).json()).find(
        (one: { slug: string }) => one.slug === post?.slug,
      ).views;
    await expect.poll(views, { timeout: 30_000 }).toBe(1);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(
      language === 'en' ? '1 view' : language === 'ar' ? 'مشاهدة واحدة' : '١ بینین',
    );
    await page.getByRole('link', { name: dictionary[language].blog.backToBlog }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
