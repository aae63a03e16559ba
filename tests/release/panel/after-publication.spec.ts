import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  content,
  draftOnServer,
  expectPublished,
  expectText,
  publish,
  recoverableDraftsOf,
  remainingOf,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const width of [390, 1440])
  test(`after a publication, ${width} pixels wide, the next key brings the other languages back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page);
    const show = async (language: 'en' | 'ckb' | 'ar') => {
      const names = { en: 'English', ckb: 'کوردی', ar: 'العربية' };
      const choice = page.getByRole('group', { name: texts.languages, exact: true });
      if (width < 1280) await choice.getByText(names[language]).click();
    };
    for (const [language, heading, text] of [
      ['en', uniqueTitle('Three at once'), 'English text'],
      ['ckb', 'سێ پێکەوە', 'دەقی کوردی'],
      ['ar', 'ثلاثة معًا', 'نص عربي'],
    ] as const) {
      await show(language);
      await write(page, language, heading, text);
    }
    await show('en');
    await publish(page, 'en').click();
    await expectPublished(page, 'en');
    for (const [language, heading, text] of [
      ['ckb', 'سێ پێکەوە', 'دەقی کوردی'],
      ['ar', 'ثلاثة معًا', 'نص عربي'],
    ] as const) {
      await expect(remainingOf(page)).toBeFocused();
      await expect(remainingOf(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(title(page, language)).toBeFocused();
      await expect(title(page, language)).toBeInViewport();
      await expect(title(page, language)).toHaveValue(heading);
      await expectText(content(page, language), text);
      await publish(page, language).click();
      await expectPublished(page, language);
    }
    await expect(remainingOf(page)).toHaveCount(0);
  });

test('a published text is not offered as a draft while a slow network brings its deletion to the server', async ({
  page,
}) => {
  const deletions = await controlCalls(page, '**/api/admin/blog/drafts/*?*');
  await openPanel(page);
  await write(page, 'en', uniqueTitle('No draft'), 'English text');
  await expect(draftOnServer(page)).toBeVisible();
  const release = deletions.hold();
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/blog/drafts')) events.push('lists');
  });
  page.on('response', (response) => {
    if (response.request().method() === 'DELETE') events.push('deleted');
  });
  await publish(page, 'en').click();
  await expectPublished(page, 'en');
  await release();
  await expect.poll(() => events).toEqual(['deleted', 'lists']);
  await expect(recoverableDraftsOf(page)).toHaveCount(0);
});

test('after a publication the other texts stand above the empty form, each with a button that publishes it', async ({
  page,
}) => {
  await openPanel(page);
  const heading = uniqueTitle('At hand');
  await write(page, 'en', heading, 'English text');
  await write(page, 'ckb', 'لەبەر دەستدا', 'دەقی کوردی');
  await write(page, 'ar', 'في متناول اليد', 'نص عربي');
  await page.getByRole('textbox', { name: adminPostForm.tags.label }).fill('shared');
  await page.keyboard.press('Enter');
  await publish(page, 'en').click();
  await expectPublished(page, 'en');
  // The form is as the specification resets it.
  for (const language of ['en', 'ckb', 'ar'] as const) {
    await expect(title(page, language)).toHaveValue('');
    await expect(content(page, language)).not.toContainText(/text|دەقی|نص/);
  }
  const tags = page.getByRole('list', { name: adminPostForm.tags.list });
  await expect(tags.getByRole('listitem')).toHaveText(['blog']);
  const left = page.getByRole('region', { name: /^Still to be published: / });
  await expect(left.getByRole('listitem')).toHaveCount(2);
  for (const [language, name, words, other] of [
    ['ckb', 'لەبەر دەستدا', 'دەقی کوردی', 'في متناول اليد'],
    ['ar', 'في متناول اليد', 'نص عربي', 'لەبەر دەستدا'],
  ] as const) {
    const item = left.getByRole('listitem').filter({ hasText: name });
    await expect(item.getByText(words)).toHaveCSS('direction', 'rtl');
    await item.getByRole('button', { name: texts.publish[language] }).click();
    await expectPublished(page, language);
    await expect(item).toHaveCount(0);
    await expect(title(page, language)).toHaveValue('');
    if (language === 'ckb') await expect(left).toContainText(other);
  }
  const answer = await page.request.get('/api/blog/posts?language=en&fields=summary');
  const posts: { title: string; slug: string; tags: string[] }[] = await answer.json();
  const { slug } = posts.find((post) => post.title === heading) ?? {};
  const post = await (await page.request.get(`/api/blog/posts/${slug}`)).json();
  expect(post.translations).toHaveLength(2);
  expect(post.tags).toEqual(['blog', 'shared']);
});

test('a waiting text that lacks something says so in the form', async ({ page }) => {
  await openPanel(page);
  await write(page, 'en', uniqueTitle('Half'), 'English text');
  await title(page, 'ckb').fill('نیوە');
  await publish(page, 'en').click();
  await expectPublished(page, 'en');
  const left = page.getByRole('region', { name: /^Still to be published: / });
  await left.getByRole('button', { name: texts.publish.ckb }).click();
  await expect(title(page, 'ckb')).toHaveValue('نیوە');
  await expect(page.getByText(texts.contentRequired)).toBeVisible();
});
