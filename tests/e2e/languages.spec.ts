import { messages } from '../support/browser/messages.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

const directions = { en: 'ltr', ar: 'rtl', ckb: 'rtl' };

for (const language of languages) {
  test(`${language}: the server's HTML has language and direction`, async ({ request }) => {
    for (const path of ['/', '/blog', '/nowhere']) {
      const html = await (await request.get(pathIn(language, path))).text();
      expect(html).toContain(`<html lang="${language}" dir="${directions[language]}"`);
      expect(html.includes('<body class="rtl"')).toBe(language !== 'en');
    }
  });
}

test('the toggle cycles en, ar, ckb and keeps page and query', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog?q=app');
  const toggle = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true });
  await toggle('العربية').click();
  await expect(page).toHaveURL('/arabic/blog?q=app');
  await toggle('کوردی').click();
  await expect(page).toHaveURL('/kurdish/blog?q=app');
  await toggle('English').click();
  await expect(page).toHaveURL('/blog?q=app');
});

test('the language menu links to the same page under each prefix', async ({ page }) => {
  await page.goto('/arabic/blog');
  await page.getByRole('button', { name: messages.ar.navigation.language }).click();
  await page.getByRole('link', { name: 'کوردیی سۆرانی' }).click();
  await expect(page).toHaveURL('/kurdish/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ckb');
  await page.getByRole('button', { name: messages.ckb.navigation.language }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('body')).not.toHaveClass(/rtl/);
});

test('the home page of a language has only the prefix as path', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/arabic');
});

for (const [from, to] of [
  ['/blog?lang=ar', '/arabic/blog'],
  ['/?lang=ckb', '/kurdish'],
  ['/arabic/blog?lang=ckb&q=x', '/kurdish/blog?q=x'],
  ['/kurdish/blog?lang=fr', '/blog'],
  ['/blog?lang=', '/blog'],
  ['//evil.example/?lang=ar', '/arabic/evil.example'],
  ['/%5Cevil.example?lang=en', '/%5Cevil.example'],
  ['/?lang=https://evil.example', '/'],
] as const) {
  test(`the server redirects ${from} to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${from}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    const location = new URL(response.headers().location ?? '', baseURL);
    expect(location.origin).toBe(baseURL);
    expect(location.pathname + location.search).toBe(to);
  });
}

test('the browser handles ?lang= in the same way when it navigates by itself', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/blog?lang=ckb&q=a');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/kurdish/blog?q=a');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

for (const language of languages) {
  test.describe(() => {
    test.use({ expectedMessages: /status of 404/ });

    test(`${language}: an unknown path responds 404 inside the layout`, async ({ page }) => {
      for (const path of ['/blog/a/b', '/nowhere/at/all']) {
        const response = await page.request.get(pathIn(language, path));
        expect(response.status()).toBe(404);
        expect(await response.text()).toContain('404 Page Not Found');
      }
      const response = await page.goto(pathIn(language, '/nowhere'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404 Page Not Found');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await hydrated(page);
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(pathIn(language, '/'));
    });
  });
}
