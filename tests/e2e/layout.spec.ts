import { messages } from '../support/browser/messages.ts';
import { expect, hydrated, pathIn, test } from '../support/browser/site-test.ts';

test('the Blog link is hidden in English and shown in Arabic and Kurdish', async ({ page }) => {
  const bar = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await page.goto('/');
  await expect(bar).toHaveText(['Portfolio', 'About']);
  for (const language of ['ar', 'ckb'] as const) {
    const { portfolio, blog, about } = messages[language].navigation;
    await page.goto(pathIn(language, '/'));
    await expect(bar).toHaveText([portfolio, blog, about]);
  }
});

test('the footer has all its groups', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Product', 'Company', 'Connect']);
  const links = footer.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText([
    'Portfolio',
    'Blog',
    'About',
    'Contact',
    'Privacy',
    'Terms of Service',
    /LinkedIn/,
    /Company registry/,
    'Follow us',
  ]);
  await expect(footer).toContainText(String(new Date().getFullYear()));
});

test.describe('theme', () => {
  test('is light by default, whatever the system’s theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('changes by keyboard, is stored, and is set before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      const themes: (string | undefined)[] = [];
      Object.assign(window, { themes });
      new MutationObserver(() => {
        if (document.body && themes.length === 0)
          themes.push(document.documentElement.dataset.theme);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Theme' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeHidden();
    await page.reload();
    expect(await page.evaluate('themes')).toEqual(['dark']);
    expect(await page.evaluate(() => localStorage.theme)).toBe('dark');
  });

  test('follows the system if that is the choice', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'System' }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with script' : 'before any script', () => {
    test.use({ javaScriptEnabled: scripted, viewport: { width: 390, height: 844 } });

    for (const [language, side] of [
      ['en', 'left'],
      ['ar', 'right'],
      ['ckb', 'left'],
    ] as const) {
      const texts = messages[language].navigation;
      test(`${language}: the sheet opens from the ${side} and closes by Escape`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(pathIn(language, '/blog'));
        if (scripted) await hydrated(page);
        await page.getByRole('button', { name: texts.openMenu }).press('Enter');
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('link', { name: texts.portfolio, exact: true })).toBeVisible();
        const edge = async () => {
          const { x, width } = (await sheet.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
          return side === 'left' ? x : x + width;
        };
        await expect.poll(edge).toBe(side === 'left' ? 0 : 390);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      });
    }
  });
}

test('the first tab stop is a link to the content', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page offers no theme menu, because it would not work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: messages.en.navigation.openMenu }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0);
  });
});
