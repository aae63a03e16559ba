import type { Locator } from '@playwright/test';
import { messages } from '../support/browser/messages.ts';
import { linkTo, openPost } from '../support/browser/sharing.ts';
import { expect, hydrated, languages, test } from '../support/browser/site-test.ts';

for (const language of languages) {
  const texts = messages[language].blog.share;

  test(`${language}: a post is shared by its title and its short link`, async ({
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

test('the system’s share sheet is offered if there is one, and nothing moves', async ({ page }) => {
  const { title } = messages.en.blog.share;
  const { bar } = await openPost(page, 'en');
  await hydrated(page);
  await expect(bar.getByRole('button', { name: title })).toHaveCount(0);
  const place = await positionIn(bar, bar.getByText(title));
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
  expect(await positionIn(bar, button)).toEqual(place);
  await button.click();
  await expect(page).toHaveTitle(JSON.stringify(shared));
});

/** Without the width, which differs if a font did not arrive in time. */
async function positionIn(bar: Locator, element: Locator) {
  const [outer, inner] = [await bar.boundingBox(), await element.boundingBox()];
  if (!outer || !inner) throw new Error('not shown');
  return { fromTop: inner.y - outer.y, x: inner.x, height: inner.height };
}
