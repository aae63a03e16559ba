import type { Locator, Page } from '@playwright/test';
import { dictionary } from './dictionary.ts';
import {
  expect,
  hydrated,
  type Language,
  languages,
  listedPosts,
  pathIn,
  test,
} from './site-test.ts';

async function openPost(page: Page, language: Language) {
  const [post] = await listedPosts(page, language);
  await page.goto(pathIn(language, `/blog/${post?.slug}`));
  const detail = await (await page.request.get(`/api/blog/posts/${post?.slug}`)).json();
  const shared: { title: string; url: string } = {
    title: detail.title,
    url: new URL(`/p/${detail.id}`, page.url()).href,
  };
  return { bar: page.getByRole('article').locator('footer'), shared, path: page.url() };
}

type Texts = (typeof dictionary)['en']['blog']['share'];

function linkTo(bar: Locator, language: Language, service: keyof Texts['services']): Locator {
  const { on, services } = dictionary[language].blog.share;
  return bar.getByRole('link', { name: on.replace('{service}', services[service]), exact: true });
}

for (const language of languages) {
  const texts = dictionary[language].blog.share;

  test(`${language}: a post is passed on by its title and its short address`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { bar, shared, path } = await openPost(page, language);
    const links = [
      ['whatsApp', 'https://wa.me/', { text: `${shared.title}\n${shared.url}` }],
      ['telegram', 'https://t.me/share/url', { url: shared.url, text: shared.title }],
      ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: shared.url }],
      ['linkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: shared.url }],
      ['x', 'https://x.com/intent/post', { url: shared.url, text: shared.title }],
    ] as const;
    for (const [service, place, query] of links) {
      const link = linkTo(bar, language, service);
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe(place);
      expect(Object.fromEntries(address.searchParams)).toEqual(query);
      await expect(link).toHaveAttribute('rel', /noreferrer/);
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), service).toBeGreaterThanOrEqual(44);
    }
    const answer = await page.request.get(shared.url);
    expect(answer.url()).toBe(path);

    await bar.getByRole('button', { name: texts.copyLink }).click();
    await expect(bar.getByRole('status')).toHaveText(texts.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared.url);
  });
}

test('what can not be copied is shown', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const { bar, shared } = await openPost(page, 'ckb');
  const { copyLink, notCopied } = dictionary.ckb.blog.share;
  await bar.getByRole('button', { name: copyLink }).click();
  await expect(bar.getByRole('status')).toHaveText(`${notCopied} ${shared.url}`);
});

test("the system's share sheet is offered where there is one, and nothing moves", async ({
  page,
}) => {
  const { title } = dictionary.en.blog.share;
  const { bar } = await openPost(page, 'en');
  await hydrated(page);
  await expect(bar.getByRole('button', { name: title })).toHaveCount(0);
  const place = await placeIn(bar, bar.getByText(title));
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = JSON.stringify(data);
      throw new DOMException('', 'AbortError');
    };
  });
  const { shared } = await openPost(page, 'en');
  await hydrated(page);
  const button = bar.getByRole('button', { name: title });
  await expect(button).toBeVisible();
  expect(await placeIn(bar, button)).toEqual(place);
  await button.click();
  await expect(page).toHaveTitle(JSON.stringify(shared));
});

/** Without the width, which is another where a font has not come in time. */
async function placeIn(bar: Locator, element: Locator) {
  const [outer, inner] = [await bar.boundingBox(), await element.boundingBox()];
  if (!outer || !inner) throw new Error('not shown');
  return { fromTop: inner.y - outer.y, x: inner.x, height: inner.height };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are there, and nothing that would do nothing', async ({ page }) => {
    const { bar } = await openPost(page, 'ar');
    await expect(linkTo(bar, 'ar', 'whatsApp')).toBeVisible();
    await expect(bar.getByText(dictionary.ar.blog.share.title)).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(bar.getByText(dictionary.ar.blog.share.title)).toBeHidden();
  });
});
