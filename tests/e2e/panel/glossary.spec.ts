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
import { adminShared, expect, openPanel, test } from '../../support/panel/panel-test.ts';

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
