import { footer as arFooter } from '#content/messages/ar/site/layout.ts';
import { legal as arLegal } from '#content/messages/ar/site/legal.ts';
import { footer as ckbFooter } from '#content/messages/ckb/site/layout.ts';
import { legal as ckbLegal } from '#content/messages/ckb/site/legal.ts';
import { footer as enFooter } from '#content/messages/en/site/layout.ts';
import { legal as enLegal } from '#content/messages/en/site/legal.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

/** Section 2.9 of the specification. */
const documents = [
  { path: '/privacy', name: 'privacy', sections: 7, day: '2025-08-02', date: '08/02/2025' },
  { path: '/terms-of-service', name: 'terms', sections: 8, day: '2025-11-06', date: '11/06/2025' },
] as const;

const messages = {
  en: { legal: enLegal, footer: enFooter },
  ar: { legal: arLegal, footer: arFooter },
  ckb: { legal: ckbLegal, footer: ckbFooter },
};

for (const language of languages) {
  const texts = messages[language];

  for (const { path, name, sections, day, date } of documents) {
    test(`${language}: ${name} has its sections, its date and its contents`, async ({
      page,
      request,
    }) => {
      const response = await request.get(`/api/legal/${name}?language=${language}`);
      const titles = (await response.json()).sections.map((one: { title: string }) => one.title);
      await page.goto(pathIn(language, path));
      const main = page.getByRole('main');
      await expect(main.getByRole('article').getByRole('region')).toHaveCount(sections);
      const headings = main.getByRole('article').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText(titles);
      await expect(headings.first()).toHaveCSS('counter-increment', 'legal-section 1');
      const style = language === 'en' ? 'decimal' : 'arabic-indic';
      const number = await headings
        .first()
        .evaluate((heading) => getComputedStyle(heading, '::before').content);
      expect(number).toBe(
        language === 'en' ? 'counter(legal-section)' : `counter(legal-section, ${style})`,
      );
      const contents = main.getByRole('navigation', { name: texts.legal.contents });
      await expect(contents.getByRole('link')).toHaveText(titles);
      await expect(contents.getByRole('list')).toHaveCSS('list-style-type', style);
      await expect(main.getByText(texts.legal.lastUpdated)).toBeVisible();
      const time = main.getByRole('time');
      await expect(time).toHaveAttribute('datetime', day);
      await expect(time.locator('bdi')).toHaveText(date);
      await expect(time.locator('bdi')).toHaveCSS('direction', 'ltr');
      const mail = headings.last().locator('xpath=..').getByRole('link', { name: '@' });
      await expect(mail).toHaveAttribute('href', 'mailto:sales@lutka.krd');
      await expect(mail.locator('bdi')).toHaveCSS('direction', 'ltr');
    });
  }
}

test('the footer’s links open the legal texts and the team at the top', async ({ page }) => {
  await page.goto(pathIn('ckb', '/terms-of-service'));
  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/privacy',
    '/terms-of-service',
    '/about',
    // A second visit ignores the scroll position of the first one.
    '/privacy',
    '/about',
  ]) {
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await footer.locator(`a[href="${pathIn('ckb', path)}"]`).click();
    await expect(page).toHaveURL(pathIn('ckb', path));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the contents stay beside the text, and their links scroll below the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Data security' }).click();
  await expect(page).toHaveURL('/privacy#section-4');
  const heading = page.getByRole('heading', { name: /Data security/ });
  await expect(heading).toBeInViewport();
  await expect(contents).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});

test('English has the specified words', () => {
  expect(messages.en.legal.lastUpdated).toBe('Last updated');
});

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
