import type { Page, Route } from '@playwright/test';
import { readerRemark as ar } from '#content/messages/ar/site/reader-remark.ts';
import { readerRemark as ckb } from '#content/messages/ckb/site/reader-remark.ts';
import { adminReviews } from '#content/messages/en/admin/reviews.ts';
import { readerRemark as en } from '#content/messages/en/site/reader-remark.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { hydrateForever } from '../../support/browser/late-script.ts';
import { markWords } from '../../support/browser/mark-words.ts';
import { hydrated, type Language, languages, pathIn } from '../../support/browser/site-test.ts';
import { newVisitor } from '../../support/enquiries.ts';
import {
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { remarksOf } from '../../support/panel/reviews.ts';

const messages = { en, ar, ckb };
const texts = {
  en: {
    sentence: 'Most shops recieve their first order within a week.',
    words: 'recieve',
    wording: 'receive',
  },
  ar: { sentence: 'هاذا التطبيق يعمل من دون إنترنت.', words: 'هاذا', wording: 'هذا' },
  ckb: {
    sentence: 'ماڵپەرەکە زۆر خێرایە و هەمووان دەیخوێننەوە.',
    words: 'ماڵپەرەکە',
    wording: 'ماڵپەڕەکە',
  },
};

test.use({
  viewport: { width: 320, height: 568 },
  // Browsers log responses that are no success, and lines that are cut.
  expectedMessages: /Failed to load resource|ERR_|error occurred when fetching the script/,
});

/** Publishes an article with a mistake, and opens it as another visitor. */
async function openArticle(page: Page, language: Language) {
  await page.setExtraHTTPHeaders(newVisitor());
  const token = await newToken(page.request);
  const { sentence, words } = texts[language];
  const title = uniqueTitle(words);
  const post = await createPost(page.request, token, {
    title,
    language,
    content: `${sentence} [${words}](https://example.com)\n\n## ${words}\n\n- ${sentence}\n\n${sentence.repeat(30)}`,
  });
  await page.goto(pathIn(language, `/blog/${post.slug}`));
  return { token, post, title };
}

const widerThanScreen = () => document.documentElement.scrollWidth - innerWidth;

for (const language of languages) {
  const t = messages[language];
  const { sentence, words, wording } = texts[language];

  test(`${language}: by keyboard at 320 px, marked words are reported with better ones`, async ({
    page,
  }) => {
    const { token, post } = await openArticle(page, language);
    await markWords(page, words);
    const button = page.getByRole('button', { name: t.report });
    await expect(button).toBeVisible();
    expect(await page.evaluate(widerThanScreen)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.report });
    const better = dialog.getByLabel(t.wording);
    await expect(better).toBeFocused();
    await expect(better).toHaveValue(words);
    await expect(dialog.getByRole('blockquote')).toHaveText(words);
    for (const ofText of [better, dialog.getByRole('blockquote')])
      await expect(ofText).toHaveCSS('direction', language === 'en' ? 'ltr' : 'rtl');
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(widerThanScreen)).toBe(0);

    // Escape closes it, and what was typed is there again.
    await dialog.getByLabel(t.comment).fill('؟');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(t.comment)).toHaveValue('؟');
    await dialog.getByLabel(t.comment).fill('');
    await dialog.getByRole('button', { name: t.send }).press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(t.empty);
    await expect(better).toBeFocused();
    await better.fill(wording);
    await dialog.getByRole('button', { name: t.send }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: t.thanks })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(button).toHaveCount(0);
    const [stored, ...others] = await remarksOf(page, token, post.id);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      place: { index: 0 },
      mark: { words, wording },
      name: '',
      // The text of the link is the same word.
      suggestion: `${sentence.replace(words, wording)} [${words}](https://example.com)`,
    });
  });
}

test('the form stays above the keyboard of a phone, and its button can be reached', async ({
  page,
}) => {
  await openArticle(page, 'ckb');
  await markWords(page, texts.ckb.words);
  await page.getByRole('button', { name: ckb.report }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 320, height: 260 });
  const box = async () => await dialog.evaluate((sheet) => sheet.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await box()).bottom).toBeLessThanOrEqual(260);
  // The keyboard shrinks the window first, and the height of the form follows.
  await expect.poll(async () => (await box()).top).toBeGreaterThanOrEqual(0);
  const send = dialog.getByRole('button', { name: ckb.send });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('a heading, a list, the title and words over two paragraphs are marked, and long ones are not', async ({
  page,
}) => {
  const { title } = await openArticle(page, 'en');
  const button = page.getByRole('button', { name: en.report });
  const dialog = page.getByRole('dialog');
  const quote = dialog.getByRole('blockquote');
  const close = async () => {
    await page.keyboard.press('Escape');
    // It leaves the document when its words are marked again, some time after it is hidden.
    await expect(page.locator('dialog:has(blockquote)')).toHaveCount(0);
  };
  for (const block of ['h2', 'ul']) {
    await markWords(page, 'recieve', block);
    await button.click();
    await expect(quote).toHaveText('recieve');
    await close();
  }
  await page.evaluate(() => {
    const [from, to] = document.querySelectorAll('#post-text > :is(p, h2)');
    if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, 1);
  });
  await button.click();
  await expect(quote).toHaveText(`${texts.en.sentence} recieve`);
  await close();
  await page.getByRole('heading', { level: 1 }).selectText();
  await button.click();
  await expect(quote).toHaveText(title);
  await close();
  await page.locator('#post-text > p').last().click();
  await expect(button).toHaveCount(0);
  await page.locator('#post-text > p').last().selectText();
  await expect(button).toHaveCount(0);
});

test('a line that is cut keeps the report, over a reload too, and stores it once', async ({
  page,
}) => {
  const { token, post } = await openArticle(page, 'ckb');
  const { words, wording } = texts.ckb;
  // The server stores it, and its response is lost.
  const cut = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/remarks', cut);
  await markWords(page, words);
  await page.getByRole('button', { name: ckb.report }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ckb.wording).fill(wording);
  await dialog.getByRole('button', { name: ckb.send }).click();
  await expect(dialog.getByRole('status')).toHaveText(ckb.waiting);
  await expect(dialog.getByLabel(ckb.wording)).toHaveValue(wording);
  expect(await remarksOf(page, token, post.id)).toHaveLength(1);
  await page.unroute('**/remarks', cut);
  await page.reload();
  await page.mouse.move(120, 120);
  await expect(page.getByRole('status').filter({ hasText: ckb.thanks })).toBeVisible();
  expect(await remarksOf(page, token, post.id)).toHaveLength(1);
});

test('without connection the report waits, and goes by itself once there is one', async ({
  page,
  context,
}) => {
  const { token, post } = await openArticle(page, 'ar');
  await markWords(page, texts.ar.words);
  await page.getByRole('button', { name: ar.report }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ar.wording).fill(texts.ar.wording);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: ar.send }).click();
  await expect(dialog.getByRole('status')).toHaveText(ar.waiting);
  await dialog.getByRole('button', { name: ar.close }).click();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: ar.thanks })).toBeVisible();
  expect(await remarksOf(page, token, post.id)).toHaveLength(1);
});

test('after five in an hour the form says what to do, and keeps what was typed', async ({
  page,
}) => {
  await openArticle(page, 'en');
  const dialog = page.getByRole('dialog');
  for (let number = 1; number <= 6; number += 1) {
    await markWords(page, 'recieve');
    await page.getByRole('button', { name: en.report }).click();
    await dialog.getByLabel(en.comment).fill(`Wrong for the ${number}. time`);
    await dialog.getByRole('button', { name: en.send }).click();
    if (number <= 5) await expect(dialog).toHaveCount(0);
  }
  await expect(dialog.getByRole('alert')).toHaveText(en.full);
  await expect(dialog.getByLabel(en.comment)).toHaveValue('Wrong for the 6. time');
});

test('words are reported while React hydrates the page', async ({ page }) => {
  const hydrating = await hydrateForever(page);
  const { token, post } = await openArticle(page, 'en');
  await page.mouse.move(110, 110);
  await hydrating();
  await markWords(page, 'recieve');
  const button = page.getByRole('button', { name: en.report });
  const dialog = page.getByRole('dialog');
  await button.click();
  await expect(dialog.getByRole('blockquote')).toHaveText('recieve');
  await dialog.getByLabel(en.comment).fill('A typo');
  await dialog.getByRole('button', { name: en.close }).click();
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog.getByLabel(en.comment)).toHaveValue('A typo');
  await dialog.getByRole('button', { name: en.send }).click();
  await expect(dialog).toHaveCount(0);
  expect(await remarksOf(page, token, post.id)).toMatchObject([{ comment: 'A typo' }]);
});

test('React may arrive before or after the words are marked', async ({ page }) => {
  const { token, post } = await openArticle(page, 'en');
  await hydrated(page);
  await markWords(page, 'recieve');
  await page.getByRole('button', { name: en.report }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.wording).fill('receive');
  await dialog.getByLabel(en.name).fill('Shilan');
  await dialog.getByRole('button', { name: en.send }).click();
  await expect(dialog).toHaveCount(0);
  expect(await remarksOf(page, token, post.id)).toMatchObject([{ name: 'Shilan' }]);
});

test('the editor sees readers’ remarks among the others, doubtful ones apart, and takes one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await openPanel(page);
  const post = await createPost(page.request, token, {
    title: uniqueTitle('Reported'),
    content: `${texts.en.sentence}\n\nAnother [paragraph](https://example.com) here.`,
  });
  const report = async (fields: Record<string, unknown>) => {
    const sent = await page.request.post(`/api/blog/posts/${post.slug}/remarks`, {
      headers: newVisitor(),
      data: {
        id: crypto.randomUUID(),
        field: 'content',
        index: 0,
        passage: texts.en.sentence,
        words: 'recieve',
        occurrence: 0,
        took: 30_000,
        ...fields,
      },
    });
    expect(sent.status(), await sent.text()).toBe(204);
  };
  await report({ wording: 'receive', name: 'Shilan' });
  await report({
    passage: 'Another paragraph here.',
    words: 'Another paragraph',
    wording: 'One more paragraph',
  });
  await report({ comment: 'We offer cheap SEO packages and guaranteed first page rankings.' });
  const words = adminReviews.remarks;
  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await page.getByRole('link', { name: `${adminReviews.open} (2 open remarks)` }).click();
  const remarks = page.getByRole('region', { name: words.title });
  const item = (text: string) => remarks.getByRole('listitem').filter({ hasText: text });
  await expect(item('Shilan').locator('ins')).toHaveText(/receive/);
  await expect(item('Shilan')).toContainText(words.reader);
  await expect(item('One more')).toContainText(words.marked);
  await expect(item('One more').getByRole('button', { name: words.take })).toHaveCount(0);
  const doubtful = remarks.getByText('Doubtful (1)');
  await doubtful.click();
  await expect(item('SEO')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await item('Shilan').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.taken, { exact: true })).toBeVisible();
  await item('SEO').getByRole('button', { name: words.isReal }).click();
  await expect(page.getByText(words.moved, { exact: true })).toBeVisible();
  await expect(doubtful).toHaveCount(0);
  const headers = { authorization: `Bearer ${token}` };
  const stored = await page.request.get(`/api/admin/blog/posts/${post.id}`, { headers });
  expect((await stored.json()).content).toContain('Most shops receive their first order');
});
