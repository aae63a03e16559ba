import type { Page } from '@playwright/test';
import { messages } from '../support/browser/messages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Records each scroll position that is painted, from the first frame on. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const look = () => {
      if (frames.at(-1) !== scrollY) frames.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
}

const frames = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: number[] }).frames);

/** Waits until the page stands still, according to `recordFrames`. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const before = scrollY;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY === before;
  });
}

const contactLinks = (page: Page, language: 'en' | 'ar' | 'ckb') => {
  const { contact } = messages[language].navigation;
  return {
    bar: page.getByRole('banner').getByRole('link', { name: contact, exact: true }),
    hero: page.locator('main .button-shimmer'),
    footer: page.getByRole('contentinfo').getByRole('link', { name: contact, exact: true }),
  };
};

for (const withReact of [true, false]) {
  const when = withReact ? 'with React' : 'before React';
  for (const language of languages) {
    test(`${language}: a Contact link scrolls to the section each time, ${when}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (!withReact) await page.route(/\/assets\/.*\.js$/, () => undefined);
      await page.goto(pathIn(language, '/'));
      if (withReact) await hydrated(page);
      const section = page.locator('#contact');
      for (const link of Object.values(contactLinks(page, language))) {
        for (const time of ['first', 'second', 'third']) {
          await page.evaluate(() => scrollTo(0, 0));
          await link.evaluate((element: HTMLElement) => element.click());
          await expect(section, time).toBeFocused();
          await expect.poll(async () => (await section.boundingBox())?.y, time).toBeLessThan(120);
          await expect(page).toHaveURL(`${pathIn(language, '/')}#contact`);
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        }
      }
    });
  }
}

for (const language of languages) {
  test(`${language}: a link to the current page scrolls to its top`, async ({ page }) => {
    const { portfolio, blog, about } = messages[language].navigation;
    const lists = [
      ['/portfolio', portfolio],
      ['/about', about],
      ...(language === 'en' ? [] : [['/blog', blog] as const]),
    ] as const;
    const bar = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    const leadsUp = async (link: ReturnType<typeof bar.getByRole>) => {
      for (let time = 0; time < 2; time += 1) {
        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        await link.evaluate((element: HTMLElement) => element.click());
        await expect.poll(() => position(page)).toBe(0);
      }
    };
    await page.goto(pathIn(language, '/'));
    await hydrated(page);
    await leadsUp(bar.getByRole('link').first());
    for (const [path, name] of lists) {
      await page.goto(pathIn(language, path));
      await hydrated(page);
      await leadsUp(bar.getByRole('link', { name, exact: true }));
      await leadsUp(footer.getByRole('link', { name, exact: true }));
    }
    for (const path of ['/privacy', '/terms-of-service']) {
      await page.goto(pathIn(language, path));
      await hydrated(page);
      await leadsUp(footer.locator(`a[href="${pathIn(language, path)}"]`));
    }
  });
}

test('the home page scrolls to its fragment after 100 ms, not at once', async ({ page }) => {
  // Holds the page's 100 ms timers until the test releases them.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const putOff = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => (ms === 100 ? held.push(act) : putOff(act, ms)),
      letGo: () => held.map((act) => act()),
    });
  });
  await page.goto('/arabic#services', { waitUntil: 'networkidle' });
  expect(await position(page)).toBe(0);
  await page.evaluate('letGo()');
  await expect(page.locator('#services')).toBeFocused();
  await expect(page.locator('#services')).toBeInViewport();
  await expect(page).toHaveURL('/arabic#services');
});

for (const wish of ['no-preference', 'reduce'] as const) {
  test(`the page ${wish === 'reduce' ? 'jumps' : 'glides'} to a section with ${wish}: on load, by a link, without React`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: wish });
    await recordFrames(page);
    const check = async () => {
      await expect(page.locator('#contact')).toBeInViewport();
      await standsStill(page);
      const seen = await frames(page);
      expect(seen[0]).toBe(0);
      if (wish === 'reduce') expect(seen).toHaveLength(2);
      else expect(seen.length).toBeGreaterThan(5);
    };
    const again = () =>
      page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
        (window as unknown as { frames: number[] }).frames.splice(0, Infinity, 0);
      });
    await page.goto('/#contact');
    await check();
    await page.goto('/');
    await hydrated(page);
    await contactLinks(page, 'en').hero.click();
    await check();
    await again();
    await contactLinks(page, 'en').hero.click();
    await check();
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.goto('/kurdish');
    await contactLinks(page, 'ckb').bar.click();
    await check();
  });
}

/** The reader's place: the highest heading below the bar. */
const headingRead = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
    return headings.findIndex((heading) => heading.getBoundingClientRect().top >= 64);
  });

for (const withReact of [false, true]) {
  test.describe(() => {
    test(`another language shows the same section and keeps its fragment, ${withReact ? 'with React' : 'before React'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      if (!withReact) await page.route(/\/assets\/.*\.js$/, () => undefined);
      const change = async (to: string) => {
        if (withReact) await hydrated(page);
        await page.getByRole('banner').locator('a[hreflang]:visible').click();
        await expect(page).toHaveURL(to);
      };
      await page.goto('/terms-of-service#section-5');
      await expect(page.locator('#section-5')).toBeInViewport();
      const top = (id: string) =>
        page.locator(id).evaluate((element) => element.getBoundingClientRect().top);
      const before = await top('#section-5');
      await change('/arabic/terms-of-service#section-5');
      await expect.poll(() => top('#section-5')).toBeCloseTo(before, -1);

      await page.evaluate(() => document.querySelector('#section-3')?.scrollIntoView());
      await page.evaluate(() => scrollBy(0, 90));
      const read = await headingRead(page);
      await change('/kurdish/terms-of-service#section-5');
      await expect.poll(() => headingRead(page)).toBe(read);

      // React plays no part here, so once is enough.
      if (withReact) return;
      test.slow();
      for (const path of ['/', '/about', '/portfolio']) {
        await page.goto(pathIn('ar', path));
        for (const share of [0.35, 0.7]) {
          await page.evaluate(
            (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
            share,
          );
          const place = await headingRead(page);
          await change(pathIn('ckb', path));
          await expect.poll(() => headingRead(page), `${path} ${share}`).toBe(place);
          await change(path);
          await expect.poll(() => headingRead(page), `${path} ${share}`).toBe(place);
          await change(pathIn('ar', path));
          await expect.poll(() => headingRead(page), `${path} ${share}`).toBe(place);
        }
      }
    });
  });
}

test('a language switch does not scroll back to a section that the reader has left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The focus moves when the smooth scrolling begins. An interruption would let it scroll a little further.
  await page.addInitScript(() =>
    addEventListener('scrollend', () => {
      document.documentElement.dataset.scrollEnded = '';
    }),
  );
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  await hydrated(page);
  await expect(page.locator('html[data-scroll-ended]')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await standsStill(page);
  expect(await position(page)).toBe(0);
  await page.getByRole('banner').locator('a[hreflang]:visible').click();
  await expect(page).toHaveURL('/arabic#contact');
  await standsStill(page);
  expect(await position(page)).toBe(0);
  // Only the next page starts there.
  await page.goto('/arabic/about');
  await page.goBack();
  await page.goto('/kurdish/portfolio');
  expect(await position(page)).toBe(0);
});

test('a translated post opens at the same place, without a fragment that it lacks', async ({
  page,
}) => {
  const [post] = await listedPosts(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/blog/${post?.slug}`);
  await page
    .locator('.prose h2[id]')
    .nth(2)
    .evaluate((heading) => {
      location.hash = heading.id;
    });
  await expect.poll(() => position(page)).toBeGreaterThan(500);
  const read = await headingRead(page);
  await page.getByRole('banner').locator('a[hreflang]:visible').click();
  await expect(page).toHaveURL(/\/arabic\/blog\/[^#]+$/);
  await expect.poll(() => headingRead(page)).toBe(read);
});

test('?lang= keeps the fragment if the browser navigates by itself', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/terms-of-service?lang=ckb#section-5');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/kurdish/terms-of-service#section-5');
});

test('the same link scrolls to a section of a legal text a second time', async ({ page }) => {
  await page.goto('/privacy');
  await hydrated(page);
  const link = page.locator('nav a[href="#section-5"]');
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    await expect(page.locator('#section-5')).toBeInViewport();
    await expect.poll(() => position(page)).toBeGreaterThan(300);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a fragment leads to its section', async ({ page }) => {
    await page.goto('/kurdish#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    await page.goto('/terms-of-service#section-5');
    await expect(page.locator('#section-5')).toBeInViewport();
  });
});

test.describe('the place of a reader', () => {
  // A font that comes in time on one of two visits only changes the page's height. The browser then keeps what is on
  // the screen, not the pixels. So these visits have no fonts, and no service worker that would have stored them.
  test.use({
    expectedMessages: /ERR_FAILED|Service Worker registration blocked/,
    serviceWorkers: 'block',
  });
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

  async function readOn(page: Page): Promise<void> {
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => position(page)).toBe(900);
    await standsStill(page);
  }

  async function expectPlaceKept(page: Page): Promise<void> {
    await expect.poll(() => position(page)).toBe(900);
    await standsStill(page);
    expect(await position(page)).toBe(900);
  }

  for (const withReact of [true, false])
    for (const language of languages) {
      const when = withReact ? 'with React' : 'before React';
      test(`${language}: a reload and a return from another site open the same place, ${when}`, async ({
        page,
      }) => {
        if (!withReact) await page.route('**/assets/*.js', () => undefined);
        const reactComes = async () => {
          if (withReact) await hydrated(page);
        };
        await page.goto(pathIn(language, '/blog'));
        await reactComes();
        await readOn(page);
        await page.reload();
        await reactComes();
        await expectPlaceKept(page);
        await page.goto('about:blank');
        await page.goBack();
        await reactComes();
        await expectPlaceKept(page);
      });
    }

  test('a reload opens the place where a reader went on without React', async ({ page }) => {
    await page.goto('/kurdish/blog');
    await hydrated(page);
    await readOn(page);
    await page.route('**/assets/*.js', () => undefined);
    await page.reload();
    await expectPlaceKept(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => position(page)).toBe(1200);
    await standsStill(page);
    await page.reload();
    await expect.poll(() => position(page)).toBe(1200);
    await standsStill(page);
    expect(await position(page)).toBe(1200);
  });

  test('a return from another site opens the section that the URL names', async ({ page }) => {
    await page.goto('/terms-of-service#section-5');
    await hydrated(page);
    await page.goto('about:blank');
    await page.goBack();
    await hydrated(page);
    await expect(page.locator('#section-5')).toBeInViewport();
  });

  test('a return from another site opens the same place on a page that the router showed', async ({
    page,
  }) => {
    const [post] = await listedPosts(page, 'ckb');
    await page.goto('/kurdish/blog');
    await hydrated(page);
    // A click by mouse may scroll the list first.
    const card = page.getByRole('link', { name: `${post?.title}` });
    await card.evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('#post-text')).toBeVisible();
    await readOn(page);
    await page.goto('about:blank');
    await page.goBack();
    await expect(page).toHaveURL(`/kurdish/blog/${post?.slug}`);
    await hydrated(page);
    await expectPlaceKept(page);
    await page.goBack();
    await expect(page).toHaveURL('/kurdish/blog');
    await expect.poll(() => position(page)).toBe(0);
  });
});
