import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  buttonOf,
  dialogOf,
  field,
  opener,
  openGlossary,
  press,
  rowOf,
  texts,
  uniqueTerm,
} from '../../support/panel/glossary.ts';
import {
  adminShared,
  expect,
  openFromMenu,
  openPanel,
  test,
} from '../../support/panel/panel-test.ts';

const glossaryText = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminGlossary',
});

const callsPath = '**/api/admin/glossary**';
const questionOf = (page: Page) => page.getByRole('alertdialog', { name: texts.discard.title });

test.describe('if something fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('typed text stays, and the reason is shown', async ({ page }) => {
    const calls = await controlCalls(page, callsPath);
    const token = await openPanel(page);
    calls.cutOff();
    await openFromMenu(page, texts.title);
    await expect(dialogOf(page).getByRole('alert')).toContainText(texts.loadError);
    calls.letThrough();
    await press(page, adminShared.tryAgain);
    await press(page, texts.add);
    const alert = dialogOf(page).getByRole('alert');

    await field(page, 'arWrong').fill('خطأ');
    await press(page, texts.save);
    await expect(field(page, 'english')).toBeFocused();
    await expect(field(page, 'english')).toHaveAccessibleDescription(texts.errors.englishMissing);
    await expect(field(page, 'ar')).toHaveAccessibleDescription(texts.errors.rightFormMissing);
    await field(page, 'english').fill('Website');
    await field(page, 'ckb').fill('ماڵپەڕ');
    await expect(field(page, 'english')).toHaveAccessibleDescription(texts.errors.englishTaken);
    const term = uniqueTerm('refused');
    await field(page, 'english').fill(term);
    await field(page, 'arWrong').fill('');

    calls.cutOff();
    await press(page, texts.save);
    await expect(alert.filter({ hasText: adminShared.failure.network })).toBeVisible();
    const release = calls.hold();
    await press(page, texts.save);
    await expect(field(page, 'ckb')).not.toBeEditable();
    await expect(dialogOf(page).getByRole('button', { name: texts.saving })).toBeVisible();
    await release();
    await expect(rowOf(page, term)).toContainText('ماڵپەڕ');

    calls.fail();
    await buttonOf(page, texts.delete, term).click();
    await expect(alert.filter({ hasText: 'was not deleted' })).toBeVisible();
    calls.letThrough();

    await buttonOf(page, texts.edit, term).click();
    await field(page, 'ar').fill('مصطلح');
    const response = await page.request.delete(`/api/admin/glossary/${encodeURIComponent(term)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status()).toBe(204);
    await press(page, texts.save);
    await expect(alert.filter({ hasText: texts.gone })).toBeVisible();
    await expect(field(page, 'ar')).toHaveValue('مصطلح');
    await press(page, texts.save);
    await expect(rowOf(page, term)).toContainText('مصطلح');
    await buttonOf(page, texts.delete, term).click();
    await expect(rowOf(page, term)).toHaveText(/is deleted/);
  });
});

test('the panel asks about unsaved changes, and they survive a reload', async ({ page }) => {
  await openPanel(page);
  await openGlossary(page);
  await buttonOf(page, texts.edit, 'server').click();
  await press(page, texts.add);
  await field(page, 'english').first().fill('half a');
  // A click beside the dialog, as by mistake.
  await page.mouse.click(2, 2);
  await expect(field(page, 'english').first()).toHaveValue('half a');
  await expect(field(page, 'english').first()).toBeFocused();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => press(page, texts.close),
    () => dialogOf(page).getByRole('button', { name: texts.cancel }).first().click(),
  ]) {
    await leave();
    await expect(questionOf(page)).toBeVisible();
    await questionOf(page).getByRole('button', { name: texts.discard.keep }).click();
    await expect(questionOf(page)).toHaveCount(0);
    await expect(field(page, 'english').first()).toHaveValue('half a');
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1);
  }
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goForward();
  await expect(field(page, 'english').first()).toHaveValue('half a');
  await page.reload();
  await expect(field(page, 'english').first()).toHaveValue('half a');
  await expect(dialogOf(page).getByRole('form')).toHaveCount(2);

  // An unchanged form needs no question.
  await dialogOf(page)
    .getByRole('form', { name: glossaryText('editTerm', { term: '\u2068server\u2069' }) })
    .getByRole('button', { name: texts.cancel })
    .click();
  await expect(rowOf(page, 'server')).toBeFocused();
  await press(page, texts.close);
  await questionOf(page).getByRole('button', { name: texts.discard.discard }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await openGlossary(page);
  await expect(dialogOf(page).getByRole('form')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('in Kurdish, on a phone: axe finds nothing, and nothing is wider than the screen', async ({
  page,
}) => {
  const kurdish = adminMessages.ckb.adminGlossary;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
  await openPanel(page);
  await openFromMenu(page, kurdish.title, adminMessages.ckb.adminApp.menu);
  const dialog = page.getByRole('dialog', { name: kurdish.title });
  await dialog.getByRole('button', { name: `${kurdish.delete} : automation` }).waitFor();
  await dialog.getByRole('button', { name: `${kurdish.edit} : dashboard` }).click();
  await dialog.getByRole('textbox', { name: kurdish.fields.english }).fill('');
  await dialog.getByRole('button', { name: kurdish.save, exact: true }).click();
  await expect(dialog.getByText(kurdish.errors.englishMissing)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a term is added, found, changed, deleted and restored', async ({ page }) => {
  await openPanel(page);
  await openGlossary(page);
  // The first terms come from `content/glossary.ts`.
  await expect(rowOf(page, 'website')).toContainText('ماڵپەڕ');
  const term = uniqueTerm('CI');

  await press(page, texts.add);
  await expect(field(page, 'english')).toBeFocused();
  await page.keyboard.type(term);
  await field(page, 'ckb').fill('تاقیکردنەوەی بەردەوام');
  await field(page, 'ckbWrong').fill('سی ئای، سیئای');
  await field(page, 'ckb').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible();
  await expect(rowOf(page, term)).toBeFocused();
  await expect(rowOf(page, term)).toContainText('سی ئای، سیئای');
  await expect(rowOf(page, term)).toContainText(texts.noRule);

  await dialogOf(page).getByRole('searchbox').fill('سئای');
  await expect(dialogOf(page)).toContainText(texts.noMatch);
  await dialogOf(page).getByRole('searchbox').fill('تاقيكردنه وه');
  await expect(rowOf(page, '')).toHaveCount(1);
  await dialogOf(page).getByRole('searchbox').fill(term.toUpperCase());
  await expect(rowOf(page, '')).toHaveCount(1);

  const renamed = `${term} & more`;
  await buttonOf(page, texts.edit, term).click();
  await field(page, 'english').fill(renamed);
  await field(page, 'ar').fill('التكامل المستمر');
  await press(page, texts.save);
  await expect(rowOf(page, renamed)).toBeFocused();
  await expect(rowOf(page, renamed)).toContainText('التكامل المستمر');

  await buttonOf(page, texts.delete, renamed).press('Enter');
  await expect(rowOf(page, renamed)).toHaveText(/is deleted/);
  await expect(rowOf(page, renamed)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, adminShared.undo, renamed)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, renamed)).toContainText('التكامل المستمر');
  await expect(rowOf(page, renamed)).toBeFocused();

  // The row shows the term that the server stores.
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await openGlossary(page);
  await page.reload();
  await expect(rowOf(page, renamed)).toContainText('سی ئای، سیئای');
  await buttonOf(page, texts.delete, renamed).click();
  await expect(rowOf(page, renamed)).toHaveText(/is deleted/);
});
