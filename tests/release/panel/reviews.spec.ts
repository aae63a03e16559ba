import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminReviews } from '#content/messages/en/admin/reviews.ts';
import { review as en } from '#content/messages/en/site/review.ts';
import { recoverableDraftsOf, title as titleOf, write } from '../../support/panel/compose-form.ts';
import {
  createPost,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { newLink, remarksOf } from '../../support/panel/reviews.ts';

/** At 400 kbit/s and 400 ms there and back, this much arrives with the second round trip. */
const maxDocumentBytes = 30_000;

const paragraph =
  'Her phone still says 4G, but it receives about 400 kilobits a second, so a page of 4,000 kilobytes takes 80 seconds.';

test('a reviewer reads the draft after one response of few bytes, with and without script', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
    const page = await context.newPage();
    const token = await newToken(page.request);
    const content = Array.from({ length: 40 }, (_, index) => `${index}. ${paragraph}`);
    const post = await createPost(page.request, token, {
      title: uniqueTitle('Slow line'),
      content: content.map((text) => text.replace('. ', ': ')).join('\n\n'),
      published: false,
    });
    const link = await page.request.post(
      `/api/admin/blog/articles/${post.translationGroup}/review-links`,
      { headers: { authorization: `Bearer ${token}` }, data: { languages: ['en'], days: 1 } },
    );
    const { token: secret } = await link.json();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    const response = await page.goto(`/review/${secret}`);
    const { responseBodySize } = await (response?.request().sizes() ?? Promise.reject());
    expect(responseBodySize).toBeLessThan(maxDocumentBytes);
    await expect(page.getByText('39: Her phone still says 4G')).toBeVisible();
    // Style and script are in the document: pictures and fonts alone come after it.
    expect(requests).not.toContain('script');
    expect(requests).not.toContain('stylesheet');
    expect(requests).not.toContain('fetch');
    if (javaScriptEnabled) {
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
          )
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
    }
    await context.close();
  }
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
