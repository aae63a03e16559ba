import AxeBuilder from '@axe-core/playwright';
import { review as ckb } from '#content/messages/ckb/site/review.ts';
import { adminReviews } from '#content/messages/en/admin/reviews.ts';
import {
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { newLink, remarksOf } from '../../support/panel/reviews.ts';

const { links, remarks: words } = adminReviews;

const kurdish =
  'یەکەم پەرەگراف لە نووسینەکە.\n\nنرخەکەی سەد دۆلارە بۆ هەموو کڕیارەکان لە شارەکەدا.';

test('a reviewer on a phone writes a better sentence in five taps', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const token = await newToken(page.request);
  const post = await createPost(page.request, token, {
    title: uniqueTitle('وتار'),
    language: 'ckb',
    content: kurdish,
    published: false,
  });
  const link = await newLink(page, token, post.translationGroup, ['ckb']);
  await page.addInitScript(() => {
    let taps = 1;
    addEventListener('pointerdown', () => {
      taps += 1;
      Object.assign(window, { taps });
    });
  });
  // The link leads to a language that it shows. The first tap is on the link itself.
  const response = await page.goto(`/review/${link.token}`);
  await expect(page).toHaveURL(`/kurdish/review/${link.token}`);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await page.locator('[data-block]', { hasText: 'نرخەکەی سەد' }).tap();
  const sheet = page.getByRole('dialog');
  const suggestion = sheet.getByLabel(ckb.suggestion);
  await expect(suggestion).toHaveCSS('direction', 'rtl');
  await suggestion.fill('نرخەکەی دوو سەد دۆلارە بۆ هەموو کڕیارەکان لە شارەکەدا.');
  await sheet.getByLabel(ckb.name).tap();
  await sheet.getByLabel(ckb.name).fill('شیلان');
  const { violations } = await new AxeBuilder({ page }).include('#review-sheet').analyze();
  expect(violations).toEqual([]);
  await sheet.getByRole('button', { name: ckb.send, exact: true }).tap();
  await expect(page.locator('#own-remarks').getByText(ckb.sent, { exact: true })).toBeVisible();
  const taps = await page.evaluate(() => Number(Reflect.get(window, 'taps')));
  expect(taps).toBeLessThanOrEqual(5);
  expect(taps).toBeGreaterThan(1);
  const [stored] = await remarksOf(page, token, post.id);
  expect(stored).toMatchObject({ name: 'شیلان', place: { index: 1 }, state: 'open' });

  // The editor's answer stands under its paragraph, and the reviewer answers back.
  await page.request.post(`/api/admin/blog/remarks/${stored.id}/answers`, {
    headers: { authorization: `Bearer ${token}` },
    data: { text: 'بۆچی دوو سەد؟' },
  });
  await page.reload();
  const thread = page.locator('[data-block="1"] + .review-thread');
  await expect(thread).toContainText('بۆچی دوو سەد؟');
  await thread.getByRole('button', { name: ckb.answerBack }).tap();
  await expect(sheet.getByRole('blockquote')).toHaveText('بۆچی دوو سەد؟');
  await sheet.getByLabel(ckb.ownAnswer).fill('چونکە نرخەکە گۆڕاوە.');
  await sheet.getByRole('button', { name: ckb.send, exact: true }).tap();
  await expect(thread).toContainText('چونکە نرخەکە گۆڕاوە.');
  await expect(async () => {
    const [{ answers }] = await remarksOf(page, token, post.id);
    expect(answers).toMatchObject([{ isReviewer: false }, { username: 'شیلان', isReviewer: true }]);
  }).toPass();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await context.close();
});

test('an editor shares a draft, takes a suggestion with Enter, leaves one with Delete, and undoes both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await openPanel(page);
  const content = 'The first paragraph.\n\nA price of 100 dollars.';
  const post = await createPost(page.request, token, {
    title: uniqueTitle('Reviewed'),
    content,
    published: false,
  });
  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await page.getByRole('link', { name: adminReviews.open }).click();
  await expect(page).toHaveURL(new RegExp(`reviews=${post.id}`));
  await expect(page.getByRole('heading', { name: adminReviews.title, exact: true })).toBeFocused();
  await page.getByRole('button', { name: links.create }).click();
  const whatsApp = page.getByRole('link', { name: 'Open WhatsApp: English' });
  const invitation = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  const path = /\/review\/[0-9a-f]{32}$/.exec(invitation ?? '')?.[0] ?? '';
  for (const [original, suggestion] of [
    ['The first paragraph.', 'The opening.'],
    ['A price of 100 dollars.', 'A price of 250 dollars.'],
  ]) {
    const sent = await page.request.post('/api/review/remarks', {
      headers: { authorization: `Bearer ${path.split('/').at(-1)}` },
      data: {
        id: crypto.randomUUID(),
        language: 'en',
        field: 'content',
        index: 0,
        original,
        suggestion,
        name: 'Shilan',
      },
    });
    expect(sent.status()).toBe(204);
  }
  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await page.getByRole('link', { name: `${adminReviews.open} (2 open remarks)` }).click();
  const stored = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await page.request.get(`/api/admin/blog/posts/${post.id}`, { headers })).json())
      .content;
  };
  const remarks = page.getByRole('region', { name: words.title });
  const [first, second] = [
    remarks.getByRole('listitem').filter({ hasText: 'opening' }),
    remarks.getByRole('listitem').filter({ hasText: '250' }),
  ];
  await expect(second.locator('del')).toHaveText('100');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.taken, { exact: true })).toBeVisible();
  expect(await stored()).toBe('The first paragraph.\n\nA price of 250 dollars.');
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(words.undone, { exact: true })).toBeVisible();
  expect(await stored()).toBe(content);
  await first.focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText(words.left, { exact: true })).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(first).toBeVisible();
  // A link that is taken back opens nothing.
  expect((await page.request.get(path)).status()).toBe(200);
  await page.getByRole('button', { name: /Take back/ }).click();
  await expect(page.getByText(links.revoked, { exact: true })).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
});
