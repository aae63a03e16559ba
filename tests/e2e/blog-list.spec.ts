import { controlCalls } from '../support/browser/controlled-calls.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

for (const language of languages) {
  const texts = messages[language].blog;

  test(`${language}: the server renders the whole list`, async ({ page, request }) => {
    const posts = await listedPosts(page, language);
    expect(posts.length).toBeGreaterThanOrEqual(6);
    const html = await (await request.get(pathIn(language, '/blog'))).text();
    for (const { slug } of posts)
      expect(html).toContain(`href="${pathIn(language, `/blog/${slug}`)}"`);
    expect(html).toContain(texts.searchPlaceholder);
  });

  test(`${language}: a card shows its parts and links to its post`, async ({ page }) => {
    await page.goto(pathIn(language, '/blog'));
    const [post] = await listedPosts(page, language);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(post?.title ?? '');
    await expect(card.getByText(texts.readMore)).toBeVisible();
    await expect(card.getByRole('time')).toBeVisible();
    expect(
      await card.getByRole('list', { name: texts.tags }).getByRole('listitem').count(),
    ).toBeLessThanOrEqual(3);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(pathIn(language, `/blog/${post?.slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
  });
}

test('typing filters at once, is stored in the URL, and survives a reload', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const cards = page.getByRole('article');
  const all = await cards.count();
  await page.getByRole('searchbox').fill('SOURCE code');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL('/blog?q=SOURCE+code');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('SOURCE code');
  await expect(cards).toHaveCount(1);
  await hydrated(page);
  await page.getByRole('searchbox').fill('');
  await expect(cards).toHaveCount(all);
  await expect(page).toHaveURL('/blog');
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form and the tags filter', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('whatsapp');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/blog?q=whatsapp');
    expect(await page.getByRole('article').count()).toBeLessThan(6);
    await page.getByRole('list', { name: 'Filter by tag' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\?q=whatsapp&tag=/);
  });
});

test.describe('navigation inside the site', () => {
  const fromHome = async (page: import('@playwright/test').Page) => {
    await page.goto('/kurdish');
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: messages.ckb.navigation.blog })
      .click();
  };

  test('fetches the public API once and shows a spinner meanwhile', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/blog/posts') asked.push(search);
    });
    const release = (await controlCalls(page, '**/api/blog/posts?*')).hold();
    await fromHome(page);
    await expect(page.getByRole('status')).toHaveText(messages.ckb.blog.loading);
    await release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked).toEqual(['?language=ckb&published=true&limit=50&fields=summary']);
  });
});
