import { chromium, type Page } from '@playwright/test';
import { headerLinks } from '#pages.ts';
import { browserOptions } from '../support/browser/browser-options.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The ways to scroll the page behind the sheet: by the wheel and by a finger, beside the sheet and on it. */
async function tryToScroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const x of [380, 100]) {
    await page.mouse.move(x, 600);
    await page.mouse.wheel(0, 400);
    await session.send('Input.synthesizeScrollGesture', {
      x,
      y: 600,
      yDistance: -400,
      gestureSourceType: 'touch',
    });
  }
}

const ways = {
  'with React': async (page: Page) => {
    await page.goto('/');
    await hydrated(page);
  },
  'before React': async (page: Page) => {
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.goto('/');
  },
  'in a browser that has no commands and no popovers': async (page: Page) => {
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      // The wheel has no effect there.
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto('/');
    await page.evaluate(() => document.querySelector('dialog')?.removeAttribute('closedby'));
  },
};

for (const [way, openHome] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`an open sheet stops the page from scrolling and keeps Tab inside, ${way}`, async ({
      page,
    }) => {
      await openHome(page);
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      const open = page.getByRole('button', { name: 'Open menu' });
      const sheet = page.getByRole('dialog');
      await open.click();
      await tryToScroll(page);
      await expect(sheet).toBeVisible();
      expect(await position(page)).toBe(500);
      // Home, close, the pages, contact, the languages, the theme.
      const tabStops = 2 + headerLinks('en').length + 1 + languages.length + 1;
      for (const key of ['Tab', 'Shift+Tab']) {
        const names = new Set<string>();
        for (let time = 0; time < tabStops + 3; time += 1) {
          await page.keyboard.press(key);
          const focused = sheet.locator(':focus');
          await expect(focused).toHaveCount(1);
          names.add(await focused.evaluate((element) => element.outerHTML));
        }
        expect(names.size, key).toBe(tabStops);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();
      await page.mouse.move(200, 600);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => position(page)).toBe(600);
    });

    test(`a link, also to this page, and a press beside the sheet close it, ${way}`, async ({
      page,
    }) => {
      await openHome(page);
      const open = page.getByRole('button', { name: 'Open menu' });
      const sheet = page.getByRole('dialog');
      for (let time = 0; time < 2; time += 1) {
        await open.click();
        await sheet.getByRole('link', { name: 'Contact' }).click();
        await expect(sheet).toBeHidden();
        await expect(page.locator('#contact')).toBeInViewport();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
      await open.click();
      await expect(sheet).toBeVisible();
      await page.mouse.click(385, 600);
      await expect(sheet).toBeHidden();
      await open.click();
      await sheet.getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
      await expect(sheet).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet is painted before the page behind it becomes inert', async ({ page }) => {
    await page.goto('/');
    // While React hydrates, it stops events.
    await hydrated(page);
    const isInert = () => page.evaluate(() => document.querySelector('main')?.inert);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const sheet = document.querySelector('dialog');
      const atFirstFrame = () =>
        Object.assign(window, { first: { isInert: main?.inert, width: sheet?.clientWidth } });
      addEventListener('click', () => requestAnimationFrame(atFirstFrame), { once: true });
    });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'first')))
      .toEqual({ isInert: false, width: 342 });
    await expect.poll(isInert).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isInert).toBe(false);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('a link of the sheet moves the focus to its section of the page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await expect(page.locator('main')).toHaveAttribute('inert');
    const link = page.getByRole('dialog').getByRole('link', { name: 'Contact' });
    await link.press('Enter');
    await expect(page.locator('#contact')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact :focus')).toHaveCount(1);
  });

  test('Back moves no focus while the sheet is closed', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => history.pushState(null, '', '#place'));
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator(':focus')).toHaveCount(0);
  });

  test('a tap beside the sheet presses nothing that is behind it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.style.cssText = 'position: fixed; inset: 100px 0 0; z-index: 1';
      button.addEventListener('click', () => button.append('pressed'));
      document.querySelector('main')?.append(button);
    });
    const button = page.locator('main > button');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.touchscreen.tap(385, 600);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.touchscreen.tap(385, 600);
    // Only by the second tap.
    await expect(button).toHaveText('pressed');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the page behind the sheet does not scroll and takes no focus', async ({ page }) => {
    await page.goto('/arabic');
    await page.getByRole('button', { name: messages.ar.navigation.openMenu }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    const before = await page.locator('h1').boundingBox();
    await tryToScroll(page);
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    for (let time = 0; time < 12; time += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('header :focus, main :focus, footer :focus')).toHaveCount(0);
    }
    await sheet.getByRole('button', { name: messages.ar.navigation.closeMenu }).click();
    await expect(sheet).toBeHidden();
  });
});

test('a page with a scrollbar does not move when the sheet opens', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...browserOptions(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: String(baseURL) });
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/');
  const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth);
  const before = await width();
  expect(before).toBeLessThan(600);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  expect(await width()).toBe(before);
  await browser.close();
});

for (const way of ['with React', 'before React'] as const) {
  test(`a menu closes when Tab leaves it, ${way}`, async ({ page }) => {
    await ways[way](page);
    await page.getByRole('button', { name: 'Theme' }).press('Enter');
    const choice = page.getByRole('radio', { name: 'Light' });
    await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(choice).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
    await expect(choice).toBeHidden();
  });
}

test.describe('with a font twice as large', () => {
  test.use({
    expectedMessages: /status of 404|ERR_FAILED/,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a screen of 360 px shows all buttons of the bar and hides no text', async ({ page }) => {
    // The system's font, which a first visit on a slow network shows, is wider than the brand's.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of languages) {
      const { openMenu } = messages[language].navigation;
      for (const path of [...staticPagePaths, '/nowhere']) {
        await page.goto(pathIn(language, path));
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        const bar = page.getByRole('banner');
        for (const target of [
          bar.getByRole('button', { name: openMenu }),
          bar.locator('a[hreflang]').last(),
          bar.locator('svg').first(),
        ])
          await expect(target, `${language} ${path}`).toBeInViewport({ ratio: 1 });
        await expect.poll(() => page.evaluate(wordsBeside), `${language} ${path}`).toEqual([]);
      }
    }
  });
});

/** Finds elements that are wider than the screen. */
function wordsBeside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && (left < -1 || right > clientWidth + 1);
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
}

test('contact links scroll on the home page and navigate from elsewhere', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await contact.click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Tell us what you need' })).toBeInViewport();
  await page.goto('/blog');
  await hydrated(page);
  await contact.click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Tell us what you need' })).toBeInViewport();
});
