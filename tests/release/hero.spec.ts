import type { BrowserContext, Page } from '@playwright/test';
import { hero as enHero } from '#content/messages/en/site/home.ts';
import { shownWord, texts } from '../support/browser/hero.ts';
import { paintFrames } from '../support/browser/paint-frames.ts';
import { expect, hydrated, languages, pathIn, test } from '../support/browser/site-test.ts';

// Chromium's warning about drawing without a graphics card.
test.use({ expectedMessages: /GL Driver Message/ });

for (const language of languages) {
  const { words } = texts[language];

  // A word takes three seconds, so one language is enough.
  if (language === 'ckb')
    test(`${language}: words change in order and move nothing`, async ({ page }) => {
      await page.addInitScript(() => {
        const changes: string[] = [];
        Object.assign(window, { changes });
        new MutationObserver(() => {
          const word = document.querySelector('.rotating-word[data-shown]')?.textContent ?? '';
          if (word && changes.at(-1) !== word) changes.push(word);
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-shown'] });
      });
      await page.goto(pathIn(language, '/'));
      const heading = page.getByRole('heading', { level: 1 });
      const box = heading.locator('.rotating-words');
      const sizes = async () => [await heading.boundingBox(), await box.boundingBox()];
      const first = await sizes();
      for (const word of [words[1], words[2], words[0]]) {
        await expect(shownWord(page)).toHaveText(word ?? '');
        expect(await sizes()).toEqual(first);
      }
      const changes = (await page.evaluate('changes')) as string[];
      expect(changes.slice(0, 4)).toEqual([...words, words[0]]);
    });
}

test('with reduced motion words and globe stand still, and cobe is not loaded', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.clock.runFor(10_000);
  await expect(shownWord(page)).toHaveText('Websites');
  await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'still');
  expect(scripts.filter((url) => /globe-canvas|cobe/.test(url))).toEqual([]);
});

test('without a graphics card the globe is a still picture until the pointer is over it', async ({
  page,
}) => {
  await setRenderer(
    page,
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
  );
  await page.goto('/');
  await page.waitForFunction(() => 'isRendererAsked' in window);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'still');
  await page.locator('[data-globe]').hover();
  await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'live');
});

/** The name of the renderer that a page gets, whatever this machine has. */
async function setRenderer(target: Page | BrowserContext, name: string): Promise<void> {
  await target.addInitScript((renderer) => {
    const unmaskedRenderer = 0x9246;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const { getParameter } = prototype;
      prototype.getParameter = function (this: unknown, parameter) {
        if (parameter !== unmaskedRenderer) return Reflect.apply(getParameter, this, [parameter]);
        Object.assign(window, { isRendererAsked: true });
        return renderer;
      };
    }
  }, name);
}

const graphicsCard = 'ANGLE (Qualcomm, Adreno (TM) 610, OpenGL ES 3.2)';

test.describe('the globe', () => {
  test.beforeEach(async ({ context, page }) => {
    await setRenderer(context, graphicsCard);
    // Every drawn turn and tilt goes through this call, and so do sizes and offsets of the canvas.
    await page.addInitScript(() => {
      const turns: number[] = [];
      Object.assign(window, { turns });
      const { uniform2f } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.uniform2f = function (this: unknown, place, x, y) {
        if (Math.abs(y - 0.35) < 1e-6) turns.push(x);
        Reflect.apply(uniform2f, this, [place, x, y]);
      };
    });
  });

  const turn = (page: Page) => page.evaluate('turns.at(-1)') as Promise<number>;
  const frames = (page: Page) => page.evaluate('turns.length') as Promise<number>;

  async function live(page: Page) {
    await page.goto('/');
    const globe = page.getByRole('application', { name: enHero.globeLabel });
    await expect(globe).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'live');
    return globe;
  }

  test('is 400 px, or 200 on a phone, at a pixel ratio of at most 1.5', async ({ browser }) => {
    for (const [width, side] of [
      [1440, 400],
      [390, 200],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 1100 },
        deviceScaleFactor: 3,
      });
      await setRenderer(context, graphicsCard);
      const page = await context.newPage();
      const globe = await live(page);
      const canvas = globe.locator('canvas');
      expect(
        await canvas.evaluate((element) => [element.clientWidth, element.clientHeight]),
      ).toEqual([side, side]);
      await expect(canvas).toHaveJSProperty('width', side * 1.5);
      await context.close();
    }
  });

  test('turns by itself, stops while held, follows pointer and arrow keys, and continues', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    const globe = await live(page);
    const first = await turn(page);
    await expect.poll(() => turn(page)).toBeGreaterThan(first);
    await expect(globe).toHaveCSS('cursor', 'grab');
    await expect(globe).toHaveCSS('touch-action', 'pan-y');

    const { x, y } = (await globe.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 150, y + 150);
    await page.mouse.down();
    await expect(globe).toHaveCSS('cursor', 'grabbing');
    await paintFrames(page, 20);
    const held = await turn(page);
    const drawn = await frames(page);
    await paintFrames(page, 30);
    expect(await frames(page), 'nothing is drawn while nothing moves').toBe(drawn);
    await page.mouse.move(x + 250, y + 150, { steps: 4 });
    await expect.poll(() => turn(page)).toBeCloseTo(held + 0.5, 5);

    await expect(globe).toHaveAccessibleDescription(enHero.globeHelp);
    await globe.press('ArrowRight');
    await expect.poll(() => turn(page)).toBeCloseTo(held + 0.62, 5);
    await globe.press('ArrowLeft');
    await globe.press('ArrowLeft');
    await expect.poll(() => turn(page)).toBeCloseTo(held + 0.38, 5);

    await page.mouse.up();
    await expect.poll(() => turn(page)).toBeGreaterThan(held + 0.385);

    await page.mouse.down();
    await page.mouse.move(x - 200, y + 150);
    await expect(globe, 'leaving lets go').toHaveCSS('cursor', 'grab');
    const left = await turn(page);
    await expect.poll(() => turn(page)).toBeGreaterThan(left);
    await page.mouse.up();
  });

  test('stops off screen, and recovers from a lost context', async ({ page }) => {
    const globe = await live(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await paintFrames(page, 30);
    const before = await frames(page);
    await paintFrames(page, 30);
    expect(await frames(page)).toBe(before);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => frames(page)).toBeGreaterThan(before);

    const extension = await globe
      .locator('canvas')
      .evaluateHandle((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
      );
    await extension.evaluate((lose) => lose?.loseContext());
    await expect(page.getByRole('img', { name: enHero.globeLabel })).toBeVisible();
    const drawn = await frames(page);
    await extension.evaluate((lose) => lose?.restoreContext());
    await expect(page.getByRole('application', { name: enHero.globeLabel })).toBeVisible();
    await expect.poll(() => frames(page)).toBeGreaterThan(drawn + 2);
  });
});

test('with reduced motion the footer’s 75 particles are drawn once', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = { arcs: 0 };
    Object.assign(window, { counted });
    const { arc } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.arc = function (...values) {
      counted.arcs += 1;
      arc.apply(this, values);
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate('counted.arcs')).toBe(75);
  await paintFrames(page, 30);
  expect(await page.evaluate('counted.arcs')).toBe(75);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => page.evaluate('counted.arcs')).toBeGreaterThan(75 * 3);
});
