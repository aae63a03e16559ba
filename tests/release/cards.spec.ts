import type { Locator, Page } from '@playwright/test';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

/** Drags the mouse over the first line of a text, from one end to the other. */
async function drawOver(page: Page, words: Locator): Promise<void> {
  // Waits until the page no longer scrolls.
  await words.hover();
  const line = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, height } = range.getClientRects()[0] ?? new DOMRect();
    return { left, right, y: top + height / 2 };
  });
  await page.mouse.move(line.left + 2, line.y);
  await page.mouse.down();
  await page.mouse.move(line.right - 2, line.y, { steps: 5 });
  await page.mouse.up();
}

for (const language of languages) {
  for (const isHydrated of [false, true]) {
    const when = isHydrated ? 'with React' : 'before React';

    test(`${language}, ${when}: the words of a post’s card can be selected, and a click on them opens the post`, async ({
      page,
    }) => {
      if (!isHydrated) await page.route('**/assets/*.js', () => new Promise(() => undefined));
      const [post] = await listedPosts(page, language);
      await page.goto(pathIn(language, '/blog'));
      if (isHydrated) await hydrated(page);
      const card = page.getByRole('article').first();
      const [title, description] = [
        card.getByRole('heading').locator('span'),
        card.locator('h2 + p'),
      ];
      for (const words of [description, title]) {
        await drawOver(page, words);
        const drawn = (await selected(page)).trim();
        expect(drawn.length).toBeGreaterThan(5);
        expect(await words.textContent()).toContain(drawn);
        await expect(page).toHaveURL(pathIn(language, '/blog'));
        // The click only ends the selection.
        await description.click();
        await expect.poll(() => selected(page)).toBe('');
        await expect(page).toHaveURL(pathIn(language, '/blog'));
      }
      await expect(card.getByRole('link')).toHaveAttribute('href', /blog\/./);
      await description.click();
      await expect(page).toHaveURL(pathIn(language, `/blog/${post?.slug}`));
    });
  }
}

test("the words of a project's card can be selected, and a click on them enlarges it", async ({
  page,
}) => {
  await page.goto('/kurdish/portfolio');
  await hydrated(page);
  const card = page.getByRole('main').getByRole('listitem').first();
  for (const words of [card.getByRole('heading'), card.locator('p')]) {
    await drawOver(page, words);
    expect((await selected(page)).trim().length).toBeGreaterThan(3);
    await expect(page.getByRole('dialog')).toBeHidden();
    await words.click();
    await expect.poll(() => selected(page)).toBe('');
  }
  await card.locator('p').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click with Ctrl on the words of a card opens its post in a new tab', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('article')
    .first()
    .locator('h2 + p')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/blog\/./);
  await expect(page).toHaveURL('/blog');
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a click anywhere on a card opens its post', async ({ page }) => {
    const [post] = await listedPosts(page, 'ar');
    for (const part of ['picture', 'h2 span', 'h2 + p', 'ul', 'time']) {
      await page.goto('/arabic/blog');
      const place = page.getByRole('article').first().locator(part).first();
      await place.scrollIntoViewIfNeeded();
      const box = await place.boundingBox();
      if (!box) throw new Error(`${part} is not shown`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page, part).toHaveURL(`/arabic/blog/${post?.slug}`);
    }
  });
});
