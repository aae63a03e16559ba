import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { adminSecondLook as texts } from '#content/messages/en/admin/second-look.ts';
import { adminTranslation as review } from '#content/messages/en/admin/translation.ts';
import { backTranslation } from '../../fakes/rule-based-model.ts';
import { adminShared, expect, test } from '../../support/panel/panel-test.ts';
import { button, field, rowOf, translate } from '../../support/panel/translation.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function selectedIn(textarea: Locator): Promise<string> {
  return await textarea.evaluate((element) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('No text field');
    return element.value.slice(element.selectionStart, element.selectionEnd);
  });
}

const paragraphs = [
  'We open a shop on Monday.',
  'It has 12 shelves and 4 doors.',
  'Come and see it.',
  'The first 30 guests get tea.',
];

test('a second look marks paragraphs, which keys reach, and an edit takes its remarks away', async ({
  page,
}) => {
  await translate(page, 'A shop', paragraphs.join('\n\n'));
  const list = page.getByRole('region', { name: texts.heading });
  await expect(list).toContainText(texts.hint);
  const requests: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/second-look')) requests.push(request.postDataJSON().paragraphs);
  });
  await button(page, texts.start).click();
  await expect(list).toContainText(texts.done);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('openai-compatible/obedient')).toHaveCount(1);
  await expect(rowOf(page, 2).getByRole('listitem')).toContainText('Is this the number');
  const marked = rowOf(page, 2).locator('mark');
  const words = (await field(page, 2).inputValue()).split(' ');
  await expect(marked).toHaveText(words.at(-1) ?? '');
  const { violations } = await new AxeBuilder({ page }).include('.review').analyze();
  expect(violations).toEqual([]);

  // The keys go through the list, round and round.
  const numbered = [field(page, 2), field(page, 4)];
  const [first, second] = (await list.getByRole('listitem').first().textContent())?.includes(
    'paragraph 2',
  )
    ? numbered
    : numbered.toReversed();
  if (!first || !second) throw new Error('There are two fields');
  await list.getByRole('button').first().press('Enter');
  await expect(first).toBeFocused();
  expect(await selectedIn(first)).toBe((await first.inputValue()).split(' ').at(-1));
  await page.keyboard.press('F7');
  await expect(first).toBeFocused();
  await page.keyboard.press('F7');
  await expect(second).toBeFocused();
  await page.keyboard.press('F7');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+F7');
  await expect(second).toBeFocused();

  // An edited paragraph loses its remarks, and has them again when the edit is undone.
  const machine = await field(page, 2).inputValue();
  await field(page, 2).fill(`${machine} باشە`);
  await expect(rowOf(page, 2).getByRole('listitem')).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  await field(page, 2).fill(machine);
  await expect(rowOf(page, 2).getByRole('listitem')).toHaveCount(1);

  await rowOf(page, 2)
    .getByRole('button', { name: texts.dismissThis.replace('{reason}', '') })
    .click();
  await expect(rowOf(page, 2).getByRole('listitem')).toHaveCount(0);
  await expect(field(page, 2)).toBeFocused();
  await button(page, adminShared.undo).click();
  await expect(rowOf(page, 2).getByRole('listitem')).toHaveCount(1);

  // A new text is looked at alone, and the rest is kept when the review is opened again.
  await field(page, 3).fill('وەرە و ٥ بینە.');
  await button(page, 'Second look at what changed (1)').click();
  await expect(list).toContainText(texts.done);
  expect(requests).toEqual([
    expect.arrayContaining(paragraphs.map((source) => expect.objectContaining({ source }))),
    [{ source: paragraphs[2], translation: 'وەرە و ٥ بینە.' }],
  ]);
  await page.getByRole('button', { name: review.back }).first().click();
  await button(page, review.review).click();
  await expect(rowOf(page, 4).getByRole('listitem')).toHaveCount(1);
  expect(requests).toHaveLength(2);
});

test('a paragraph is translated back on demand, once for each text', async ({ page }) => {
  await translate(page, 'A shop', paragraphs.join('\n\n'));
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/back-translate')) calls += 1;
  });
  const back = rowOf(page, 1).getByRole('button', { name: texts.backTranslation });
  await back.click();
  await expect(rowOf(page, 1).locator('blockquote')).toHaveText(backTranslation);
  await back.click();
  await expect(rowOf(page, 1).locator('blockquote')).toHaveCount(0);
  await back.press('Enter');
  await expect(rowOf(page, 1).locator('blockquote')).toHaveText(backTranslation);
  expect(calls).toBe(1);
  await field(page, 1).fill('دوکان.');
  await expect(rowOf(page, 1)).toContainText(texts.textChanged);
  expect(calls).toBe(1);
  await back.click();
  await expect(rowOf(page, 1)).not.toContainText(texts.textChanged);
  await expect(rowOf(page, 1).locator('blockquote')).toHaveText(backTranslation);
  expect(calls).toBe(2);
});

test.describe(() => {
  test.use({ expectedMessages: /503/ });

  test('a second look can be cancelled, and says why it failed', async ({ page }) => {
    await translate(page, 'A shop', paragraphs.join('\n\n'));
    const list = page.getByRole('region', { name: texts.heading });
    await field(page, 1).fill('DALLY دوکان.');
    await button(page, texts.start).click();
    await expect(list.getByRole('progressbar')).toBeVisible();
    await list.getByRole('button', { name: texts.cancel }).click();
    await expect(button(page, texts.start)).toBeFocused();
    await expect(list.getByRole('progressbar')).toHaveCount(0);
    await field(page, 1).fill('FAIL دوکان.');
    await button(page, texts.start).click();
    await expect(page.getByRole('alert').filter({ hasText: 'fault of its own' })).toBeVisible();
    await expect(field(page, 1)).toHaveValue('FAIL دوکان.');
  });
});
