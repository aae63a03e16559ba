import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { footer as arFooter } from '#content/messages/ar/site/layout.ts';
import { footer as ckbFooter } from '#content/messages/ckb/site/layout.ts';
import { footer as enFooter } from '#content/messages/en/site/layout.ts';
import { messages } from '../support/browser/messages.ts';
import { expect, languages, listedPosts, pathIn, test } from '../support/browser/site-test.ts';

const footers = { en: enFooter, ar: arFooter, ckb: ckbFooter };

test.use({ contextOptions: { reducedMotion: 'reduce' }, javaScriptEnabled: false });

/** The side to which an arrow points. Above its shaft, the head of an arrow has more ink than its tail. */
async function sideOf(arrow: Locator): Promise<'left' | 'right'> {
  const picture = sharp(await arrow.screenshot()).greyscale();
  const { width = 0, height = 0 } = await picture.metadata();
  const half = { top: 0, width: Math.floor(width / 2), height: Math.floor(height * 0.4) };
  const brightness = async (left: number) => {
    const { channels } = await sharp(
      await picture
        .clone()
        .extract({ ...half, left })
        .png()
        .toBuffer(),
    ).stats();
    return channels[0]?.mean ?? 0;
  };
  return (await brightness(0)) < (await brightness(width - half.width)) ? 'left' : 'right';
}

for (const language of languages) {
  const [start, end] =
    language === 'en' ? (['left', 'right'] as const) : (['right', 'left'] as const);

  test(`${language}: every arrow points where it leads, Back to the ${start}`, async ({ page }) => {
    const main = page.getByRole('main');
    const arrowOf = (link: Locator) => link.locator('svg').last();
    const { blog } = messages[language];

    const [post] = await listedPosts(page, language);
    await page.goto(pathIn(language, `/blog/${post?.slug}`));
    expect(await sideOf(arrowOf(main.getByRole('link', { name: blog.backToBlog })))).toBe(start);

    await page.goto(pathIn(language, '/blog'));
    expect(await sideOf(arrowOf(main.getByRole('article').first()))).toBe(end);
    const outside = page
      .getByRole('contentinfo')
      .getByRole('link', { name: footers[language].linkedIn });
    expect(await sideOf(arrowOf(outside))).toBe(end);

    await page.goto(pathIn(language, '/portfolio'));
    expect(await sideOf(arrowOf(main.getByRole('complementary')))).toBe(end);

    await page.goto(pathIn(language, '/'));
    expect(await sideOf(arrowOf(main.locator('section').first().locator('a').last()))).toBe(end);
    expect(await sideOf(arrowOf(page.locator('#contact a[target=_blank]').first()))).toBe(end);
  });
}
