import type { Locator, Page } from '@playwright/test';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

declare global {
  /** The pseudo-elements that a view transition of this document animated. */
  var animatedParts: string[] | undefined;
}

/** Notes what each view transition animates: one between documents, or one that the router starts. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = async (transition: ViewTransition | null | undefined) => {
      await transition?.ready;
      globalThis.animatedParts = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || []);
    };
    addEventListener('pagereveal', ({ viewTransition }) => void note(viewTransition));
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void note(transition);
      return transition;
    };
  });
}

/**
 * Makes the first frame of each document wait for all of it. Otherwise it may come before the cover is parsed, and then
 * the pages fade without a pair.
 */
async function showWholePages(page: Page): Promise<void> {
  await page.route(/\/blog(\/[\w-]+)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const wait = '<link rel="expect" href="#side-sheet" blocking="render">';
    await route.fulfill({ response, body: html.replace('<head>', `<head>${wait}`) });
  });
}

/** The names whose old and new picture were both there, so that they moved from one page to the other. */
async function glided(page: Page): Promise<string[]> {
  await page.waitForFunction(() => globalThis.animatedParts !== undefined);
  const parts = (await page.evaluate(() => globalThis.animatedParts)) ?? [];
  const namesOf = (kind: string) =>
    parts.flatMap(
      (part) => new RegExp(`^::view-transition-${kind}\\((.*)\\)$`).exec(part)?.[1] ?? [],
    );
  const old = namesOf('old');
  return [...new Set(namesOf('new'))].filter((name) => old.includes(name)).sort();
}

/**
 * Follows a link as a document, before React is there, or through the router, which has loaded what it leads to since
 * the mouse was over it.
 */
async function follow(page: Page, link: Locator, by: 'document' | 'router'): Promise<void> {
  const { pathname } = new URL(page.url());
  if (by === 'router') {
    await hydrated(page);
    const isCard = await link.evaluate((element) => element.closest('.card') !== null);
    const loaded = isCard && page.waitForResponse(/\/api\/blog\/posts\//);
    await link.hover();
    await loaded;
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      globalThis.animatedParts = undefined;
    });
  }
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction((from) => location.pathname !== from, pathname);
}

for (const language of languages)
  for (const by of ['document', 'router'] as const) {
    test(`${language}: cover and title glide between a card and its article, by the ${by}`, async ({
      page,
    }) => {
      await watchTransitions(page);
      if (by === 'document') await showWholePages(page);
      const [post] = await listedPosts(page, language);
      const list = pathIn(language, '/blog');
      await page.goto(list);
      const names = await page
        .locator('.card')
        .first()
        .locator('[data-glide]')
        .evaluateAll((all) =>
          all.map((element) => element.getAttribute('data-glide') ?? '').sort(),
        );
      expect(names).toEqual([
        expect.stringMatching(/^cover-\d+$/),
        expect.stringMatching(/^title-\d+$/),
      ]);
      await follow(page, page.locator(`main a[href="${list}/${post?.slug}"]`), by);
      expect(await glided(page)).toEqual([...names, 'root'].sort());
      await follow(page, page.locator(`article a[href="${list}"]`), by);
      expect(await glided(page)).toEqual([...names, 'root'].sort());
    });

    test(`${language}: nothing glides for readers who ask for less motion, by the ${by}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchTransitions(page);
      const [post] = await listedPosts(page, language);
      await page.goto(pathIn(language, '/blog'));
      await follow(
        page,
        page.locator(`main a[href="${pathIn(language, '/blog')}/${post?.slug}"]`),
        by,
      );
      expect(await glided(page)).toEqual([]);
    });
  }

test('a name is on a page once, and a long list names its first cards and the one in hand', async ({
  page,
}) => {
  await page.goto('/blog');
  await page
    .locator('.card')
    .first()
    .evaluate((card) => {
      for (let number = 0; number < 1_000; number += 1) {
        const copy = card.cloneNode(true);
        if (!(copy instanceof Element)) continue;
        for (const part of copy.querySelectorAll('[data-glide]'))
          part.setAttribute('data-glide', `${part.getAttribute('data-glide')}-${number}`);
        card.parentElement?.append(copy);
      }
    });
  const named = () =>
    page
      .locator('[data-glide]')
      .evaluateAll((all) =>
        all
          .map((element) => getComputedStyle(element).viewTransitionName)
          .filter((name) => name !== 'none'),
      );
  expect(new Set(await named()).size).toBe(24);
  expect(await named()).toHaveLength(24);
  await page.locator('.card a').last().focus();
  expect(await named()).toHaveLength(26);
});
