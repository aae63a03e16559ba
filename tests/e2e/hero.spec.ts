import { hero as enHero } from '#content/messages/en/site/home.ts';
import { shownWord, texts } from '../support/browser/hero.ts';
import { expect, languages, pathIn, test } from '../support/browser/site-test.ts';

// Chromium's warning about drawing without a graphics card.
test.use({ expectedMessages: /GL Driver Message/ });

for (const language of languages) {
  const { hero, words } = texts[language];

  // A word takes three seconds, so one language is enough.
  test.describe(`${language}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the first word, the still globe and both links are there, and screen readers hear the heading once', async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/'));
      const separator = language === 'en' ? ', ' : '، ';
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
        `${words.join(separator)} ${hero.promise}`,
      );
      await expect(shownWord(page)).toHaveText(words[0] ?? '');
      await expect(page.getByRole('img', { name: hero.globeLabel })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: hero.contactUs }).first()).toHaveAttribute(
        'href',
        /#contact$/,
      );
      await expect(main.getByRole('link', { name: hero.viewExamples })).toHaveAttribute(
        'href',
        pathIn(language, '/portfolio'),
      );
    });
  });
}

test('without WebGL the globe stays a still picture', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: unknown, type, options) {
      const isRefused = type.startsWith('webgl');
      Object.assign(window, { isRefused });
      return isRefused ? null : Reflect.apply(getContext, this, [type, options]);
    } as typeof getContext;
  });
  await page.goto('/');
  await page.waitForFunction(() => 'isRefused' in window && window.isRefused);
  await page.locator('[data-globe]').hover();
  await expect(page.getByRole('img', { name: enHero.globeLabel })).toBeVisible();
  await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'still');
});
