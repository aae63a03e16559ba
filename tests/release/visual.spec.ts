import sharp from 'sharp';
import { pageIds, pages as sitePages } from '#pages.ts';
import {
  expect,
  languages,
  listedPosts,
  pathIn,
  test,
  withSlug,
} from '../support/browser/site-test.ts';

/** No starter post is a part of a series. */
const shownPages = pageIds.filter((id) => id !== 'series');

const pages = {
  ...Object.fromEntries(shownPages.map((id) => [id, sitePages[id].path])),
  'not-found': '/nowhere',
};

/** Small, so that the test compares the layout and not the antialiasing of letters. */
const scale = 0.25;

test.describe('each page looks as it was approved', () => {
  test.use({ expectedMessages: /status of 404/ });

  for (const language of languages) {
    // The dark theme has the same layout, so one page in each direction is enough.
    for (const [theme, widths] of [
      ['light', [390, 1440]],
      ['dark', { en: [390], ar: [1440], ckb: [] }[language]],
    ] as const) {
      for (const width of widths) {
        test(`${language}, ${theme}, ${width} px`, async ({ page }) => {
          test.slow();
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.addInitScript((value) => {
            localStorage.theme = value;
          }, theme);
          // A post that no other test reads, so that its number of views stays.
          const post = (await listedPosts(page, language)).at(1);
          // Optional fonts are used from the second page on.
          await page.goto(pathIn(language, '/'), { waitUntil: 'networkidle' });
          for (const [name, path] of Object.entries(pages)) {
            await page.goto(pathIn(language, withSlug(path, post)));
            await page.evaluate(loadEverything);
            const picture = await page.screenshot({
              fullPage: true,
              animations: 'disabled',
              // A JPEG is written in half the time of a PNG. At a quarter of the size, its losses are invisible.
              type: 'jpeg',
              quality: 90,
            });
            const small = await sharp(picture)
              // Otherwise a JPEG becomes one pixel too short.
              .resize({ width: Math.round(width * scale), fastShrinkOnLoad: false })
              .png({ palette: true, effort: 1 })
              .toBuffer();
            expect.soft(small).toMatchSnapshot(`${name}-${language}-${theme}-${width}.png`, {
              maxDiffPixelRatio: 0.02,
              threshold: 0.3,
            });
          }
        });
      }
    }
  }
});

/**
 * Loads the pictures further down too, and waits for them and for the fonts. Writes one number of views on all cards,
 * because it depends on the tests that ran before, and with it where the line breaks.
 */
async function loadEverything(): Promise<void> {
  for (const views of document.querySelectorAll('.card-words > span:nth-of-type(3)'))
    views.textContent = '0';
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = 'eager';
    // Otherwise a screenshot may come before the pixels.
    picture.decoding = 'sync';
  }
  await Promise.all(
    pictures
      .filter(({ complete }) => !complete)
      .map((picture) => new Promise((resolve) => picture.addEventListener('load', resolve))),
  );
  await Promise.all(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}
