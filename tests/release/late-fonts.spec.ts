import type { Page } from '@playwright/test';
import { openWithHeldFonts } from '../support/browser/held-fonts.ts';
import { layoutShifts, recordLayoutShifts } from '../support/browser/layout-shifts.ts';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  type Language,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

const brands = {
  en: /^Schibsted Grotesk/,
  ar: /^Vazirmatn/,
  ckb: /^Vazirmatn/,
};

/** Opens a page, whose fonts arrive after the first paint, and waits until it has shown them. */
async function openWithLateFonts(page: Page, language: Language, path: string): Promise<void> {
  const release = await openWithHeldFonts(page, pathIn(language, path));
  expect(await fontsOf(page, 'h1')).not.toContainEqual(expect.stringMatching(brands[language]));
  const lines = await wordLines(page);
  const shown = page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('late')),
  );
  await release();
  await shown;
  expect(await wordLines(page), path).toEqual(lines);
}

// The words of the hero would change meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The line of each word of each heading. */
function wordLines(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) => {
      const words: number[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let last = Number.NaN;
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const { top, height } = range.getBoundingClientRect();
          words.push((words.at(-1) ?? 0) + Number(Math.abs(top - last) > height / 2));
          last = top;
        }
      const { top, bottom } = heading.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? words : [];
    }),
  );
}

/** The fonts in which the first element's own text is drawn. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const language of languages)
  for (const width of [390, 1440])
    test(`${language}: a late font shows in headings and below the screen, and nothing moves at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      const [post] = await listedPosts(page, language);
      const titleFonts: string[] = [];
      for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
        await openWithLateFonts(page, language, path);
        await expect
          .poll(() => fontsOf(page, 'footer p'), path)
          .toContainEqual(expect.stringMatching(brands[language]));
        titleFonts.push(...(await fontsOf(page, 'main h1')));
        expect(await layoutShifts(page), path).toEqual([]);
      }
      // Which titles keep their lines depends on the system's font.
      expect(titleFonts).toContainEqual(expect.stringMatching(brands[language]));
    });

for (const language of languages)
  test(`${language}: the pages that React shows next are in the late font as a whole`, async ({
    page,
  }) => {
    const [post] = await listedPosts(page, language);
    await openWithLateFonts(page, language, '/blog');
    await hydrated(page);
    const card = page.locator(`main a[href$="/blog/${post?.slug}"]`).first();
    await card.evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('#post-text')).toBeVisible();
    for (const selector of ['main h1', '#post-text p'])
      await expect
        .poll(() => fontsOf(page, selector), selector)
        .toContainEqual(expect.stringMatching(brands[language]));
  });

test('React shows an article again without a style attribute of its late fonts', async ({
  page,
}) => {
  const [post] = await listedPosts(page, 'en');
  const article = `/blog/${post?.slug}`;
  // The text begins on the screen, so that its parts below get the font one by one.
  await page.setViewportSize({ width: 390, height: 1400 });
  await openWithLateFonts(page, 'en', article);
  await expect(page.locator('#post-text > :last-child')).toHaveCSS('font-family', / late/);
  await hydrated(page);
  await page.getByRole('link', { name: messages.en.blog.backToBlog }).first().click();
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator('#post-text')).toBeVisible();
  // The browser would complain on the console about one in HTML, too.
  await expect(page.locator('#post-text [style]')).toHaveCount(0);
});

test('an article that follows another one is in the late font, with the same title element', async ({
  page,
}) => {
  const [first] = await listedPosts(page, 'ckb');
  await openWithLateFonts(page, 'ckb', `/blog/${first?.slug}`);
  await hydrated(page);
  const next = page
    .getByRole('navigation', { name: messages.ckb.blog.readNext })
    .getByRole('link')
    .first();
  const title = `${await next.textContent()}`;
  await next.evaluate((link: HTMLElement) => link.click());
  // The URL changes first, and `fontsOf` fails where React takes the paragraph away meanwhile.
  await expect(page.locator('main h1')).toHaveText(title);
  await expect
    .poll(() => fontsOf(page, '#post-text p'))
    .toContainEqual(expect.stringMatching(brands.ckb));
});

test('a visitor whose fonts come before the first paint does not load the module', async ({
  page,
}) => {
  const asked: string[] = [];
  // Its fonts may come late, and their module with them.
  await page.goto('/kurdish/about', { waitUntil: 'networkidle' });
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/kurdish/follow');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(asked.join()).toContain('.woff2');
  // On a busy machine they may come after it.
  const cameLate = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => /woff2/.test(name));
    return fonts.some(({ startTime, duration }) => startTime + duration > (paint?.startTime ?? 0));
  });
  expect(cameLate || !asked.join().includes('/late-fonts')).toBe(true);
});

test('every font that the style of a page names is served', async ({ page, request }) => {
  await page.goto('/');
  const style = (await page.locator('style[data-page-style]').textContent()) ?? '';
  const fonts = Array.from(style.matchAll(/url\("?([^")]+\.woff2)"?\)/g), ([, url]) => `${url}`);
  expect(fonts).toHaveLength(4);
  for (const font of fonts) expect((await request.get(font)).status(), font).toBe(200);
});
