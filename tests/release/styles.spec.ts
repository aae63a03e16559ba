import type { Page } from '@playwright/test';
import { holdRequests } from '../support/browser/late-script.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

// Animations depend on time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page looks the same after navigation inside the site as after a load, and so does the page before', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  await page.goto('/');
  await hydrated(page);
  for (const path of staticPagePaths.filter((path) => path !== '/')) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await page.mouse.move(0, 0);
    await visitor.goto(path);
    await hydrated(visitor);
    await expectSameLooks(page, visitor);
  }
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await page.mouse.move(0, 0);
  await visitor.goto('/');
  await hydrated(visitor);
  await expectSameLooks(page, visitor);
  await visitor.close();
});

/** The height of the footer's links, which only the whole style has. */
const footerItem = (page: Page) =>
  page
    .locator('.footer-item')
    .first()
    .evaluate((item) => getComputedStyle(item).minHeight);

test('from one article to the next, the style stays, also while that of all pages loads', async ({
  page,
}) => {
  const [, post] = await listedPosts(page, 'en');
  const release = await holdRequests(page, /all-pages/);
  await page.goto(`/blog/${post?.slug}`);
  await hydrated(page);
  const heading = page.locator('.prose h2').first();
  const margin = () => heading.evaluate((element) => getComputedStyle(element).marginTop);
  const before = await margin();
  expect(Number.parseFloat(before)).toBeGreaterThan(30);
  const asked = page.waitForRequest(/all-pages/);
  await page.locator('footer a[href="/about"]').hover();
  await asked;
  const next = page
    .getByRole('navigation', { name: messages.en.blog.readNext })
    .getByRole('link')
    .first();
  const title = `${await next.textContent()}`;
  await next.click();
  await expect(page.locator('main h1')).toHaveText(title);
  expect(await margin()).toBe(before);
  expect(await footerItem(page)).toBe('36px');
  await release();
});

test.describe(() => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the message about an article that is not there has the whole style', async ({ page }) => {
    await page.goto('/blog/no-such-article');
    expect(await footerItem(page)).toBe('36px');
    expect(await page.locator('main style').count()).toBe(0);
  });

  test('a page whose style can not load keeps the style of the layout', async ({ page }) => {
    await page.route(/all-pages/, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await page.locator('footer a[href="/about"]').click();
    await expect(page.locator('main h1')).not.toHaveAttribute('id', 'hero-title');
    expect(await footerItem(page)).toBe('36px');
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 768, 1440])
    test(`what stands before the rest of the style looks the same with it, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const different: string[] = [];
      let pages = 0;
      for (const language of languages) {
        const [post] = await listedPosts(page, language);
        for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
          await page.goto(pathIn(language, path));
          const found = await page.evaluate(changesWithRest);
          pages += Number(found.compared > 20);
          different.push(...found.different.map((each) => `${pathIn(language, path)}: ${each}`));
        }
      }
      expect(different).toEqual([]);
      expect(pages).toBeGreaterThanOrEqual(languages.length * 6);
    });
});

/**
 * Compares all computed properties of each element that the browser can paint before the rest of the style is there,
 * without it and with it. What opens later is left out.
 *
 * @returns 0 compared elements if the head has the whole style
 */
function changesWithRest(): { compared: number; different: string[] } {
  const rest = document.querySelector<HTMLStyleElement>('main style');
  if (!rest?.sheet) return { compared: 0, different: [] };
  const before = [...document.querySelectorAll('html, body, body *')].filter(
    (element) =>
      !element.matches('script, style, svg:has(> style), [popover], [popover] *') &&
      element.compareDocumentPosition(rest) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // Of an element that goes on after the style.
  const ofHeight = /^(?:height|block-size|perspective-origin|transform-origin)$/;
  const look = (element: Element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return [...style]
        .filter(
          (name) => !name.startsWith('--') && !(element.contains(rest) && ofHeight.test(name)),
        )
        .map((name) => `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
    });
  rest.sheet.disabled = true;
  const without = before.map(look);
  rest.sheet.disabled = false;
  const different = before.flatMap((element, index) => {
    const changed = look(element).filter((property) => !without[index]?.includes(property));
    return changed.length > 0 ? [`${element.localName}.${element.className} ${changed}`] : [];
  });
  return { compared: before.length, different };
}

/** Reads both pages again until they agree, because a video's button comes some time after React. */
async function expectSameLooks(one: Page, other: Page): Promise<void> {
  await expect(async () => {
    const [looksOfOne, looksOfOther] = await Promise.all([looks(one), looks(other)]);
    expect(looksOfOne).toEqual(looksOfOther);
  }).toPass();
}

/**
 * The computed style of every element, without properties that animations or a late font change, and without the bill:
 * only a page that was loaded has one.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body *:not(script, style, svg:has(> style), link, source, [data-globe] *, [data-module], [data-module] *)',
      ),
    ].map((element) => {
      const style = getComputedStyle(element);
      return [
        element.localName,
        style.display,
        style.fontSize,
        style.lineHeight,
        style.color,
        style.backgroundColor,
        style.marginBlock,
        style.padding,
        style.borderWidth,
      ].join(' | ');
    }),
  );
}
