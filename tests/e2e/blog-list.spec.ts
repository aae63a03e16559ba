import { dictionary } from './dictionary.ts';
import { expect, hydrated, languages, listedPosts, pathIn, test } from './site-test.ts';

for (const language of languages) {
  const texts = dictionary[language].blog;

  test(`${language}: the server renders the whole list`, async ({ page, request }) => {
    const posts = await listedPosts(page, language);
    expect(posts.length).toBeGreaterThanOrEqual(6);
    const html = await (await request.get(pathIn(language, '/blog'))).text();
    for (const { slug } of posts)
      expect(html).toContain(`href="${pathIn(language, `/blog/${slug}`)}"`);
    expect(html).toContain(texts.searchPlaceholder);
  });

  test(`${language}: a card shows its parts and leads to its post`, async ({ page }) => {
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

test('typing filters at once, stays in the address, and survives a reload', async ({ page }) => {
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

test('tags combine by OR, toggle, clear, and Back undoes them one by one', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const cards = page.getByRole('article');
  const all = await cards.count();
  const chips = page.getByRole('list', { name: 'Filter by tag' });
  const tags = await chips.getByRole('link').allTextContents();
  // Of two posts, so that the second widens what the first finds.
  const [first, second] = [tags.at(0), tags.at(-1)];
  if (!first || !second) throw new Error('the starter posts have tags');
  await chips.getByRole('link', { name: first, exact: true }).click();
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ tag: first })}`);
  // The address is changed before the list is.
  await expect(cards).not.toHaveCount(all);
  const withFirst = await cards.count();
  expect(withFirst).toBeLessThan(all);
  await chips.getByRole('link', { name: second, exact: true }).click();
  await expect(chips.getByRole('link', { name: second, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect.poll(() => cards.count()).toBeGreaterThan(withFirst);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(cards).toHaveCount(all);
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(chips.getByRole('link', { name: second, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(cards).toHaveCount(withFirst);
  await chips.getByRole('link', { name: first, exact: true }).click();
  await expect(cards).toHaveCount(all);
});

test('search, tag and category must all match', async ({ page }) => {
  await page.goto('/blog?category=mobileApps');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/blog?category=mobileApps&q=source+code');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No articles found for this search.');
});

for (const [language, typed] of [
  // An Arabic keyboard's ك and ي in a Kurdish word, and the reverse.
  ['ckb', 'كۆدي'],
  ['ckb', 'کودی'],
  ['ar', 'الشیفرة'],
  ['ar', 'الشيفره'],
] as const) {
  test(`${language}: «${typed}» finds what another keyboard wrote`, async ({ page }) => {
    await page.goto(pathIn(language, `/blog?${new URLSearchParams({ q: typed })}`));
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form and the tags filter too', async ({ page }) => {
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
      .getByRole('link', { name: dictionary.ckb.navigation.blog })
      .click();
  };

  test('fetches the public API once, and shows a spinner while it waits', async ({ page }) => {
    const asked: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/blog/posts?*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      await held;
      await route.continue();
    });
    await fromHome(page);
    await expect(page.getByRole('status')).toHaveText(dictionary.ckb.blog.loading);
    answer();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked).toEqual(['?language=ckb&published=true&limit=50&fields=summary']);
  });

  test.describe(() => {
    test.use({ expectedMessages: /Failed to load resource|500: |Failed to fetch/ });

    for (const [name, reason] of [
      ['a server error', '500: Internal Server Error'],
      ['a lost network', 'Failed to fetch'],
    ] as const) {
      test(`${name} shows the reason and Try Again loads the page anew`, async ({ page }) => {
        await page.route('**/api/blog/posts?*', (route) =>
          name === 'a lost network'
            ? route.abort()
            : route.fulfill({ status: 500, body: '{"error":"Internal server error"}' }),
        );
        await fromHome(page);
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(
          dictionary.ckb.blog.loadError.replace('{reason}', reason),
        );
        await alert.getByRole('button', { name: dictionary.ckb.blog.tryAgain }).click();
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    }
  });
});

test('the call to action leads to the contact section of the home page', async ({ page }) => {
  await page.goto('/arabic/blog');
  await page.getByRole('complementary').getByRole('link').click();
  await expect(page).toHaveURL('/arabic#contact');
  await expect(page.getByRole('heading', { name: dictionary.ar.contact.title })).toBeInViewport();
});
