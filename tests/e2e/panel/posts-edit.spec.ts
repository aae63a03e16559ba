import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { pathOf, previewOf, readyMadeFile, slotOf } from '../../support/panel/cover-form.ts';
import {
  field,
  openPost,
  restoredIn,
  rewriteText,
  saveOf,
  titleOf,
  unfold,
} from '../../support/panel/edit-form.ts';
import { expect, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { fields, edit } = posts;

test('every field is saved and visible to readers', async ({ page }) => {
  const { token, post } = await openPost(page, { title: uniqueTitle('As it was') });
  const heading = uniqueTitle('As it is now');
  await titleOf(page).fill(heading);
  await rewriteText(page, '## A part\n\nA text with **weight**.');
  await unfold(page);
  await field(page, fields.description).fill('What it is about.');
  await field(page, fields.sources).fill('https://example.com/one\n\nhttps://example.com/two\n');
  await slotOf(page)
    .getByLabel(adminPostForm.cover.choose)
    .setInputFiles(await readyMadeFile(71));
  const image = await pathOf(previewOf(page));
  await field(page, adminPostForm.cover.alt.replace('{language}', 'English')).fill('A drawing');
  await page
    .getByRole('button', { name: adminPostForm.tags.remove.replace('{tag}', 'blog') })
    .click();
  await field(page, adminPostForm.tags.label).fill('apps');
  await field(page, adminPostForm.tags.label).press('Enter');
  await field(page, fields.category).fill('Craft');
  await field(page, fields.author).fill('Nazdar Ali');
  await unfold(page, adminCompose.seo);
  await field(page, fields.seoTitle).fill('For search engines');
  await field(page, fields.seoDescription).fill('What they show.');
  await field(page, fields.seoKeywords).fill('one, two');
  await saveOf(page).click();
  await expectSuccess(page, 'saved');
  await expect(page.getByRole('status').filter({ hasText: edit.allSaved })).toBeVisible();

  expect(await storedPost(page.request, token, post.id)).toMatchObject({
    slug: post.slug,
    language: 'en',
    published: true,
    title: heading,
    content: '## A part\n\nA text with **weight**.',
    description: 'What it is about.',
    sources: ['https://example.com/one', 'https://example.com/two'],
    image,
    imageAlt: 'A drawing',
    tags: ['apps'],
    category: 'Craft',
    author: 'Nazdar Ali',
    seoTitle: 'For search engines',
    seoDescription: 'What they show.',
    seoKeywords: 'one, two',
  });

  await page.goto(`/blog/${post.slug}`);
  const article = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(article.getByRole('heading', { name: 'A part' })).toBeVisible();
  await expect(article.locator('strong')).toHaveText('weight');
  await expect(article.getByRole('img', { name: 'A drawing' })).toBeVisible();
  for (const text of ['What it is about.', 'Craft', 'Nazdar Ali'])
    await expect(article.getByText(text, { exact: true })).toBeVisible();
  await expect(article.getByRole('link', { name: 'apps' })).toBeVisible();

  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await expect(titleOf(page)).toHaveValue(heading);
  await expect(restoredIn(page)).toHaveCount(0);
});
