import {
  expect,
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
  test,
} from '../support/browser/site-test.ts';

/** Translations are longer than English texts. 40% is a common margin. */
const growth = 0.4;

/** Makes every text of the page 40% longer, with words of the page's own script. */
function lengthen(share: number): void {
  const filler = document.dir === 'rtl' ? 'درێژتر ' : 'longer ';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    if (!text.trim() || node.parentElement?.closest('script, style, pre, code, svg, bdi')) continue;
    const more = Math.ceil(text.trim().length * share);
    node.textContent = `${text} ${filler
      .repeat(Math.ceil(more / filler.length))
      .slice(0, more)
      .trim()}`;
  }
}

/** Pairs of texts that overlap, and texts that leave the screen. Both lists must be empty. */
function issues(): { overlapping: string[]; outside: string[] } {
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest('[popover]:not(:popover-open), .sr-only, [aria-hidden=true]');
  const leaves = [...document.querySelectorAll('main *, footer *')].filter(
    (element) =>
      isShown(element) &&
      !element.closest('svg, table, .overflow-x-auto, pre') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const boxes = leaves.flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()].map((box) => ({ element, box }));
      }),
  );
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`;
  // Lines of the Arabic script may touch by a mark. A larger overlap is a bug.
  const touch = 6;
  const overlapping = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          !a.element.contains(b.element) &&
          !b.element.contains(a.element) &&
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > touch &&
          Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > touch * 2,
      )
      .map((b) => `${name(a.element)} / ${name(b.element)}`),
  );
  const outside = boxes
    .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
    .map(({ element }) => name(element));
  return { overlapping: [...new Set(overlapping)], outside: [...new Set(outside)] };
}

/** How far the page is wider than the screen. */
function overflowPx(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

// Without script, because React would report the longer texts as a hydration mismatch.
test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`${language}: nothing is wider than a small phone, and texts that are 40% longer overlap at no width`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [post] = await listedPosts(page, language);
    for (const path of [...staticPagePaths, `/blog/${post?.slug}`]) {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(pathIn(language, path), { waitUntil: 'load' });
      expect(await page.evaluate(overflowPx), path).toBe(0);
      await page.evaluate(lengthen, growth);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const place = `${path} at ${width} px`;
        expect(await page.evaluate(issues), place).toEqual({ overlapping: [], outside: [] });
        expect(await page.evaluate(overflowPx), place).toBe(0);
      }
    }
  });
}
