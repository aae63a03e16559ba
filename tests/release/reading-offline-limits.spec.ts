import {
  articlePaths,
  keeping,
  read,
  scroll,
  storedFiles,
  storedPaths,
  whatIsLeft,
} from '../support/browser/reading-offline.ts';
import { expect, languages, test } from '../support/browser/site-test.ts';

// Messages of the browser about a page that is missing.
test.use({ expectedMessages: /Failed to load resource/ });

test('the ten articles that were read last are stored, and those that are kept besides', async ({
  page,
}) => {
  test.slow();
  const all = (await Promise.all(languages.map((one) => articlePaths(page, one)))).flat();
  const [kept = '', ...others] = all.slice(0, 14);
  await read(page, kept);
  const button = page.getByRole('button', { name: keeping.en.keep });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  for (const path of others) await read(page, path);
  const articles = async () => (await storedPaths(page)).filter((path) => path.includes('/blog/'));
  await expect.poll(articles).toHaveLength(11);
  expect((await articles()).toSorted()).toEqual([kept, ...others.slice(-10)].toSorted());
  // Only files that a stored page names.
  const texts = await page.evaluate(async () => {
    const pages = await (await caches.open('offline-pages-1')).matchAll();
    return pages.map(({ headers }) => headers.get('X-Offline-Note') ?? '').join('&');
  });
  const named = new Set(new URLSearchParams(texts).getAll('file'));
  expect((await storedFiles(page)).filter((file) => !named.has(file))).toEqual([]);
  // An article that is kept no longer is one of those that were read.
  await page.goto(kept);
  await scroll(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(articles).toHaveLength(10);
});

test('nothing but articles, the list and their files is ever stored', async ({ page, request }) => {
  const [path = ''] = await articlePaths(page, 'en');
  await read(page, path);
  const share = /\/share\/[^"]+\.jpg/.exec(await (await request.get(path)).text())?.[0] ?? '';
  for (const other of [
    '/admin',
    '/admin/login',
    '/api/blog/posts?limit=1',
    '/',
    '/blog',
    '/about',
    share,
    `/review/${'0'.repeat(32)}`,
    '/blog/no-such-post',
  ])
    await page.goto(other);
  await page.goto('/about');
  const paths = [...(await storedPaths(page)), ...(await storedFiles(page))];
  expect(await storedPaths(page)).toEqual(['/offline', path]);
  for (const stored of paths)
    expect(stored).toMatch(
      /^\/(offline$|blog\/|assets\/((reading-tools|keep-article)-.+\.js|.+\.woff2)$|media\/)/,
    );
});

test('what former versions of the site have stored goes', async ({ page }) => {
  const [first = '', second = ''] = await articlePaths(page, 'en');
  await page.goto('/about');
  await page.evaluate(async () => {
    const former = await caches.open('offline-pages-0');
    await former.put('/blog/former', new Response('An article'));
  });
  await read(page, first);
  await expect
    .poll(async () => (await whatIsLeft(page)).caches.toSorted())
    .toEqual(['offline-files-1', 'offline-pages-1']);
  await page.evaluate(async () => {
    const files = await caches.open('offline-files-1');
    await files.put('/assets/reading-tools-former.js', new Response('let former'));
  });
  await read(page, second);
  await expect.poll(() => storedFiles(page)).not.toContain('/assets/reading-tools-former.js');
});

test('fifty articles can be kept, and one more says what to do', async ({ page }) => {
  const [path = ''] = await articlePaths(page, 'en');
  await read(page, path);
  await page.evaluate(async () => {
    const pages = await caches.open('offline-pages-1');
    for (let number = 0; number < 50; number += 1) {
      const note = new URLSearchParams({
        path: `/blog/kept-${number}`,
        title: `Kept ${number}`,
        language: 'en',
        storedAt: '2026-01-01T00:00:00.000Z',
        isKept: '1',
      });
      await pages.put(
        `/blog/kept-${number}`,
        new Response('', { headers: { 'X-Offline-Note': `${note}` } }),
      );
    }
  });
  const button = page.getByRole('button', { name: keeping.en.keep });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: keeping.en.full })).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('where there is no room, the button says so, and what is stored stays', async ({ page }) => {
  const [first = '', second = ''] = await articlePaths(page, 'ar');
  await read(page, first);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 1_000,
  });
  await page.goto(second);
  await scroll(page);
  await page.getByRole('button', { name: keeping.ar.keep }).click();
  await expect(page.getByRole('status').filter({ hasText: keeping.ar.failed })).toBeVisible();
  expect(await storedPaths(page)).toContain(first);
  expect(await storedPaths(page)).not.toContain(second);
});
