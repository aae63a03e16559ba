import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminCreate } from '#content/dictionaries/en/adminCreate.ts';
import { adminForm } from '#content/dictionaries/en/adminForm.ts';
import { adminSeo as texts } from '#content/dictionaries/en/adminSeo.ts';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import { describedPost } from '../../fakes/obedient-model.ts';
import { editors } from '../../support/admin-account.ts';
import { alertOf, content, publish, title, write } from './create-form.ts';
import { openPost, saveOf } from './edit-form.ts';
import { expect, frame, openPanel, test, uniqueTitle } from './panel-test.ts';

const writer = editors[4];
const proposed = describedPost.ckb;
const keywords = proposed.seoKeywords.join('، ');
const names = adminForm.seo;

type Field = 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'slug';

const field = (page: Page, name: Field) =>
  page.getByRole('textbox', { name: names[name], exact: true });
const take = (page: Page, name: Field) =>
  page.getByRole('button', { name: `${texts.take}: ${names[name]}`, exact: true });
const dismiss = (page: Page, name: Field) =>
  page.getByRole('button', { name: `${texts.dismiss}: ${names[name]}`, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: frame.undo });
const generate = (page: Page) =>
  page.getByRole('button', { name: adminCreate.generateSeo.ckb, exact: true });
const succeeded = (page: Page) =>
  page.getByRole('status').filter({ hasText: frame.success.kurdishSeo });

test('suggestions come piece by piece, wait under what was typed, are decided one by one, and are published', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page, '/admin/dashboard', writer);
  const heading = uniqueTitle('وتارێکی نوێ');
  await write(page, 'ckb', heading, 'دەقێکی کورت. DALLY');
  const column = page.getByRole('region', { name: 'کوردی' });
  await column.getByText(adminCreate.seo, { exact: true }).first().click();
  await field(page, 'seoTitle').fill('My own');
  await generate(page).click();
  await expect(page.getByText(texts.coming)).toBeVisible();
  // The model says no more than this.
  const beginning = page.getByText(proposed.seoTitle.slice(0, 12));
  await expect(beginning).toBeVisible();
  await expect(take(page, 'seoTitle')).toHaveCount(0);
  await field(page, 'seoTitle').pressSequentially(' title');
  await column.getByRole('button', { name: adminCreate.cancel }).click();
  await expect(beginning).toHaveCount(0);
  await expect(page.getByText(texts.coming)).toHaveCount(0);

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

  await page.reload();
  await expect(page.getByText('3 suggestions')).toBeVisible();
  await page.getByRole('button', { name: texts.takeAll }).click();
  await expect(field(page, 'seoDescription')).toHaveValue(proposed.seoDescription);
  await expect(field(page, 'seoKeywords')).toHaveValue(keywords);
  await expect(field(page, 'slug')).toHaveValue(/^wtareki-nwe-\w+$/);
  await expect(page.getByText(texts.same)).toHaveCount(0);

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

test('on a phone, by keyboard, in a Kurdish panel: suggestions can be refused, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('adminLanguage', 'ckb');
    localStorage.setItem('theme', 'dark');
  });
  const { adminCreate: create, adminForm: form, adminSeo: seo } = panelMessages.ckb;
  await openPanel(page, '/admin/dashboard', writer);
  await page.getByRole('group', { name: create.drafts }).getByText('العربية').click();
  await page.getByRole('textbox', { name: create.titleLabel.ar }).fill('مقال عن التطبيقات');
  await page.getByRole('textbox', { name: create.contentLabel.ar }).click();
  await page.keyboard.insertText('نص قصير.');
  await page.getByRole('button', { name: create.generateSeo.ar }).press('Enter');
  const dismissTitle = page.getByRole('button', {
    name: `${seo.dismiss}: ${form.seo.seoTitle}`,
    exact: true,
  });
  await dismissTitle.focus();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Enter');
  await expect(dismissTitle).toHaveCount(0);
  // The focus stays at the field, not at the beginning of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: form.seo.seoTitle })).toBeFocused();
  await page.getByRole('button', { name: seo.dismissAll }).press('Enter');
  await expect(page.getByText(seo.suggested, { exact: true })).toHaveCount(0);
  for (const name of ['seoTitle', 'seoDescription', 'seoKeywords', 'slug'] as const)
    await expect(page.getByRole('textbox', { name: form.seo[name], exact: true })).toHaveValue('');
});

test.describe('what fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('changes nothing, and says what to do', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPanel(page, '/admin/dashboard', writer);
    await write(page, 'ckb', 'ناونیشان', 'دەق FAIL');
    await generate(page).click();
    await expect(alertOf(page)).toContainText('The provider cannot be reached or has a fault');
    await expect(field(page, 'seoTitle')).toHaveValue('');
    await page.route('**/api/admin/generate-kurdish-seo', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'Set AI_PROVIDER', code: 'assistant-not-configured' },
      }),
    );
    await generate(page).click();
    await expect(alertOf(page)).toContainText('Set AI_PROVIDER');
    await expect(page.getByText(texts.notConfigured)).toBeVisible();
    await expect(field(page, 'seoTitle')).toHaveAttribute('placeholder', 'ناونیشان');
    await expect(field(page, 'slug')).toHaveAttribute('placeholder', 'nawnishan');
    await expect(title(page, 'ckb')).toHaveValue('ناونیشان');
  });
});

test('a stored post gets suggestions too, but keeps its address', async ({ page }) => {
  const { post, token } = await openPost(page, {
    title: uniqueTitle('وتارێکی کۆن'),
    content: 'دەق',
    language: 'ckb',
    seoTitle: 'Stored',
  });
  await page.getByRole('button', { name: texts.generate }).click();
  await expect(take(page, 'seoTitle')).toBeVisible();
  await expect(field(page, 'seoTitle')).toHaveValue('Stored');
  await take(page, 'seoTitle').click();
  await expect(take(page, 'slug')).toHaveCount(0);
  await expect(page.getByText('2 suggestions')).toBeVisible();
  await saveOf(page).click();
  await expect(page.getByRole('status').filter({ hasText: frame.success.saved })).toBeVisible();
  const stored = await page.request.get(`/api/admin/blog/posts/${post.id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await stored.json()).toMatchObject({ slug: post.slug, seoTitle: proposed.seoTitle });
});
