import { adminMessages } from '#content/messages/admin.ts';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminReviews } from '#content/messages/en/admin/reviews.ts';
import { review as en } from '#content/messages/en/site/review.ts';
import { languages, localeConfig } from '#i18n/languages.ts';
import { recoverableDraftsOf, title as titleOf, write } from '../../support/panel/compose-form.ts';
import {
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { addRemark, newLink, remarksOf } from '../../support/panel/reviews.ts';

for (const language of languages)
  test(`one tap copies the link with a sentence in the reviewer’s language, or opens WhatsApp with it: ${language}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const token = await openPanel(page);
    const name = uniqueTitle({ en: 'Invitation', ar: 'دعوة', ckb: 'بانگهێشت' }[language]);
    const post = await createPost(page.request, token, { title: name, language, published: false });
    await page.goto(`/admin/dashboard?tab=posts&reviews=${post.id}`);
    const { links } = adminReviews;
    await page.getByRole('button', { name: links.create }).click();
    const { endonym } = localeConfig[language];
    await page.getByRole('button', { name: links.copyIn.replace('{language}', endonym) }).click();
    await expect(page.getByText(links.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [sentence, url = ''] = copied.split('\n');
    const words = adminMessages[language].adminReviews.links.sentence;
    expect(`${sentence}{url}`).toBe(words.replace('{title}', name));
    expect((await page.request.get(url)).status()).toBe(200);
    const whatsApp = page.getByRole('link', {
      name: links.whatsAppIn.replace('{language}', endonym),
    });
    const { origin, searchParams } = new URL((await whatsApp.getAttribute('href')) ?? '');
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toBe(copied);
  });

test('an editor answers a remark, leaves it and opens it again, and numbers keep their order', async ({
  page,
}) => {
  const { remarks: words } = adminReviews;
  const token = await openPanel(page);
  const original = 'پەیوەندی بە +964 750 123 4567 بکە بۆ $1,250.50.';
  const post = await createPost(page.request, token, {
    title: uniqueTitle('وتار'),
    language: 'ckb',
    content: original,
    published: false,
  });
  await addRemark(page, token, post.translationGroup, {
    language: 'ckb',
    original,
    suggestion: original.replace('بکە', 'بکەن'),
    comment: 'ژمارەکە +964 750 123 4567 ە.',
    name: 'شیلان',
  });
  await page.goto(`/admin/dashboard?tab=posts&reviews=${post.id}`);
  const remark = page.getByRole('listitem').filter({ hasText: 'شیلان' });
  await expect(remark.locator('bdi[dir=ltr]')).toHaveText([
    '+964 750 123 4567',
    '$1,250.50',
    '+964 750 123 4567',
  ]);
  await remark.getByRole('button', { name: words.answer }).click();
  await expect(remark.getByLabel(words.yourAnswer)).toBeFocused();
  await page.keyboard.type('Why?');
  await remark.getByRole('button', { name: words.send }).press('Enter');
  await expect(page.getByText(words.answered, { exact: true })).toBeVisible();
  await expect(remark).toContainText('Why?');
  await remark.focus();
  await page.keyboard.press('Delete');
  await expect(remark).toBeHidden();
  const [closed] = await remarksOf(page, token, post.id);
  expect(closed).toMatchObject({ state: 'closed', answers: [{ text: 'Why?' }] });
  await page.getByText(words.decided, { exact: true }).click();
  await remark.getByRole('button', { name: words.reopen }).click();
  await expect(page.getByText(words.undone, { exact: true })).toBeVisible();
  expect(await remarksOf(page, token, post.id)).toMatchObject([{ state: 'open' }]);
});

test('a reviewer whose browser has no script writes with a plain form, and loses no word', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const token = await newToken(page.request);
  const post = await createPost(page.request, token, {
    title: uniqueTitle('Plain form'),
    content: '## Goats\n\nGoats eats hay.\n\nThe end.',
    published: false,
  });
  const link = await newLink(page, token, post.translationGroup, ['en']);
  await page.goto(`/review/${link.token}`);
  await page.getByRole('link', { name: en.noScript }).click();
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('button', { name: en.choose }).click();
  const form = page.locator('#write');
  const suggestion = form.getByLabel(en.suggestion);
  await expect(suggestion).toHaveValue('Goats eats hay.');
  await suggestion.fill('Goats eat hay.');
  await form.getByLabel(en.comment).fill('A plural.');
  // Blanks pass the browser's own check.
  await form.getByLabel(en.name).fill('  ');
  await form.getByRole('button', { name: en.send }).click();
  await expect(form.getByRole('alert')).toHaveText(en.nameMissing);
  await expect(suggestion).toHaveValue('Goats eat hay.');
  await expect(form.getByLabel(en.comment)).toHaveValue('A plural.');
  await form.getByLabel(en.name).fill('Shilan');
  await form.getByRole('button', { name: en.send }).click();
  await expect(form.getByRole('status')).toHaveText(en.thanks);
  await expect(page).toHaveURL(`/review/${link.token}?sent=1#write`);
  expect(await remarksOf(page, token, post.id)).toMatchObject([
    { name: 'Shilan', place: { index: 1 }, suggestion: 'Goats eat hay.', comment: 'A plural.' },
  ]);
  // Of a link that was taken back meanwhile, the page shows what was written.
  await page.goto(`/review/${link.token}?part=title`);
  await form.getByLabel(en.comment).fill('Too short.');
  await form.getByLabel(en.name).fill('Shilan');
  await page.request.delete(`/api/admin/blog/review-links/${link.link.id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await form.getByRole('button', { name: en.send }).click();
  await expect(page.getByRole('alert')).toContainText('Too short.');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await context.close();
});

test('a text that only exists in the form is shared, corrected by a reviewer, and published', async ({
  page,
}) => {
  const name = uniqueTitle('Only in the form');
  const { links, remarks } = adminReviews;
  await openPanel(page);
  await write(page, 'en', name, 'The first paragraph.\n\nGoats eats hay.');
  await write(page, 'ckb', `${name} ckb`, 'بزن کا دەخوات.');
  // Without a text, the Arabic stays in the form.
  await titleOf(page, 'ar').fill('عنوان');
  await page.getByRole('button', { name: adminReviews.open }).click();
  await expect(page.getByText(adminCompose.storedForReview, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: links.create }).click();
  const sentence = page.getByText(/\/review\/[0-9a-f]{32}/).first();
  const token = /[0-9a-f]{32}/.exec((await sentence.textContent()) ?? '')?.[0];
  for (const prefix of ['', '/kurdish'])
    expect((await page.request.get(`${prefix}/review/${token}`)).status()).toBe(200);
  const sent = await page.request.post('/api/review/remarks', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      id: crypto.randomUUID(),
      language: 'en',
      field: 'content',
      index: 1,
      original: 'Goats eats hay.',
      suggestion: 'Goats eat hay.',
      name: 'Shilan',
    },
  });
  expect(sent.status()).toBe(204);
  await page.reload();
  await page.getByRole('button', { name: remarks.take, exact: true }).click();
  await expect(page.getByText(remarks.taken, { exact: true })).toBeVisible();
  // Back leads to the article, whose text has the suggestion. The link goes along when it is published.
  await page.getByRole('button', { name: adminReviews.back, exact: true }).click();
  await expect(page.getByText('Goats eat hay.')).toBeVisible();
  const headers = { authorization: `Bearer ${await newToken(page.request)}` };
  const listed = await page.request.get('/api/admin/blog/posts?fields=summary', { headers });
  const posts: { id: number; title: string }[] = await listed.json();
  const post = posts.find(({ title }) => title === name);
  await page.request.patch(`/api/admin/blog/posts/${post?.id}/toggle-publish`, { headers });
  expect(await (await page.request.get(`/review/${token}`)).text()).toContain('Goats eat hay.');
  await openPanel(page);
  await expect(recoverableDraftsOf(page)).toContainText('Still to be published: Arabic');
});

test.describe('on a bad line', () => {
  test.use({ expectedMessages: /ERR_CONNECTION_RESET/ });

  test('what a reviewer writes survives a line that drops a third of the requests, once', async ({
    page,
  }) => {
    const token = await newToken(page.request);
    const content = Array.from({ length: 9 }, (_, index) => `Paragraph ${index} of it.`).join(
      '\n\n',
    );
    const post = await createPost(page.request, token, { title: uniqueTitle('Line'), content });
    const link = await newLink(page, token, post.translationGroup, ['en']);
    // Waiting between attempts takes no time here.
    await page.clock.install();
    let requests = 0;
    await page.route('**/api/review/remarks', async (route) => {
      requests += 1;
      // In turns: no request arrives, or its response gets lost, or all is well.
      if (requests % 6 === 1) return await route.abort('connectionreset');
      if (requests % 6 === 4) {
        await route.fetch();
        return await route.abort('connectionreset');
      }
      await route.continue();
    });
    await page.goto(`/review/${link.token}`);
    const own = page.locator('#own-remarks');
    for (let index = 0; index < 9; index += 1) {
      await page.locator('[data-block]', { hasText: `Paragraph ${index} of it.` }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(en.comment).fill(`Remark ${index}`);
      if (index === 0) await sheet.getByLabel(en.name).fill('Shilan');
      // Typed words survive a reload.
      if (index === 5) {
        await page.reload();
        await page.locator('[data-block]', { hasText: 'Paragraph 5 of it.' }).click();
        await expect(sheet.getByLabel(en.comment)).toHaveValue('Remark 5');
      }
      await expect(sheet.getByLabel(en.name)).toHaveValue('Shilan');
      await sheet.getByRole('button', { name: en.send }).click();
    }
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(own.getByText(en.sent, { exact: true })).toHaveCount(9, { timeout: 1_000 });
    }).toPass();
    expect(requests).toBeGreaterThan(11);
    const stored: { comment: string }[] = await remarksOf(page, token, post.id);
    expect(stored.map(({ comment }) => comment).sort()).toEqual(
      Array.from({ length: 9 }, (_, index) => `Remark ${index}`),
    );
  });
});
