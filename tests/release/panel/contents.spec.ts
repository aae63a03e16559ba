import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { messages } from '../../support/browser/messages.ts';
import { hydrated, type Language, languages, pathIn } from '../../support/browser/site-test.ts';
import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';

const words = { en: 'some words', ar: 'بعض الكلمات', ckb: 'چەند وشەیەک' };

/** The paragraphs of a section fill a screen. */
const paragraphs = 12;

/**
 * Publishes an article whose headings have code, a link, two scripts and a word wider than a phone.
 *
 * @returns its path
 */
async function publishArticle(
  page: Page,
  language: Language,
  { sections = 4 } = {},
): Promise<string> {
  const some = words[language];
  const headings = [
    `1. ${some} \`npm start\``,
    `2. [${some}](https://example.com) C++`,
    `3. ${some} ${'x'.repeat(90)}`,
    `4. ${some}`,
  ];
  const { slug } = await createPost(page.request, await newToken(page.request), {
    title: uniqueTitle(some),
    language,
    content: headings
      .slice(0, sections)
      .flatMap((heading) => [
        `## ${heading}`,
        ...Array.from({ length: paragraphs }, () => `${some}. `.repeat(30)),
      ])
      .join('\n\n'),
  });
  return pathIn(language, `/blog/${slug}`);
}

function contentsOf(page: Page, language: Language) {
  return page.getByRole('navigation', { name: messages[language].blog.contents });
}

const widerThanScreen = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const language of languages) {
  test.describe(`${language}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('a phone has the contents folded above the text, and opens and follows them by keyboard', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const path = await publishArticle(page, language);
      await page.goto(path);
      const contents = contentsOf(page, language);
      const links = contents.getByRole('link');
      await expect(links).toHaveCount(0);
      const summary = contents.locator('summary');
      await summary.press('Enter');
      await expect(links).toHaveCount(4);
      expect(await page.evaluate(widerThanScreen)).toBe(0);
      const [nav, text] = await Promise.all([
        contents.boundingBox(),
        page.locator('#post-text').boundingBox(),
      ]);
      expect((nav?.y ?? 0) + (nav?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);

      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
      await expect(links.nth(3)).toBeFocused();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: /^4\./ });
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
      // Tab goes on from the heading: the link to itself comes next.
      await page.keyboard.press('Tab');
      await expect(heading.getByRole('link')).toBeFocused();
    });

    test('a wide screen has the contents beside the text, where lines end, and they stay there', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 700 });
      await page.goto(await publishArticle(page, language));
      const contents = contentsOf(page, language);
      await expect(contents.getByRole('link')).toHaveCount(4);
      await expect(contents.locator('summary')).toBeHidden();
      const text = page.locator('#post-text');
      await text.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + 1500));
      await expect(contents.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      const [nav, prose] = await Promise.all([contents.boundingBox(), text.boundingBox()]);
      if (!nav || !prose) throw new Error('The article has no contents');
      // The measure of an article without contents.
      expect(prose.width).toBe(688);
      if (language === 'en') expect(nav.x).toBeGreaterThan(prose.x + prose.width);
      else expect(nav.x + nav.width).toBeLessThan(prose.x);
      expect(await page.evaluate(widerThanScreen)).toBe(0);

      await page.emulateMedia({ media: 'print' });
      await expect(contents).toBeHidden();
      await expect(page.getByRole('heading', { name: /^4\./ })).toBeVisible();
    });
  });

  test(`${language}: the words of a heading are plain and isolated, and in the page once more only`, async ({
    page,
  }) => {
    const path = await publishArticle(page, language);
    const html = await (await page.request.get(path)).text();
    const items = [...html.matchAll(/<li><a href="#(h-[^"]+)">(.*?)<\/a><\/li>/g)];
    const some = words[language];
    expect(items.map(([, , text]) => text)).toEqual([
      `1. ${some} <bdi dir="ltr">npm start</bdi>`,
      `2. ${some} ${language === 'en' ? 'C++' : '<bdi dir="ltr">C++</bdi>'}`,
      `3. ${some} ${'x'.repeat(90)}`,
      `4. ${some}`,
    ]);
    for (const [, id] of items) expect(html.split(`id="${id}"`)).toHaveLength(2);
    for (const [item] of items) expect(html.split(item)).toHaveLength(2);
  });

  test(`${language}: the section that is read is marked, and nothing is wrong for assistive technology`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(await publishArticle(page, language));
    const links = contentsOf(page, language).getByRole('link');
    /** The numbers of the links that have another colour than most. */
    const marked = () =>
      links.evaluateAll((all) => {
        const colours = all.map((link) => getComputedStyle(link).color);
        return colours.flatMap((colour, index) =>
          colours.filter((other) => other === colour).length === 1 ? [index] : [],
        );
      });
    expect(await marked()).toEqual([]);
    for (const section of [2, 1, 3]) {
      await page
        .locator('#post-text h2')
        .nth(section)
        .evaluate((heading) => heading.scrollIntoView());
      await page.mouse.move(9, 9 + section);
      await expect.poll(marked).toEqual([section]);
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await contentsOf(page, language).locator('summary').click();
    const [contents, sizes] = await Promise.all([
      contentsOf(page, language).boundingBox(),
      page.locator('.text-size').boundingBox(),
    ]);
    expect(sizes?.y).toBeGreaterThan((contents?.y ?? 0) + (contents?.height ?? 0));
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('an article that React shows has the same contents, and one with two headings has none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const short = await publishArticle(page, 'en', { sections: 2 });
  const long = await publishArticle(page, 'en');
  const contents = contentsOf(page, 'en');
  await page.goto(long);
  const fromServer = await contents.innerHTML();
  await hydrated(page);
  expect(await contents.innerHTML()).toBe(fromServer);
  await page.getByRole('link', { name: messages.en.blog.backToBlog }).click();
  await page.locator(`main a[href="${long}"]`).first().click();
  await expect(contents.getByRole('link')).toHaveCount(4);
  expect(await contents.innerHTML()).toBe(fromServer);
  await contents.getByRole('link').nth(2).click();
  await expect(page.getByRole('heading', { name: /^3\./ })).toBeInViewport();

  await page.goto(short);
  await expect(page.getByRole('heading', { name: /^2\./ })).toBeVisible();
  await expect(contents).toHaveCount(0);
  // Its text is in the middle of the page.
  const text = await page.locator('#post-text').boundingBox();
  expect((text?.x ?? 0) * 2 + (text?.width ?? 0)).toBe(1440);
});
