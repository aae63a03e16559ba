import { adminShared as ar } from '#content/messages/ar/admin/shared.ts';
import { adminShared as ckb } from '#content/messages/ckb/admin/shared.ts';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import {
  alertOf,
  content,
  expectText,
  publish,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import {
  adminShared,
  createPost,
  expect,
  newToken,
  openPanel,
  signIn,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the field and the banner name what is missing', () => {
  test('for publishing', async ({ page }) => {
    await openPanel(page);
    for (const [language, second] of [
      ['en', ckb.failure.textRequired],
      ['ckb', ckb.failure.textRequired],
      ['ar', ar.failure.textRequired],
    ] as const) {
      await title(page, language).fill('A title');
      await publish(page, language).click();
      await expect(alertOf(page)).toContainText('Title and content are required');
      await expect(alertOf(page)).toContainText(second);
      await expect(content(page, language)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(texts.contentRequired)).toBeVisible();
      await expect(title(page, language)).toHaveAttribute('aria-invalid', 'false');
      await expect(title(page, language)).toHaveValue('A title');
      await alertOf(page).getByRole('button', { name: adminShared.dismiss }).click();
      await expect(alertOf(page)).toHaveText('');
    }
  });

  test('for enhancing and translating', async ({ page }) => {
    await openPanel(page);
    for (const name of [texts.enhance, texts.translateToKurdish, texts.translateToArabic]) {
      await page.getByRole('button', { name }).click();
      await expect(alertOf(page)).toContainText('Title and content are required');
      await alertOf(page).getByRole('button', { name: adminShared.dismiss }).click();
      await expect(alertOf(page)).toHaveText('');
    }
  });

  test('for SEO suggestions', async ({ page }) => {
    await openPanel(page);
    await page.getByRole('button', { name: texts.generateSeo.ckb }).click();
    await expect(alertOf(page)).toContainText(
      'Kurdish title and content are required for SEO generation',
    );
    await expect(alertOf(page)).toContainText(ckb.failure.kurdishSeoRequired);
    await page.getByRole('button', { name: texts.generateSeo.ar }).click();
    await expect(alertOf(page)).toContainText(
      'Arabic title and content are required for SEO generation',
    );
    await expect(alertOf(page)).toContainText(ar.failure.arabicSeoRequired);
  });
});

test.describe('the assistant', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const actions = [
    {
      name: texts.enhance,
      source: 'en',
      path: 'enhance-blog',
      failure: 'Failed to enhance blog',
    },
    {
      name: texts.translateToKurdish,
      source: 'en',
      path: 'translate-kurdish',
      failure: 'Failed to translate',
    },
    {
      name: texts.translateToArabic,
      source: 'en',
      path: 'translate-arabic',
      failure: 'Failed to translate',
    },
    {
      name: texts.generateSeo.ckb,
      source: 'ckb',
      path: 'generate-kurdish-seo',
      failure: 'Failed to generate SEO',
    },
    {
      name: texts.generateSeo.ar,
      source: 'ar',
      path: 'generate-arabic-seo',
      failure: 'Failed to generate SEO',
    },
  ] as const;

  test('without settings says what to set, and changes nothing', async ({ page }) => {
    await openPanel(page);
    await page.route(/api\/admin\/(enhance|translate|generate)-/, (route) =>
      route.fulfill({
        status: 503,
        json: {
          error: 'To set up the assistant, set AI_PROVIDER, AI_MODEL and AI_API_KEY',
          code: 'assistant-not-configured',
        },
      }),
    );
    const sources = new Set<string>();
    for (const { name, source } of actions) {
      if (!sources.has(source)) await write(page, source, `Title ${source}`, `Text ${source}`);
      sources.add(source);
      await page.getByRole('button', { name }).click();
      await expect(alertOf(page)).toContainText('set AI_PROVIDER, AI_MODEL and AI_API_KEY');
      await alertOf(page).getByRole('button', { name: adminShared.dismiss }).click();
    }
    for (const language of ['en', 'ckb', 'ar'] as const) {
      await expect(title(page, language)).toHaveValue(`Title ${language}`);
      await expectText(content(page, language), `Text ${language}`);
    }
  });

  test('says what failed if a response has no reason, or if there is no response', async ({
    page,
    context,
  }) => {
    await openPanel(page);
    const calls = /api\/admin\/(enhance|translate|generate)-/;
    const sources = new Set<string>();
    for (const { name, source, path, failure } of actions) {
      // A text in a target language would be in the way of its translation.
      if (!sources.has(source)) await write(page, source, 'Title', 'Text');
      sources.add(source);
      await page.route(calls, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await page.getByRole('button', { name }).click();
      await expect(alertOf(page)).toContainText(failure);
      await page.unroute(calls);
      await context.setOffline(true);
      await page.getByRole('button', { name }).click();
      await expect(alertOf(page)).toContainText('Network error');
      await expect(alertOf(page)).toContainText(
        path.includes('arabic') ? ar.failure.network : ckb.failure.network,
      );
      await context.setOffline(false);
    }
  });

  test('disables only its own button while it works', async ({ page }) => {
    await openPanel(page);
    await write(page, 'en', 'Title', 'Text');
    await page.route('**/api/admin/translate-kurdish', () => {});
    await page.getByRole('button', { name: texts.translateToKurdish }).click();
    await expect(page.getByRole('button', { name: texts.working })).toBeDisabled();
    await expect(page.getByRole('button', { name: texts.translateToArabic })).toBeEnabled();
    await expect(publish(page, 'en')).toBeEnabled();
    await title(page, 'en').fill('Still typing');
    await expect(title(page, 'en')).toHaveValue('Still typing');
  });
});

test.describe('publishing that fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('shows the server’s message about a title that is too long', async ({ page }) => {
    await openPanel(page);
    await write(page, 'en', 'x'.repeat(201), 'Text');
    await expect(page.getByText('201 of 200 characters: shorten the title')).toBeVisible();
    await publish(page, 'en').click();
    await expect(alertOf(page)).toHaveText('title must have at most 200 characters');
    await expect(title(page, 'en')).toHaveValue('x'.repeat(201));
  });
});

test('a missing language is written beside the post that it translates', async ({ page }) => {
  const token = await newToken(page.request);
  const heading = uniqueTitle('To be translated');
  const source = await createPost(page.request, token, { title: heading, content: 'The source.' });
  await signIn(page, `/admin/dashboard?tab=create&translate=${source.id}`);
  await expect(title(page, 'en')).toHaveValue(heading);
  await expect(page).toHaveURL(/\/admin\/dashboard\?tab=create$/);
  await expect(page.getByText(texts.alreadyPublished)).toHaveCount(1);
  await write(page, 'ckb', `وەرگێڕان ${heading}`, 'دەقی وەرگێڕدراو.');
  await publish(page, 'ckb').click();
  await expect(page.getByRole('status')).toContainText([
    'Kurdish blog post published successfully!',
  ]);
  const response = await page.request.get(`/api/blog/posts/${source.slug}`);
  expect((await response.json()).translations).toMatchObject([{ language: 'ckb' }]);
});

test('each language has its own direction in every panel language', async ({ page }) => {
  await openPanel(page);
  for (const [language, direction] of [
    ['en', 'ltr'],
    ['ckb', 'rtl'],
    ['ar', 'rtl'],
  ] as const) {
    for (const field of [title(page, language), content(page, language)]) {
      const style = await field.evaluate((element) => ({
        direction: getComputedStyle(element).direction,
        language: element.closest('[lang]')?.getAttribute('lang'),
      }));
      expect(style).toEqual({ direction, language });
    }
  }
});
