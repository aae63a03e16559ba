import AxeBuilder from '@axe-core/playwright';
import { adminMessages } from '#content/messages/admin.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { alertOf, title, write } from '../../support/panel/compose-form.ts';
import { openPost, saveOf } from '../../support/panel/edit-form.ts';
import {
  adminShared,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { field, generate, proposed, take, writer } from '../../support/panel/seo.ts';

test('on a phone, by keyboard, in a Kurdish panel: suggestions can be declined, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('adminLanguage', 'ckb');
    localStorage.setItem('theme', 'dark');
  });
  const { adminCompose: create, adminPostForm: form } = adminMessages.ckb;
  const seo = form.seoSuggestions;
  await openPanel(page, '/admin/dashboard', writer);
  await page.getByRole('group', { name: create.languages }).getByText('العربية').click();
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
  // The focus stays at the field instead of moving to the start of the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: form.seo.seoTitle })).toBeFocused();
  await page.getByRole('button', { name: seo.dismissAll }).press('Enter');
  await expect(page.getByText(seo.suggested, { exact: true })).toHaveCount(0);
  for (const name of ['seoTitle', 'seoDescription', 'seoKeywords', 'slug'] as const)
    await expect(page.getByRole('textbox', { name: form.seo[name], exact: true })).toHaveValue('');
});

test.describe('a failure', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('changes nothing, and says what to do', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPanel(page, '/admin/dashboard', writer);
    await write(page, 'ckb', 'ناونیشان', 'دەق FAIL');
    await generate(page).click();
    await expect(alertOf(page)).toContainText('The provider has a fault of its own');
    await expect(field(page, 'seoTitle')).toHaveValue('');
    await page.route('**/api/admin/generate-kurdish-seo', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'Set AI_PROVIDER', code: 'assistant-not-configured' },
      }),
    );
    await generate(page).click();
    await expect(alertOf(page)).toContainText('Set AI_PROVIDER');
    await expect(page.getByText(adminPostForm.seoSuggestions.notConfigured)).toBeVisible();
    await expect(field(page, 'seoTitle')).toHaveAttribute('placeholder', 'ناونیشان');
    await expect(field(page, 'slug')).toHaveAttribute('placeholder', 'nawnishan');
    await expect(title(page, 'ckb')).toHaveValue('ناونیشان');
  });
});

test('a stored post gets suggestions too, but keeps its slug', async ({ page }) => {
  const { post, token } = await openPost(page, {
    title: uniqueTitle('وتارێکی کۆن'),
    content: 'دەق',
    language: 'ckb',
    seoTitle: 'Stored',
  });
  await page.getByRole('button', { name: adminPostForm.seoSuggestions.generate }).click();
  await expect(take(page, 'seoTitle')).toBeVisible();
  await expect(field(page, 'seoTitle')).toHaveValue('Stored');
  await take(page, 'seoTitle').click();
  await expect(take(page, 'slug')).toHaveCount(0);
  await expect(page.getByText('2 suggestions')).toBeVisible();
  await saveOf(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: adminShared.success.saved }),
  ).toBeVisible();
  const stored = await page.request.get(`/api/admin/blog/posts/${post.id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await stored.json()).toMatchObject({ slug: post.slug, seoTitle: proposed.seoTitle });
});
