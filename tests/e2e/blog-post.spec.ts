import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
  topicPaths,
} from '../support/browser/site-test.ts';

const longDates = {
  en: /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
  ar: /^[٠-٩]{1,2} \S+ [٠-٩]{4}$/,
  ckb: /^[٠-٩]{1,2}ی .+ی [٠-٩]{4}$/,
};

for (const language of languages) {
  const texts = messages[language].blog;

  test(`${language}: the server renders the whole post, and the head describes it`, async ({
    page,
    request,
    baseURL,
  }) => {
    const [post] = await listedPosts(page, language);
    const path = pathIn(language, `/blog/${post?.slug}`);
    const detail = await (await request.get(`/api/blog/posts/${post?.slug}`)).json();
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: texts.backToBlog })).toHaveAttribute(
      'href',
      pathIn(language, '/blog'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.title);
    await expect(main.getByText(detail.description)).toBeVisible();
    await expect(main.getByRole('img', { name: detail.imageAlt })).toHaveJSProperty(
      'complete',
      true,
    );
    await expect(main.getByText(detail.author)).toBeVisible();
    const dates = (await main.getByRole('time').innerText()).split('\n');
    expect(dates[0]).toMatch(longDates[language]);
    expect(dates.at(-1)).toMatch(longDates.en);
    await expect(main.locator('article header').getByText(texts.kurdish)).toHaveCount(
      language === 'ckb' ? 1 : 0,
    );
    await expect(page.locator('.prose h2').first()).toBeVisible();
    await expect(page.locator('.prose table').first()).toBeVisible();
    await expect(page.locator('.prose pre').first()).toHaveCSS('direction', 'ltr');
    const tags = main.getByRole('list', { name: texts.tags }).getByRole('link');
    await expect(tags).toHaveText(detail.tags);
    const topics = topicPaths(detail);
    await expect(tags.first()).toHaveAttribute('href', pathIn(language, `${topics[0]}`));
    await expect(main.locator('article header').getByRole('link')).toHaveAttribute(
      'href',
      pathIn(language, `${topics.at(-1)}`),
    );
    await expect(page).toHaveTitle(new RegExp(`^${detail.title.slice(0, 10)}`));
    const content = (selector: string) =>
      page.locator(`head meta[${selector}]`).getAttribute('content');
    expect(await content('name="description"')).toBe(detail.description);
    expect(await content('name="keywords"')).toBe(detail.tags.join(', '));
    expect(await content('name="author"')).toBe(detail.author);
    expect(await content('property="og:type"')).toBe('article');
    expect(await content('property="og:title"')).toBe(detail.title);
    expect(await content('property="og:url"')).toBe(baseURL + path);
    const picture = (await content('property="og:image"')) ?? '';
    expect(picture).toMatch(new RegExp(`^${baseURL}/share/post-${detail.id}-[0-9a-f]+\\.jpg$`));
    expect(await content('name="twitter:card"')).toBe('summary_large_image');
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
    await expect(page.locator('head title')).toHaveCount(1);
    const image = await page.request.get(picture);
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toBe('image/jpeg');

    await main.getByRole('complementary').getByRole('link', { name: texts.contactUs }).click();
    await expect(page).toHaveURL(`${pathIn(language, '/')}#contact`);
  });

  test(`${language}: a post that is opened from the list equals the server’s page`, async ({
    page,
  }) => {
    const [post] = await listedPosts(page, language);
    const path = pathIn(language, `/blog/${post?.slug}`);
    await page.goto(path);
    // The button that needs script is there too.
    await expect(page.locator('article button[data-awaits-script]')).toBeVisible();
    // So are the tools that come when reading begins.
    await page.mouse.move(9, 9);
    await expect(page.locator('.text-size')).toBeVisible();
    const readText = () =>
      page.getByRole('article').evaluate((article) => {
        // It comes when something scrolls, which the router does too.
        article.querySelector('.keep-article')?.remove();
        return article instanceof HTMLElement ? article.innerText : '';
      });
    const fromServer = await readText();
    const title = await page.title();
    await page.goto(pathIn(language, '/blog'));
    await hydrated(page);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('.text-size')).toBeVisible();
    // The server may or may not have counted the first visit by now.
    const withoutViews = (text: string) => text.replace(/.*(view|مشاهد|بینین).*/g, '');
    expect(withoutViews(await readText())).toBe(withoutViews(fromServer));
    await expect(page).toHaveTitle(title);
  });

  test.describe(() => {
    test.use({ expectedMessages: /status of 404|404: / });

    test(`${language}: an unknown post responds 404 in that language`, async ({ page }) => {
      const response = await page.goto(pathIn(language, '/blog/no-such-post'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundTitle);
      await expect(page.getByText(texts.notFoundText)).toBeVisible();
      await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: texts.backToBlog }).click();
      await expect(page).toHaveURL(pathIn(language, '/blog'));
    });
  });
}

test('English has the specified words for a missing post', () => {
  const { notFoundTitle, notFoundText, backToBlog } = messages.en.blog;
  expect([notFoundTitle, notFoundText, backToBlog]).toEqual([
    'Post Not Found',
    'The post you are looking for does not exist.',
    'Back to Blog',
  ]);
});

test.describe(() => {
  test.use({ expectedMessages: /Failed to load resource|Failed to fetch/ });

  test('a post that can not be fetched shows the not-found view', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.route('**/api/blog/posts/*', (route) => route.abort());
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
  });
});

test('the language switch opens the translation', async ({ page }) => {
  const [post] = await listedPosts(page, 'en');
  const detail = await (await page.request.get(`/api/blog/posts/${post?.slug}`)).json();
  const kurdish = detail.translations.find((one: { language: string }) => one.language === 'ckb');
  await page.goto(`/blog/${post?.slug}`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'کوردیی سۆرانی' }).click();
  await expect(page).toHaveURL(`/kurdish/blog/${kurdish.slug}`);
});

test('main pictures are preloaded before the style, in the sizes that the page shows', async ({
  page,
  request,
}) => {
  const [post] = await listedPosts(page, 'en');
  for (const path of ['/blog', `/blog/${post?.slug}`]) {
    const html = await (await request.get(path)).text();
    const beforeStyle = html.slice(0, html.indexOf('<style'));
    const preload =
      /<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)" imageSizes="([^"]+)"/;
    const [, sourceSet, sizes] = preload.exec(beforeStyle) ?? [];
    expect(html).toContain(`<source type="image/avif" srcSet="${sourceSet}" sizes="${sizes}"/>`);
  }
});

test('the bar does not cover a heading that a link leads to', async ({ page }) => {
  const [post] = await listedPosts(page, 'ckb');
  await page.goto(`/kurdish/blog/${post?.slug}`);
  await hydrated(page);
  const heading = page.locator('.prose h2').nth(2);
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(bar?.height ?? 0);
  await expect(heading).toBeInViewport();
});
