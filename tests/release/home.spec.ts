import { words } from '../support/browser/home.ts';
import { expect, hydrated, test } from '../support/browser/site-test.ts';

test('the subtitle names all nine deliverables, and grids have the specified columns', async ({
  page,
}) => {
  await page.goto('/');
  for (const deliverable of [
    'production software',
    'UI/UX design',
    'branding',
    'deployment',
    'documentation',
    'staff training',
    'launch-day support',
    'full source code',
    'IP ownership',
  ]) {
    await expect(page.locator('#what-you-get')).toContainText(deliverable);
  }
  await expect(page.locator('#services').getByRole('heading', { level: 2 })).toHaveText(
    'What we do Best',
  );
  const columns = (selector: string) =>
    page
      .locator(selector)
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const [width, services, deliverables] of [
    [390, 1, 1],
    [800, 2, 2],
    [1440, 4, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns('#services > ul'), `services at ${width}`).toBe(services);
    expect(await columns('#what-you-get ul'), `deliverables at ${width}`).toBe(deliverables);
    expect(await columns('section:has(#customers-title) ul'), `customers at ${width}`).toBe(4);
  }
});

test('hover or focus on the customers shows the link to the projects', async ({ page }) => {
  await page.goto('/arabic');
  const link = page.getByRole('link', { name: words.ar[0].viewProjects });
  // A page that is still loading may move away from the mouse.
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(link).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await expect(link).toHaveAttribute('href', '/arabic/portfolio');
});

test('a fragment scrolls to its section and focuses it, on load and on change', async ({
  page,
}) => {
  await page.goto('/kurdish#services');
  await expect(page.locator('#services')).toBeFocused();
  await expect(page.locator('#services')).toBeInViewport();
  await hydrated(page);
  const bar = await page.getByRole('banner').boundingBox();
  for (const id of ['timeline', 'guarantee', 'features', 'ai-centric-software', 'contact']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    const section = page.locator(`#${id}`);
    await expect(section).toBeFocused();
    await expect
      .poll(async () => Math.round((await section.boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(Math.floor(bar?.height ?? 0));
    await expect(section).toBeInViewport();
  }
});
