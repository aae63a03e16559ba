import type { APIRequestContext, Page } from '@playwright/test';
import { series as ar } from '#content/messages/ar/site/series.ts';
import { series as ckb } from '#content/messages/ckb/site/series.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { series as en } from '#content/messages/en/site/series.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { messages as siteMessages } from '../../support/browser/messages.ts';
import { hydrated, type Language, languages, pathIn } from '../../support/browser/site-test.ts';
import { expectKept, openPost, saveOf, unfold } from '../../support/panel/edit-form.ts';
import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { storedPost } from '../../support/panel/posts-tab.ts';

const messages = { en, ar, ckb };
const names = { en: 'C++ for shops', ar: 'المتجر C++', ckb: 'دوکان بە C++' };
const ordinals = {
  en: ['One', 'Two', 'Three', 'Four'],
  ar: ['أولًا', 'ثانيًا', 'ثالثًا', 'رابعًا'],
  ckb: ['یەک', 'دوو', 'سێ', 'چوار'],
};

/** Publishes four parts, the last one first, and leaves a fifth unpublished. */
async function publishSeries(request: APIRequestContext, language: Language) {
  const token = await newToken(request);
  const name = uniqueTitle(names[language]);
  const titles = ordinals[language].map(uniqueTitle);
  const parts: Awaited<ReturnType<typeof createPost>>[] = [];
  for (const index of [3, 2, 1, 0]) {
    parts[index] = await createPost(request, token, {
      language,
      title: titles[index] ?? '',
      series: name,
      seriesPart: 2 * (index + 1),
      content: '## A\n\nOne.\n\n## B\n\nTwo.\n\n## C\n\nThree.',
    });
  }
  await createPost(request, token, {
    language,
    title: uniqueTitle('x'),
    series: name,
    seriesPart: 3,
    published: false,
  });
  const paths = parts.map(({ slug }) => pathIn(language, `/blog/${slug}`));
  return { name, titles, paths, parts };
}

function partsOf(page: Page, language: Language) {
  return page.getByRole('navigation', { name: messages[language].parts });
}

function nextOf(page: Page, language: Language) {
  return page.getByRole('navigation', { name: messages[language].next, exact: true });
}

const sentences = {
  en: /^Part 2 of 4 in the series “C\+\+ for shops .*”$/,
  ar: /^الجزء ٢ من ٤ في سلسلة «المتجر C\+\+ .*»$/,
  ckb: /^زنجیرەی «دوکان بە C\+\+ .*»، بەشی ٢ لە ٤$/,
};

for (const language of languages) {
  test.describe(`${language}: a series, without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

    test('an article says its place, and leads by keyboard to the others and their page, at 320 px', async ({
      page,
    }) => {
      const { name, titles, paths } = await publishSeries(page.request, language);
      await page.goto(`${paths[1]}`);
      const parts = partsOf(page, language);
      await expect(parts.locator('p')).toHaveText(sentences[language]);
      await expect(parts.getByRole('listitem')).toHaveText(titles);
      await expect(parts.locator('[aria-current=page]')).toHaveText(`${titles[1]}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // The next part comes before everything else below the text.
      await expect(page.locator('article footer a').first()).toHaveText(`${titles[2]}`);
      await nextOf(page, language).getByRole('link').press('Enter');
      await expect(page).toHaveURL(`${paths[2]}`);
      await nextOf(page, language).getByRole('link').press('Enter');
      await expect(page).toHaveURL(`${paths[3]}`);
      await expect(nextOf(page, language)).toHaveCount(0);
      await partsOf(page, language).getByRole('link', { name }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText(name);
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test(`${language}: a browser that loads the article itself shows the same, and axe finds nothing`, async ({
    page,
  }) => {
    const { titles, paths } = await publishSeries(page.request, language);
    await page.goto(`${paths[0]}`);
    await expect(partsOf(page, language)).toBeVisible();
    const rendered = await Promise.all([
      partsOf(page, language).innerHTML(),
      nextOf(page, language).innerHTML(),
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(pathIn(language, '/blog'));
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: `${titles[0]}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${titles[0]}`);
    expect([
      await partsOf(page, language).innerHTML(),
      await nextOf(page, language).innerHTML(),
    ]).toEqual(rendered);
    await page.reload();
    await hydrated(page);
    await expect(partsOf(page, language).getByRole('listitem')).toHaveText(titles);
  });
}

test('structured data, the sitemap and the language menu know the series', async ({ page }) => {
  const token = await newToken(page.request);
  const english = await publishSeries(page.request, 'en');
  const kurdishName = uniqueTitle('زنجیرە');
  await createPost(page.request, token, {
    language: 'ckb',
    title: uniqueTitle('دوو'),
    series: kurdishName,
    translationGroup: english.parts[1]?.translationGroup,
  });
  await page.goto(`${english.paths[1]}`);
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  );
  const post = graph['@graph'].find((thing: Record<string, unknown>) => 'wordCount' in thing);
  expect(post).toMatchObject({
    position: 2,
    isPartOf: [{}, { '@type': 'CreativeWorkSeries', name: english.name }],
  });
  const path = new URL(post.isPartOf[1].url).pathname;
  const sitemap = await (await page.request.get('/sitemap-en-1.xml')).text();
  expect(sitemap).toContain(`${path}</loc>`);
  await page.goto(path);
  const menu = siteMessages.en.navigation.language;
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('link', { name: 'کوردیی سۆرانی' }).last().click();
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText(kurdishName);
});

test('an editor chooses a series by its name, and hears of another article with the same number', async ({
  page,
}) => {
  const { name, titles } = await publishSeries(page.request, 'en');
  const { token, post } = await openPost(page, { title: uniqueTitle('A new part') });
  await unfold(page);
  const series = page.getByRole('combobox', { name: posts.fields.series });
  await expect(page.locator(`datalist option[value="${name}"]`)).toHaveCount(1);
  await series.fill(name);
  const part = page.getByRole('textbox', { name: posts.fields.seriesPart });
  await part.fill('٤');
  await expect(part).toHaveValue('4');
  await expect(page.getByRole('status').filter({ hasText: titles[1] ?? '' })).toBeVisible();
  await part.fill('5');
  await expect(page.getByRole('status').filter({ hasText: titles[1] ?? '' })).toHaveCount(0);
  await expectKept(page);
  expect(await axeViolations(page)).toEqual([]);
  await saveOf(page).click();
  await expect
    .poll(async () => await storedPost(page.request, token, post.id))
    .toMatchObject({ series: name, seriesPart: 5 });
});
