import { documents } from '../support/browser/legal.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

for (const language of languages) {
  test(`${language}: a text that is opened inside the site equals the server’s page`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, '/privacy'));
    const fromServer = await page.getByRole('main').innerText();
    const title = await page.title();
    await page.goto(pathIn(language, '/terms-of-service'));
    await hydrated(page);
    // React sets a mark before it is done. The browser is idle only afterwards.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const answer = page.waitForResponse(`**/api/legal/privacy?language=${language}`);
    // The router does the same for a link inside the site.
    await page.evaluate((path) => history.pushState(null, '', path), pathIn(language, '/privacy'));
    expect((await answer).status()).toBe(200);
    await expect(page).toHaveURL(pathIn(language, '/privacy'));
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toHaveText(fromServer, { useInnerText: true });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts are readable', async ({ page }) => {
    for (const language of languages) {
      for (const { path, sections } of documents) {
        await page.goto(pathIn(language, path));
        const regions = page.getByRole('main').getByRole('region');
        await expect(regions).toHaveCount(sections);
        for (const region of await regions.all()) {
          await expect(region.locator('p, li').first()).toBeVisible();
        }
      }
    }
  });
});
