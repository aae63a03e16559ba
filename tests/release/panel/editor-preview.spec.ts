import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { pathIn } from '../../support/browser/site-test.ts';
import { content, draftOnServer, title } from '../../support/panel/compose-form.ts';
import { columnOf, modeOf, renderingOf, startWith } from '../../support/panel/editor-form.ts';
import {
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const english = [
  'A baker in Erbil **writes** *code*, and `const bread = 1;` ~~not~~ at night.',
  '```ts\nconst goats: number = 4; // <b>\n\nfunction bake() {}\n```',
  '| Name | Price |\n| --- | ---: |\n| Bread | $1,250.50 |\n| C++ | 4 |',
  '- one\n- [x] two\n  1. three',
  '> Quoted <script>alert(1)</script>\n\n---\n\n![A goat](/default-cover.jpg)',
].join('\n\n');

const kurdish = [
  'نانەوایەک لە هەولێر **کۆد** دەنووسێت؛ ژمارەکەی +964 750 123 4567 ـە، و C++ دەزانێت.',
  '```\nnpm ci && npm start\n```',
  '| ناو | نرخ |\n| --- | --- |\n| نان | ١٬٢٥٠ |\n| `npm` | $4 |',
  '1. یەک\n2. دوو\n\n> «بەڕاستی؟»',
].join('\n\n');

const withLinks = [
  '## نان و بزن',
  '### C# لە هەولێر',
  'کارەکانمان [لێرەن](/kurdish/portfolio)، و [ئەوانی تر](https://a.example/b "C") لەوێ.',
].join('\n\n');

const inNewTab = ' target="_blank" rel="noopener"';

test.describe('the preview equals the public page', () => {
  for (const [name, language, markdown] of [
    ['English', 'en', english],
    ['Kurdish', 'ckb', kurdish],
  ] as const) {
    test(name, async ({ page, browser }) => {
      const token = await newToken(page.request);
      const { slug } = await createPost(page.request, token, {
        title: uniqueTitle('Preview'),
        language,
        content: markdown,
        published: true,
      });
      await openPanel(page);
      await startWith(page, language, markdown);
      await modeOf(page, language, 'preview').click();
      const rendering = renderingOf(page, language);
      await expect(rendering.locator('pre')).toHaveCSS('direction', 'ltr');
      // As the server sends it: the script of the page adds buttons that copy code.
      const context = await browser.newContext({ javaScriptEnabled: false });
      const reader = await context.newPage();
      await reader.goto(new URL(pathIn(language, `/blog/${slug}`), page.url()).href);
      // The next test reads how links open.
      const preview = (await rendering.innerHTML()).replaceAll(inNewTab, '');
      expect(preview).toBe(await reader.locator('.prose').innerHTML());
      for (const prose of [rendering, reader.locator('.prose')]) {
        const surroundings = await prose.evaluate((element) => [
          element.closest('[lang]')?.getAttribute('lang'),
          getComputedStyle(element).direction,
        ]);
        expect(surroundings).toEqual([language, language === 'en' ? 'ltr' : 'rtl']);
      }
      await context.close();
    });
  }

  test('but its links open in a new tab, and headings have no links', async ({ page, context }) => {
    const token = await newToken(page.request);
    const { slug } = await createPost(page.request, token, {
      title: uniqueTitle('Preview'),
      language: 'ckb',
      content: withLinks,
      published: true,
    });
    await openPanel(page);
    await startWith(page, 'ckb', withLinks);
    await modeOf(page, 'ckb', 'preview').click();
    const rendering = renderingOf(page, 'ckb');
    await expect(rendering.getByRole('heading', { level: 2 })).toBeVisible();
    const reader = await context.newPage();
    await reader.goto(pathIn('ckb', `/blog/${slug}`));
    const expected = await reader.locator('.prose').evaluate((prose) => {
      // The page's script may have added it already.
      prose.querySelector('.text-size')?.remove();
      for (const heading of prose.querySelectorAll('[id]')) heading.removeAttribute('id');
      for (const link of prose.querySelectorAll('a')) {
        if (link.hash && link.pathname === location.pathname) {
          link.removeAttribute('href');
        } else {
          link.setAttribute('target', '_blank');
          link.setAttribute('rel', 'noopener');
        }
      }
      return prose.innerHTML;
    });
    expect(await rendering.innerHTML()).toBe(expected);
    await expect(rendering.getByRole('link')).toHaveCount(2);
    // Whatever else changes in the form, the links stay as they are.
    await title(page, 'en').fill('Another change');
    await expect(draftOnServer(page)).toBeVisible();
    await expect(rendering.getByRole('link').first()).toHaveAttribute('target', '_blank');
    const opened = context.waitForEvent('page');
    await rendering.getByRole('link').first().click();
    await expect(await opened).toHaveURL(/\/kurdish\/portfolio$/);
    await expect(rendering).toBeVisible();
  });
});

test.describe('without a network or a response', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('shows the last rendering, says so, and updates by itself', async ({ page, context }) => {
    await openPanel(page);
    await startWith(page, 'en', 'First words');
    await modeOf(page, 'en', 'preview').click();
    await expect(renderingOf(page, 'en')).toHaveText('First words');
    await context.setOffline(true);
    await modeOf(page, 'en', 'write').click();
    await content(page, 'en').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' and more');
    await modeOf(page, 'en', 'preview').click();
    const note = columnOf(page, 'en').getByText(texts.previewOutdated);
    await expect(note).toBeVisible();
    await expect(renderingOf(page, 'en')).toHaveText('First words');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await context.setOffline(false);
    await expect(renderingOf(page, 'en')).toHaveText('First words and more');
    await expect(note).toHaveCount(0);
  });

  test('can be requested once more', async ({ page }) => {
    const previews = await controlCalls(page, '**/api/admin/preview');
    await openPanel(page);
    await startWith(page, 'ar', 'كلمات أولى');
    previews.fail();
    await modeOf(page, 'ar', 'preview').click();
    const arabic = columnOf(page, 'ar');
    await expect(arabic.getByText(texts.previewFailed)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    previews.letThrough();
    await arabic.getByRole('button', { name: texts.retryPreview }).click();
    await expect(renderingOf(page, 'ar')).toHaveText('كلمات أولى');
    await expect(arabic.getByText(texts.previewFailed)).toHaveCount(0);
  });
});

test.describe('the preview', () => {
  test('follows the text, and says if there is none', async ({ page }) => {
    await openPanel(page);
    await modeOf(page, 'en', 'preview').click();
    await expect(columnOf(page, 'en').getByText(texts.previewEmpty)).toBeVisible();
    await modeOf(page, 'en', 'write').click();
    await startWith(page, 'en', 'First **words**');
    await modeOf(page, 'en', 'preview').click();
    await expect(renderingOf(page, 'en')).toHaveText('First words');
    // The preview stays open after a reload, and so does the text.
    await page.reload();
    await expect(renderingOf(page, 'en')).toHaveText('First words');
    await expect(content(page, 'en')).toBeHidden();
  });
});
