import { adminShared as ckb } from '#content/messages/ckb/admin/shared.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { pathIn } from '../../support/browser/site-test.ts';
import {
  alertOf,
  content,
  draftSaved,
  expectText,
  publish,
  remainingOf,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { titleOf } from '../../support/panel/edit-form.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import {
  adminApp,
  adminShared,
  expect,
  openPanel,
  signIn,
  submitLogin,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { sampleDrawing } from '../../support/sample-pictures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The Kurdish and Arabic titles end in a number, so that they are unique among all tests. */
const drafts = () => {
  const number = Math.floor(Math.random() * 1e9);
  return {
    en: {
      title: uniqueTitle('Bread at five in the morning'),
      text: 'A baker in Erbil **writes** code.',
    },
    ckb: {
      title: `نان لە پێنجی بەیانیدا ${number}`,
      text: 'نانەوایەک لە هەولێر **کۆد** دەنووسێت.',
    },
    ar: { title: `الخبز في الخامسة صباحًا ${number}`, text: 'خبّاز في أربيل يكتب **الشيفرة**.' },
  };
};

const success = {
  en: adminShared.success.publishedEnglish,
  ckb: adminShared.success.publishedKurdish,
  ar: adminShared.success.publishedArabic,
};

test.describe('an editor’s day', () => {
  // The conflict on the way logs an error.
  test.use({
    expectedMessages: /Failed to load resource: the server responded with a status of 40[49]/,
  });

  test('writes, illustrates, publishes in three languages, edits, unpublishes and deletes', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const draft = drafts();
    await signIn(page);

    await page.getByLabel(adminPostForm.cover.choose).setInputFiles({
      name: 'bread.jpg',
      mimeType: 'image/jpeg',
      buffer: await sampleDrawing().resize(1800, 1500, { fit: 'fill' }).jpeg().toBuffer(),
    });
    await page.getByRole('button', { name: adminPostForm.crop.use, exact: true }).click();
    await expect(page.getByRole('img', { name: adminPostForm.cover.preview })).toBeVisible();
    await page.getByRole('textbox', { name: adminPostForm.tags.label }).fill(' bread ');
    await page.getByRole('textbox', { name: adminPostForm.tags.label }).press('Enter');

    for (const language of ['en', 'ckb', 'ar'] as const)
      await write(page, language, draft[language].title, draft[language].text);
    await page
      .getByLabel(adminPostForm.cover.alt.replace('{language}', 'Kurdish'))
      .fill('نانێکی گەرم');

    const slugs: Record<string, string> = {};
    for (const language of ['en', 'ckb', 'ar'] as const) {
      const answered = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/admin/blog/posts') &&
          response.request().method() === 'POST',
      );
      await publish(page, language).click();
      const post = await (await answered).json();
      expect(post).toMatchObject({
        tags: ['blog', 'bread'],
        image: expect.stringMatching(/^\/media\//),
      });
      slugs[language] = post.slug;
      await expect(page.getByRole('status').filter({ hasText: success[language] })).toBeVisible();
      if (language === 'ar') break;
      await remainingOf(page).click();
      // The focus scrolls the page, so that a press before it would miss its button.
      await expect(title(page, language === 'en' ? 'ckb' : 'ar')).toBeFocused();
      await expect(title(page, language)).toHaveValue(draft[language].title);
    }

    // The public list and page show the post at once, with its translations and picture.
    const reader = await context.newPage();
    for (const language of ['en', 'ckb', 'ar'] as const) {
      await reader.goto(pathIn(language, '/blog'));
      await reader.getByRole('link', { name: draft[language].title }).first().click();
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(draft[language].title);
      await expect(reader.locator('strong').first()).toBeVisible();
    }
    const picture = reader.locator('main img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      600,
    );
    const answer = await page.request.get(`/api/blog/posts/${slugs.en}`);
    expect((await answer.json()).translations).toHaveLength(2);

    // Somebody else edits the post at the same time.
    await page.bringToFront();
    await page.getByRole('tab', { name: adminApp.tabs.posts }).click();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: draft.en.title });
    await row
      .getByRole('group', { name: 'English' })
      .getByRole('link', { name: new RegExp(`^${posts.editPost}`) })
      .click();
    const editTitle = titleOf(columnOf(page, 'en'));
    await expect(editTitle).toHaveValue(draft.en.title);
    const id = new URL(page.url()).searchParams.get('edit');
    const token = await page.evaluate(() => localStorage.getItem('adminToken'));
    const headers = { authorization: `Bearer ${token}` };
    const stored = await (
      await page.request.get(`/api/admin/blog/posts/${id}`, { headers })
    ).json();
    const theirs = `${draft.en.title}, by somebody else`;
    const changed = await page.request.patch(`/api/admin/blog/posts/${id}`, {
      headers,
      data: { title: theirs, updatedAt: stored.updatedAt },
    });
    expect(changed.status()).toBe(200);
    const mine = `${draft.en.title}, by me`;
    await editTitle.fill(mine);
    await page.getByRole('button', { name: posts.edit.save, exact: true }).click();
    await expect(page.getByText(posts.conflict.title).first()).toBeVisible();
    await expect(page.getByText(theirs).first()).toBeVisible();
    await expect(page.getByText(mine).first()).toBeVisible();
    const untouched = await (
      await page.request.get(`/api/admin/blog/posts/${id}`, { headers })
    ).json();
    expect(untouched.title).toBe(theirs);
    await page
      .getByRole('radio', { name: posts.conflict.keepMine })
      .or(page.getByRole('button', { name: posts.conflict.keepMine }))
      .first()
      .click();
    await page.getByRole('button', { name: posts.conflict.save }).click();
    await expect(
      page.getByRole('status').filter({ hasText: adminShared.success.saved }),
    ).toBeVisible();
    await reader.goto(`/blog/${slugs.en}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(mine);

    // Unpublishing removes the post from page, list and API at once.
    await page
      .getByRole('link', { name: posts.edit.back })
      .or(page.getByRole('button', { name: posts.edit.back }))
      .click();
    const edited = page.getByRole('main').getByRole('group').filter({ hasText: mine });
    await edited.getByRole('button', { name: posts.unpublish }).click();
    await expect(
      page.getByRole('status').filter({ hasText: adminShared.success.statusUpdated }),
    ).toBeVisible();
    expect((await page.request.get(`/blog/${slugs.en}`)).status()).toBe(404);
    expect((await page.request.get(`/api/blog/posts/${slugs.en}`)).status()).toBe(404);
    expect(await (await page.request.get('/blog')).text()).not.toContain(draft.en.title);
    const listed = await (await page.request.get('/api/blog/posts?language=en')).json();
    expect(listed.map(({ slug }: { slug: string }) => slug)).not.toContain(slugs.en);

    // The post is deleted, restored, and deleted again.
    const remove = async () => {
      await edited.getByRole('button', { name: posts.delete }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: posts.delete }).click();
      await expect(
        page.getByRole('status').filter({ hasText: adminShared.success.deleted }),
      ).toBeVisible();
      await expect(edited).toHaveCount(0);
    };
    await remove();
    await page.getByRole('button', { name: adminShared.undo }).click();
    await expect(edited).toBeVisible();
    await remove();
    const gone = await page.request.get(`/api/admin/blog/posts/${id}`, { headers });
    expect(gone.status()).toBe(404);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Posts/ })).toBeVisible();
    await page.getByRole('searchbox', { name: posts.search }).fill(draft.en.title);
    await expect(page.getByText(posts.noMatch)).toBeVisible();
  });
});

test.describe('a session that ends while someone types', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('asks for the password and restores the text', async ({ page }) => {
    const token = await openPanel(page);
    await write(page, 'en', uniqueTitle('Mid-sentence'), 'A sentence that goes');
    const heading = await title(page, 'en').inputValue();
    await expect(draftSaved(page)).toBeVisible();
    await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
    await publish(page, 'en').click();
    await expect(page.getByText(adminApp.login.sessionEnded)).toBeVisible();
    await submitLogin(page);
    await expect(title(page, 'en')).toHaveValue(heading);
    await expectText(content(page, 'en'), 'A sentence that goes');
    await publish(page, 'en').click();
    await expect(page.getByRole('status')).toContainText([
      'English blog post published successfully!',
    ]);
  });
});

test.describe('a network that is lost and comes back', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('loses no text', async ({ page, context }) => {
    await openPanel(page);
    await write(page, 'ckb', 'ناونیشان', 'دەق');
    await page.route('**/api/admin/blog/posts', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await publish(page, 'ckb').click();
    await expect(alertOf(page)).toContainText('Failed to publish');
    await expect(alertOf(page)).toContainText(ckb.failure.publish);
    await page.unroute('**/api/admin/blog/posts');
    await context.setOffline(true);
    await publish(page, 'ckb').click();
    await expect(alertOf(page)).toContainText('Network error');
    await expect(page.getByText(adminApp.offline)).toBeVisible();
    await expect(title(page, 'ckb')).toHaveValue('ناونیشان');
    await expectText(content(page, 'ckb'), 'دەق');

    // Only the response was lost. A second try must not publish the post twice.
    await context.setOffline(false);
    await page.route('**/api/admin/blog/posts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await publish(page, 'ckb').click();
    await expect(alertOf(page)).toContainText('Network error');
    await page.unroute('**/api/admin/blog/posts');
    await publish(page, 'ckb').click();
    await expect(alertOf(page)).toContainText(/already has a version in this language/);
    await expect(title(page, 'ckb')).toHaveValue('ناونیشان');
  });
});
