import { expect } from '@playwright/test';
import sharp from 'sharp';
import { alternatesOf, contentsOf, test } from '../../support/crawler/crawled-site.ts';

test('every preview has one of each tag, and a picture that WhatsApp shows', async ({ site }) => {
  test.slow();
  for (const page of site.pages) {
    const tags = page.meta.filter(([name]) => /^(og|twitter|article):/.test(name));
    const names = tags.map(([name]) => name).filter((name) => name !== 'og:locale:alternate');
    expect(new Set(names).size, page.url).toBe(names.length);
    const preview = Object.fromEntries(tags);
    expect(preview, page.url).toMatchObject({
      'og:title': expect.stringMatching(/\S/),
      'og:description': expect.stringMatching(/\S/),
      'og:url': page.url,
      'og:image': expect.stringMatching(`^${site.origin}/share/`),
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
      'twitter:image': preview['og:image'],
    });
    const others = alternatesOf(page).length - 2;
    expect(contentsOf(page, 'og:locale:alternate'), page.url).toHaveLength(others);
    const response = await fetch(String(preview['og:image']));
    const picture = await response.bytes();
    expect(picture.length, page.url).toBeLessThan(300_000);
    const { format, width, height } = await sharp(picture).metadata();
    expect([response.headers.get('content-type'), format, width, height], page.url) //
      .toEqual(['image/jpeg', 'jpeg', 1200, 630]);
  }
});
