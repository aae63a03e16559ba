import { inflateSync } from 'node:zlib';
import {
  expect,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

// Animations are printed in one state.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Elements that every sheet would repeat, and texts that are too pale on paper: lighter than a grey of 4.5:1 on white.
 */
function printIssues(): { repeated: string[]; pale: string[] } {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = [...document.querySelectorAll('body *')].filter(isShown);
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas');
  /** Relative luminance of a colour on white paper (WCAG 2.2). */
  const luminance = (colour: string) => {
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
      (value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      },
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  return {
    repeated: shown.filter((element) => getComputedStyle(element).position === 'fixed').map(name),
    pale: shown
      .filter((element) => hasText(element) && !element.closest('.sr-only, [aria-hidden] picture'))
      .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
      .map(name),
  };
}

for (const language of languages) {
  test(`${language}: a printed page repeats no box on every sheet, and has no pale text in the dark theme`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.theme = 'dark';
    });
    const [post] = await listedPosts(page, language);
    for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(pathIn(language, path));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ media: 'print' });
      // Colours change with the next frame.
      await expect.poll(() => page.evaluate(printIssues), path).toEqual({ repeated: [], pale: [] });
    }
  });
}

test('printed questions have their answers, and tables and code are whole', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
  const [post] = await listedPosts(page, 'en');
  await page.goto(`/blog/${post?.slug}`);
  await page.setViewportSize({ width: 400, height: 900 });
  for (const box of await page.locator('.prose :is(pre, .table-scroll)').all())
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

for (const [language, digits] of [
  ['en', '12'],
  ['ar', '١٢'],
  ['ckb', '١٢'],
] as const) {
  test(`${language}: each sheet of an article says which of how many it is, in its own digits`, async ({
    page,
  }) => {
    const [post] = await listedPosts(page, language);
    await page.goto(pathIn(language, `/blog/${post?.slug}`));
    // Two empty sheets have no other characters.
    await page.evaluate(() => {
      document.body.replaceChildren(...document.querySelectorAll('main style'));
      for (let sheet = 0; sheet < 2; sheet += 1) {
        const box = document.createElement('div');
        box.style.blockSize = '1px';
        box.style.breakAfter = sheet === 0 ? 'page' : 'auto';
        document.body.append(box);
      }
    });
    const characters = charactersIn(await page.pdf({ margin: { bottom: '1cm' } }));
    expect([...characters].sort().join('').trim()).toBe(`/${digits}`);
  });
}

/** The characters of all texts in a PDF file of Chromium, from the tables of its fonts (PDF 1.7, 9.10.3). */
function charactersIn(pdf: Buffer): Set<string> {
  const file = pdf.toString('latin1');
  const characters = new Set<string>();
  for (const { 1: data = '' } of file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)) {
    let text = data;
    try {
      text = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      // A stream that is not compressed.
    }
    for (const { 1: table = '' } of text.matchAll(/beginbfchar(.*?)endbfchar/gs))
      for (const { 1: code = '' } of table.matchAll(/<\w+> *<(\w+)>/g))
        characters.add(String.fromCodePoint(Number.parseInt(code, 16)));
    for (const { 1: table = '' } of text.matchAll(/beginbfrange(.*?)endbfrange/gs))
      for (const { 1: from = '', 2: to = '', 3: first = '' } of table.matchAll(
        /<(\w+)> *<(\w+)> *<(\w+)>/g,
      ))
        for (let step = 0; step <= Number.parseInt(to, 16) - Number.parseInt(from, 16); step += 1)
          characters.add(String.fromCodePoint(Number.parseInt(first, 16) + step));
  }
  return characters;
}
