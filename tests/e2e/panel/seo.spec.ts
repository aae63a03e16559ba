import type { Page } from '@playwright/test';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { content, draftSaved, publish, write } from '../../support/panel/compose-form.ts';
import {
  adminShared,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import {
  type Field,
  field,
  generate,
  names,
  proposed,
  take,
  writer,
} from '../../support/panel/seo.ts';

const keywords = proposed.seoKeywords.join('، ');
const dismiss = (page: Page, name: Field) =>
  page.getByRole('button', {
    name: `${adminPostForm.seoSuggestions.dismiss}: ${names[name]}`,
    exact: true,
  });
const undo = (page: Page) => page.getByRole('button', { name: adminShared.undo });
const succeeded = (page: Page) =>
  page.getByRole('status').filter({ hasText: adminShared.success.kurdishSeo });

test('suggestions stream in, wait below typed text, are reviewed one by one, and are published', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page, '/admin/dashboard', writer);
  const heading = uniqueTitle('وتارێکی نوێ');
  await write(page, 'ckb', heading, 'دەقێکی کورت. DALLY');
  const column = page.getByRole('region', { name: 'کوردی' });
  await column.getByText(adminCompose.seo, { exact: true }).first().click();
  await field(page, 'seoTitle').fill('My own');
  await generate(page).click();
  await expect(page.getByText(adminPostForm.seoSuggestions.streaming)).toBeVisible();
  // The fake model sends only this beginning.
  const beginning = page.getByText(proposed.seoTitle.slice(0, 12));
  await expect(beginning).toBeVisible();
  await expect(take(page, 'seoTitle')).toHaveCount(0);
  await field(page, 'seoTitle').pressSequentially(' title');
  await column.getByRole('button', { name: adminCompose.cancel }).click();
  await expect(beginning).toHaveCount(0);
  await expect(page.getByText(adminPostForm.seoSuggestions.streaming)).toHaveCount(0);

  await content(page, 'ckb').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('دەقێکی کورت.');
  await generate(page).click();
  await expect(succeeded(page)).toBeVisible();
  await expect(page.getByText('4 suggestions')).toBeVisible();
  await expect(page.getByText('33 of 60')).toBeVisible();
  await expect(field(page, 'seoTitle')).toHaveValue('My own title');
  for (const name of ['seoDescription', 'seoKeywords', 'slug'] as const)
    await expect(field(page, name)).toHaveValue('');

  await take(page, 'seoTitle').click();
  await expect(field(page, 'seoTitle')).toHaveValue(proposed.seoTitle);
  await expect(take(page, 'seoTitle')).toHaveCount(0);
  await undo(page).click();
  await expect(field(page, 'seoTitle')).toHaveValue('My own title');
  await dismiss(page, 'seoTitle').click();
  await expect(take(page, 'seoTitle')).toHaveCount(0);
  await expect(field(page, 'seoTitle')).toHaveValue('My own title');

  await expect(draftSaved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 suggestions')).toBeVisible();
  await page.getByRole('button', { name: adminPostForm.seoSuggestions.takeAll }).click();
  await expect(field(page, 'seoDescription')).toHaveValue(proposed.seoDescription);
  await expect(field(page, 'seoKeywords')).toHaveValue(keywords);
  await expect(field(page, 'slug')).toHaveValue(/^wtareki-nwe-\w+$/);
  await expect(page.getByText(adminPostForm.seoSuggestions.same)).toHaveCount(0);

  const words = uniqueTitle('A Short Address!');
  await field(page, 'slug').fill(words);
  await field(page, 'slug').blur();
  const slug = words.toLowerCase().replaceAll(' ', '-').replace('!', '');
  await expect(field(page, 'slug')).toHaveValue(slug);
  const answer = page.waitForResponse('**/api/admin/blog/posts');
  await publish(page, 'ckb').click();
  expect(await (await answer).json()).toMatchObject({
    title: heading,
    slug,
    seoTitle: 'My own title',
    seoDescription: proposed.seoDescription,
    seoKeywords: keywords,
  });
  expect((await page.request.get(`/api/blog/posts/${slug}`)).status()).toBe(200);
});
