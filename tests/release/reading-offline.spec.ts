import { axeViolations } from '../support/browser/axe-violations.ts';
import { controlCalls } from '../support/browser/controlled-calls.ts';
import {
  articlePaths,
  keeping,
  listTexts,
  read,
  scroll,
  storedFiles,
  storedPaths,
  whatIsLeft,
} from '../support/browser/reading-offline.ts';
import { scrollByKey } from '../support/browser/scroll-by-key.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

// Messages of the browser and the router about what was requested without a connection.
test.use({
  expectedMessages:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Error preloading route|Failed to load resource/,
});

for (const language of languages) {
  const texts = listTexts[language];

  test.describe(`${language}, reading offline, at 320 px and by keyboard`, () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test('an article that was read opens with its picture and letters, and another leads to the list', async ({
      page,
      context,
    }) => {
      const [post, other] = await listedPosts(page, language);
      const path = pathIn(language, `/blog/${post?.slug}`);
      await read(page, path);
      await expect.poll(async () => (await storedFiles(page)).length).toBeGreaterThan(2);
      await context.setOffline(true);
      await page.goto(`${path}?utm_source=x`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${post?.title}`);
      await expect(page.locator('.cover')).toHaveJSProperty('complete', true);
      await expect(page.locator('.cover')).not.toHaveJSProperty('naturalWidth', 0);
      // The tools come from what is stored, too, and the button works without a connection.
      await scroll(page);
      const button = page.getByRole('button', { name: keeping[language].keep });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(
        page.getByRole('status').filter({ hasText: keeping[language].stored }),
      ).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await axeViolations(page)).toEqual([]);

      await page.goto(pathIn(language, `/blog/${other?.slug}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await expect(page.getByText(texts.missing)).toBeVisible();
      const kept = page.getByRole('region', { name: texts.kept }).getByRole('link');
      await expect(kept).toHaveText([`${post?.title}`]);
      await expect(kept).toHaveAttribute('lang', language);
      await expect(kept).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await axeViolations(page)).toEqual([]);
      await kept.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${post?.title}`);

      // With the connection, the page that was missing opens by the button.
      await page.goto(pathIn(language, `/blog/${other?.slug}`));
      await context.setOffline(false);
      await page.getByRole('button', { name: texts.tryAgain }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${other?.title}`);
    });

    test('the list removes an article, and the switch removes everything until it is switched on', async ({
      page,
    }) => {
      const [first = '', second = ''] = await articlePaths(page, language);
      await read(page, first);
      await read(page, second);
      await page.getByRole('link', { name: keeping[language].list }).press('Enter');
      await expect(page).toHaveURL(pathIn(language, '/offline'));
      const rows = page.getByRole('region', { name: texts.read }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      // The newest comes first.
      await expect(rows.first().getByRole('link')).toHaveAttribute('href', second);
      await rows.first().getByRole('button', { name: texts.remove }).press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(page.getByRole('status')).toHaveText(texts.removed);
      await expect(rows.getByRole('button')).toBeFocused();
      expect(await storedPaths(page)).not.toContain(second);

      await page.getByText(texts.switchOffTitle).press('Enter');
      await page.getByRole('button', { name: texts.switchOff }).press('Enter');
      await expect(page.getByText(texts.off)).toBeVisible();
      expect(await whatIsLeft(page)).toEqual({ workers: 0, caches: [] });
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(first);
      await scroll(page);
      await expect(page.locator('.keep-article').getByRole('button')).toHaveCount(0);
      expect(await whatIsLeft(page)).toEqual({ workers: 0, caches: [] });

      await page.locator('.keep-article').getByRole('link').press('Enter');
      await page.getByRole('button', { name: texts.switchOn }).press('Enter');
      await expect(page.getByRole('status')).toHaveText(texts.switchedOn);
      await expect(page.getByText(texts.empty)).toBeVisible();
      await read(page, first);
    });
  });

  test.describe(`${language}, the offline list without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('says that it needs script, and has no button that does nothing', async ({ page }) => {
      await page.goto(pathIn(language, '/offline'));
      await expect(page.getByText(texts.noScript)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
  });
}

test('a first visit pays nothing before its reader scrolls, and less than 3 kB for the worker then', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.context().on('request', (one) => asked.push(new URL(one.url()).pathname));
  const ofIt = () => asked.filter((path) => /offline|keep-article/.test(path));
  const [path = ''] = await articlePaths(page, 'ckb');
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(ofIt()).toEqual([]);
  expect(await whatIsLeft(page)).toEqual({ workers: 0, caches: [] });
  await scroll(page);
  await expect.poll(() => whatIsLeft(page)).toMatchObject({ workers: 1 });
  const worker = await request.get('/offline-worker.js');
  expect((await worker.body()).length).toBeLessThan(3000);
  expect(worker.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
});

test('a reader who is at the end before the reading tools have come gets the button too', async ({
  page,
}) => {
  const release = (await controlCalls(page, '**/assets/reading-tools*')).hold();
  const [path = ''] = await articlePaths(page, 'en');
  await page.goto(path);
  await scrollByKey(page, 'End');
  await page.waitForFunction(
    () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
  );
  await release();
  await expect(page.getByRole('button', { name: keeping.en.keep })).toHaveCount(1);
});

test('a link that the router follows without a connection opens what is stored, or the list', async ({
  page,
  context,
}) => {
  const [first, second] = await listedPosts(page, 'ckb');
  await read(page, `/kurdish/blog/${first?.slug}`);
  await page.goto('/kurdish/blog');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: `${first?.title}` }).click();
  await expect(page.locator('#post-text')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first?.title}`);
  await context.setOffline(false);
  await page.goto('/kurdish/blog');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: `${second?.title}` }).click();
  await expect(page.getByText(listTexts.ckb.missing)).toBeVisible();
});

test('a picture is stored in one size, which stands for the others', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const [path = ''] = await articlePaths(page, 'en');
  await read(page, path);
  await context.setOffline(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.locator('.cover')).not.toHaveJSProperty('naturalWidth', 0);
});
