import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

/** These run on both databases. */
for (const language of languages) {
  test(`${language}: a visitor finds a post, reads it, and is counted once`, async ({ page }) => {
    await page.goto(pathIn(language, '/blog'));
    await hydrated(page);
    // Each language uses another post, so that the counts don't mix.
    const post = (await listedPosts(page, language)).at(-1);
    await page.getByRole('searchbox').fill(post?.title.slice(0, 12) ?? '');
    const card = page.getByRole('article').filter({ hasText: post?.title ?? '' });
    await card.getByRole('link').click();
    await expect(page).toHaveURL(pathIn(language, `/blog/${post?.slug}`));
    await expect(page.locator('.prose p').first()).toBeVisible();
    await page.reload();
    await page.reload();
    // The API caches a response for a minute, so each request must be new.
    let limit = 50;
    const views = async () => {
      limit -= 1;
      const listed = await page.request.get(`/api/blog/posts?language=${language}&limit=${limit}`);
      return (await listed.json()).find(({ slug }: { slug: string }) => slug === post?.slug).views;
    };
    await expect.poll(views, { timeout: 30_000 }).toBe(1);
    await page.getByRole('link', { name: messages[language].blog.backToBlog }).click();
    await page.goto(pathIn(language, `/blog?${new URLSearchParams({ q: post?.title ?? '' })}`));
    await expect(card).toContainText(
      language === 'en' ? '1 view' : language === 'ar' ? 'مشاهدة واحدة' : '١ بینین',
    );
  });
}
