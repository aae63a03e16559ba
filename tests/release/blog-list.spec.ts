import { messages } from '../support/browser/messages.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

for (const language of languages)
  test(`${language}: on a phone every tag of the filter fits into one line`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathIn(language, '/blog'));
    const chips = page
      .getByRole('list', { name: messages[language].blog.tagLabel })
      .locator('.chip');
    await expect(chips.and(page.locator('summary'))).toHaveCount(1);
    const heights = await chips.evaluateAll((all) =>
      all
        .filter((chip) => chip.checkVisibility())
        .map((chip) => chip.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBe(Math.min(...heights));
  });

test('tags combine by OR, toggle and clear, and Back undoes them one by one', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const cards = page.getByRole('article');
  const all = await cards.count();
  const chips = page.getByRole('list', { name: 'Filter by tag' });
  const tags = await chips.getByRole('link').allTextContents();
  // Tags of two posts, so that the second tag adds a result.
  const [first, second] = [tags.at(0), tags.at(-1)];
  if (!first || !second) throw new Error('the starter posts have tags');
  await chips.getByRole('link', { name: first, exact: true }).click();
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ tag: first })}`);
  // The URL changes before the list does.
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
  test(`${language}: «${typed}» finds text from another keyboard`, async ({ page }) => {
    await page.goto(pathIn(language, `/blog?${new URLSearchParams({ q: typed })}`));
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });
}

test.describe('navigation inside the site', () => {
  const fromHome = async (page: import('@playwright/test').Page) => {
    await page.goto('/kurdish');
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: messages.ckb.navigation.blog })
      .click();
  };

  test.describe(() => {
    test.use({ expectedMessages: /Failed to load resource|500: |Failed to fetch/ });

    for (const [name, reason] of [
      ['a server error', '500: Internal Server Error'],
      ['a lost network', 'Failed to fetch'],
    ] as const) {
      test(`${name} shows the reason, and Try Again reloads the page`, async ({ page }) => {
        await page.route('**/api/blog/posts?*', (route) =>
          name === 'a lost network'
            ? route.abort()
            : route.fulfill({ status: 500, body: '{"error":"Internal server error"}' }),
        );
        await fromHome(page);
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(messages.ckb.blog.loadError.replace('{reason}', reason));
        await alert.getByRole('button', { name: messages.ckb.blog.tryAgain }).click();
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    }
  });
});

test('the call to action links to the contact section of the home page', async ({ page }) => {
  await page.goto('/arabic/blog');
  await page.getByRole('complementary').getByRole('link').click();
  await expect(page).toHaveURL('/arabic#contact');
  await expect(page.getByRole('heading', { name: messages.ar.contact.title })).toBeInViewport();
});
