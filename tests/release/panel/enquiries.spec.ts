import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { adminEnquiries as words } from '#content/messages/en/admin/enquiries.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { enquiriesOf, sendForm } from '../../support/enquiries.ts';
import { itemOf, rowOf } from '../../support/panel/enquiries.ts';
import {
  adminShared,
  expect,
  newToken,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

const path = '/admin/dashboard?screen=enquiries';

async function show(page: Page, view: keyof typeof words.empty): Promise<void> {
  const text = view === 'doubtful' ? words.doubtful : words.statuses[view];
  await page.getByRole('radio', { name: new RegExp(`^${text}`) }).check({ force: true });
}

test('what is doubtful is apart with its reason, and moves to the list and back', async ({
  page,
}) => {
  const name = uniqueTitle('Rank');
  await sendForm(page.request, {
    name,
    message: 'Cheap backlinks http://a.example http://b.example http://c.example http://d.example',
  });
  await openPanel(page, path);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(itemOf(page, name)).toHaveCount(0);
  await show(page, 'doubtful');
  await expect(page.getByText(words.doubtfulHint)).toBeVisible();
  await rowOf(page, name).click();
  await expect(itemOf(page, name)).toContainText(words.reasons.links);
  await itemOf(page, name).getByRole('button', { name: words.toList }).click();
  await expect(itemOf(page, name)).toHaveCount(0);
  await show(page, 'new');
  await rowOf(page, name).focus();
  await page.keyboard.press('5');
  await expect(itemOf(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(itemOf(page, name)).toBeVisible();
});

test('an enquiry is deleted after a question, and the next one has the focus', async ({ page }) => {
  const [kept, deleted] = [uniqueTitle('Kept'), uniqueTitle('Deleted')];
  for (const name of [kept, deleted])
    await sendForm(page.request, { name, message: `A website for the shop of ${name}, please.` });
  await openPanel(page, path);
  await rowOf(page, deleted).focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words.deleteText);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, deleted)).toBeFocused();
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: words.delete }).click();
  await expect(itemOf(page, deleted)).toHaveCount(0);
  await expect(
    page.getByRole('listitem').getByRole('button').and(page.locator(':focus')),
  ).toHaveCount(1);
  expect(await enquiriesOf(page.request, deleted)).toEqual([]);
  expect(await enquiriesOf(page.request, kept)).toHaveLength(1);
});

test.describe(() => {
  // The panel also says that its dictionary did not come.
  test.use({ expectedMessages: /Failed to load resource|The hints were not loaded/ });

  test('a change by somebody else is shown, and no note is lost', async ({ page }) => {
    const name = uniqueTitle('Shared');
    await sendForm(page.request, { name, message: `A shop system for ${name} with three tills.` });
    const headers = { authorization: `Bearer ${await newToken(page.request)}` };
    const change = async (data: Record<string, string>) => {
      const [{ id = 0, updatedAt = '' } = {}] = await enquiriesOf(page.request, name);
      await page.request.patch(`/api/admin/enquiries/${id}`, {
        headers,
        data: { ...data, updatedAt },
      });
    };
    await openPanel(page, path);
    await rowOf(page, name).click();
    const note = itemOf(page, name).getByLabel(words.note);
    await expect(note).toBeVisible();
    // Another field has changed: the note is saved over it.
    await change({ status: 'new' });
    await note.fill('Mine');
    await expect(itemOf(page, name).getByText(words.noteStates.saved)).toBeVisible();
    // The note itself has changed: both are on screen.
    await change({ note: 'Theirs' });
    await note.fill('Mine again');
    await expect(itemOf(page, name).getByText(words.noteConflict)).toBeVisible();
    await expect(itemOf(page, name)).toContainText('Theirs');
    await expect(note).toHaveValue('Mine again');
    await itemOf(page, name).getByRole('button', { name: words.saveNote }).click();
    await expect(itemOf(page, name).getByText(words.noteStates.saved)).toBeVisible();
    expect(await enquiriesOf(page.request, name)).toMatchObject([{ note: 'Mine again' }]);
    // A status that somebody else has changed meanwhile.
    await change({ status: 'lost' });
    await itemOf(page, name).getByRole('button', { name: words.statuses.won, exact: true }).click();
    await expect(page.getByText(words.stale, { exact: true })).toBeVisible();
    expect(await enquiriesOf(page.request, name)).toMatchObject([{ status: 'lost' }]);
  });

  test('a note that can not be saved stays, and says so', async ({ page }) => {
    const name = uniqueTitle('Offline');
    await sendForm(page.request, { name, message: `An app for the drivers of ${name}, in Duhok.` });
    await openPanel(page, path);
    await rowOf(page, name).click();
    const note = itemOf(page, name).getByLabel(words.note);
    await page.context().setOffline(true);
    await note.fill('Written in a tunnel');
    await expect(itemOf(page, name).getByText(words.noteStates.failed)).toBeVisible();
    await rowOf(page, name).click();
    await rowOf(page, name).click();
    await expect(note).toHaveValue('Written in a tunnel');
    await page.context().setOffline(false);
    await note.focus();
    await rowOf(page, name).focus();
    await expect(itemOf(page, name).getByText(words.noteStates.saved)).toBeVisible();
    expect(await enquiriesOf(page.request, name)).toMatchObject([{ note: 'Written in a tunnel' }]);
  });
});

test('the CSV has the enquiries, and no formula', async ({ page }) => {
  const name = uniqueTitle('=HYPERLINK');
  await sendForm(page.request, { name, message: `=1+1, and a website for ${name} in Arabic.` });
  await openPanel(page, path);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.exportCsv }).click();
  const file = await (await download).path();
  const line = (await readFile(file, 'utf8')).split('\n').find((row) => row.includes(name)) ?? '';
  expect(line).not.toMatch(/(?:^|,|")=/);
});

for (const [language, width] of [
  ['en', 390],
  ['ar', 390],
  ['ckb', 390],
] as const) {
  test(`${language}: what means harm is text, and nothing is wider than a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = `${uniqueTitle('<b>Harm')}${'W'.repeat(50)}`;
    await sendForm(page.request, {
      name,
      contact: `x'><script>alert(1)</script> ${name.length}@example.com`,
      message: `${'<script>alert(1)</script> \u202eevil '.repeat(20)}${'M'.repeat(600)} for our bakery`,
    });
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    await openPanel(page, path);
    const t = adminMessages[language].adminEnquiries;
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    for (const view of [t.statuses.new, t.doubtful]) {
      await page.getByRole('radio', { name: new RegExp(`^${view}`) }).check({ force: true });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const row = itemOf(page, name);
      if ((await row.count()) > 0) await row.getByRole('button').first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeViolations(page)).toEqual([]);
    }
    await expect(page.locator('[data-enquiry] :is(script, img, b)')).toHaveCount(0);
  });
}
