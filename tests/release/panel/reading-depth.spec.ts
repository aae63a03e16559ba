import { type APIRequestContext, chromium, type Page, type Request } from '@playwright/test';
import type { Numbers } from '#domain/analytics/index.ts';
import { browserOptions } from '../../support/browser/browser-options.ts';
import { hydrated, pathIn } from '../../support/browser/site-test.ts';
import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';

/** Notes what pages report of their readers. */
function noteReports(page: Page): { event: string; path: string; bytes: number }[] {
  const reports: { event: string; path: string; bytes: number }[] = [];
  page.on('request', (request) => {
    const event = request.headers()['x-reader'];
    if (event === undefined) return;
    const path = new URL(request.url()).pathname;
    reports.push({ event, path, bytes: bytesOf(request, path, event) });
  });
  return reports;
}

/** The request without what a browser adds to each one. */
function bytesOf(request: Request, path: string, event: string): number {
  const body = request.postDataBuffer()?.length ?? 0;
  return `${request.method()} ${path} HTTP/1.1\r\nX-Reader: ${event}\r\n`.length + body;
}

async function longPost(request: APIRequestContext, token: string, language: 'en' | 'ckb') {
  const paragraph = language === 'en' ? 'One more line. '.repeat(30) : 'دێڕێکی تر. '.repeat(40);
  const { slug } = await createPost(request, token, {
    title: uniqueTitle('Read in quarters '.repeat(3)),
    content: Array.from({ length: 24 }, () => paragraph).join('\n\n'),
    language,
    published: true,
  });
  return pathIn(language, `/blog/${slug}`);
}

/** What is counted of a post, in the order readers, quarters. */
async function counted(request: APIRequestContext, token: string, path: string) {
  const page = path.replace('/kurdish', '');
  const answer = await request.get(`/api/admin/numbers?days=1&page=${page}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { posts }: Numbers = await answer.json();
  return [posts.readers, posts.quarter1, posts.quarter2, posts.quarter3, posts.quarter4];
}

/** Scrolls until so much of the text was on screen. */
async function readUntil(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { top, height } =
      document.querySelector('.prose')?.getBoundingClientRect() ?? new DOMRect();
    scrollBy({ top: top + height * part - innerHeight + 20, behavior: 'instant' });
  }, share);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
}

/** As when the reader turns to another tab. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

for (const language of ['en', 'ckb'] as const)
  test(`${language}: a post reports each quarter once, when its reader turns away, in less than 300 bytes`, async ({
    page,
  }) => {
    const token = await newToken(page.request);
    const path = await longPost(page.request, token, language);
    const reports = noteReports(page);
    await page.goto(path);
    await readUntil(page, 0.5);
    expect(reports).toEqual([]);
    await turnAway(page);
    await expect.poll(() => reports.map(({ event }) => event)).toEqual(['read 2']);
    await readUntil(page, 0.3);
    await turnAway(page);
    await readUntil(page, 1);
    await turnAway(page);
    await expect.poll(() => reports.map(({ event }) => event)).toEqual(['read 2', 'read 4']);
    for (const { bytes } of reports) expect(bytes).toBeLessThan(300);
    await expect.poll(() => counted(page.request, token, path)).toEqual([1, 1, 1, 1, 1]);
  });

test('a post reports how far it was read when its reader opens another page', async ({
  request,
  baseURL,
}) => {
  const token = await newToken(request);
  const path = await longPost(request, token, 'en');
  const { args = [], ...options } = browserOptions();
  // The name that Playwright gives to a page is not that of the requests which outlive it.
  const name = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
  const browser = await chromium.launch({ ...options, args: [...args, `--user-agent=${name}`] });
  const page = await browser.newPage({ baseURL: String(baseURL), userAgent: name });
  await page.goto(path);
  await readUntil(page, 0.8);
  await page.goto('/about');
  await expect.poll(() => counted(request, token, path)).toEqual([1, 1, 1, 1, 0]);
  await browser.close();
});

test('each post that the router shows is read by itself, and reported when it is left', async ({
  page,
}) => {
  const token = await newToken(page.request);
  const paths = [
    await longPost(page.request, token, 'en'),
    await longPost(page.request, token, 'en'),
  ] as const;
  const reports = noteReports(page);
  await page.goto('/blog');
  await hydrated(page);
  for (const [index, path] of paths.entries()) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect
      .poll(() => reports.some((each) => each.event === 'arrived' && each.path === path))
      .toBe(true);
    await readUntil(page, index === 0 ? 0.3 : 0.8);
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  }
  await turnAway(page);
  await expect
    .poll(() => reports.filter(({ event }) => event.startsWith('read')))
    .toMatchObject([
      { event: 'read 1', path: paths[0] },
      { event: 'read 3', path: paths[1] },
    ]);
  await expect
    .poll(() => counted(page.request, token, paths[1]), { timeout: 60_000 })
    .toEqual([1, 1, 1, 1, 0]);
});

test.describe('searches', () => {
  /** 100 letters, as many as the search box takes. */
  const longest = 'گەڕان '.repeat(20).slice(0, 99).trim();

  test('count once their words are typed, in less than 300 bytes', async ({ page }) => {
    const token = await newToken(page.request);
    const reports = noteReports(page);
    await page.goto('/kurdish/blog');
    await hydrated(page);
    const words = `گەڕانی ${Date.now() % 100_000}`;
    const box = page.getByRole('searchbox');
    await box.pressSequentially(words, { delay: 20 });
    await expect.poll(() => reports.length).toBe(1);
    await box.fill(longest);
    await expect.poll(() => reports.length).toBe(2);
    for (const { bytes } of reports) expect(bytes).toBeLessThan(300);
    const found = await searchesOf(page.request, token, words);
    expect(found).toMatchObject([{ value: 'no', counts: { searches: 1 } }]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('count by their URL', async ({ page }) => {
      const token = await newToken(page.request);
      const words = `no such article ${Date.now() % 100_000}`;
      await page.goto('/blog');
      await page.getByRole('searchbox').fill(words);
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\?q=/);
      const found = await searchesOf(page.request, token, words);
      expect(found).toMatchObject([{ value: 'no', counts: { searches: 1 } }]);
    });
  });

  async function searchesOf(request: APIRequestContext, token: string, words: string) {
    let found: Numbers['tables']['found'] = [];
    await expect
      .poll(async () => {
        const answer = await request.get(
          `/api/admin/numbers?days=1&subject=searches&words=${encodeURIComponent(words)}`,
          { headers: { authorization: `Bearer ${token}` } },
        );
        found = (await answer.json()).tables.found;
        return found.length;
      })
      .toBe(1);
    return found;
  }
});
