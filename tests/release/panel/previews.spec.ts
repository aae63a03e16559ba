import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { adminCompose as create } from '#content/messages/en/admin/compose.ts';
import { write } from '../../support/panel/compose-form.ts';
import { openPost, saveOf, titleOf, unfold } from '../../support/panel/edit-form.ts';
import { expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

const texts = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminPostForm.previews',
});

const previewsOf = (page: Page) => page.getByRole('figure', { name: texts('label') });
const pictureOf = (page: Page) => previewsOf(page).getByRole('img', { name: texts('picture') });
const warningsOf = (page: Page) => previewsOf(page).getByRole('listitem');

async function show(page: Page, place: 'google' | 'whatsApp' | 'x') {
  await previewsOf(page)
    .getByText(texts(`targets.${place}`), { exact: true })
    .click();
}

test('an unpublished post is previewed for each place, with what it lacks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPanel(page);
  await page.getByRole('group', { name: create.languages }).getByText('کوردی').click();
  const title = 'چۆن API لە ٢٠٢٦دا بەکاردێت؟';
  await write(page, 'ckb', title, `${'دەقێکی درێژ '.repeat(30)}کۆتایی`);
  const column = page.getByRole('region', { name: 'کوردی' });
  await column.getByText(create.seo, { exact: true }).first().click();

  await expect(warningsOf(page)).toContainText([texts('warnings.seoDescriptionMissing')]);

  await show(page, 'whatsApp');
  await expect(previewsOf(page).getByText(title).last()).toHaveCSS('direction', 'rtl');
  await expect(pictureOf(page)).toContainText('لووتکە');
  await expect(warningsOf(page)).toContainText([
    texts('warnings.descriptionDefault'),
    texts('warnings.coverMissing'),
  ]);
  await expect(previewsOf(page)).not.toContainText('کۆتایی');

  await show(page, 'x');
  await expect(warningsOf(page)).toContainText([texts('warnings.coverMissing')]);
  await page.getByRole('textbox', { name: create.titleLabel.ckb }).fill('و'.repeat(71));
  await expect(warningsOf(page)).toContainText([
    texts('warnings.titleLong', { count: 71, most: 70 }),
    texts('warnings.coverMissing'),
  ]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a published post is previewed with the server’s share picture, also after a change of its title', async ({
  page,
}) => {
  const { post } = await openPost(page, { title: uniqueTitle('Shared') });
  await unfold(page, create.seo);
  await show(page, 'whatsApp');
  const pathOfPicture = new RegExp(`^/share/post-${post.id}-[\\da-f]{16}\\.jpg$`);
  await expect(pictureOf(page)).toHaveAttribute('src', pathOfPicture);
  await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1200);
  const before = await pictureOf(page).getAttribute('src');

  const title = uniqueTitle('Shared anew');
  await titleOf(page).fill(title);
  await expect(pictureOf(page)).not.toHaveAttribute('src');
  await expect(pictureOf(page)).toContainText(title);
  await expect(previewsOf(page)).toContainText(texts('drawnLater'));

  await saveOf(page).click();
  await expect(pictureOf(page)).toHaveAttribute('src', pathOfPicture);
  await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1200);
  expect(await pictureOf(page).getAttribute('src')).not.toBe(before);
});
