import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminEnquiries as enquiries } from '#content/messages/en/admin/enquiries.ts';
import { adminMemory as memory } from '#content/messages/en/admin/memory.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { sendForm } from '../../support/enquiries.ts';
import { saveOf, titleOf } from '../../support/panel/edit-form.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import { editor, original, proposal } from '../../support/panel/enhance.ts';
import { itemOf, rowOf } from '../../support/panel/enquiries.ts';
import {
  buttonOf,
  field,
  openGlossary,
  press,
  rowOf as termOf,
  texts,
  uniqueTerm,
} from '../../support/panel/glossary.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

/** An editor on a slow network presses a button, and types somewhere else before the response comes. */
test.describe('a late response leaves the focus in the field where the editor types by then', () => {
  test('in another form of the glossary', async ({ page }) => {
    const calls = await controlCalls(page, '**/api/admin/glossary');
    const token = await openPanel(page);
    await openGlossary(page);
    await press(page, texts.add);
    const term = uniqueTerm('late');
    await field(page, 'english').fill(term);
    await field(page, 'ckb').fill('درەنگ');
    const release = calls.hold();
    await press(page, texts.save);
    await buttonOf(page, texts.edit, 'server').click();
    const other = page.getByRole('form', { name: /server/ }).getByLabel(texts.fields.arWrong);
    await other.fill('السير');
    await release();
    await expect(termOf(page, term)).toContainText('درەنگ');
    await expect(other).toBeFocused();
    await page.keyboard.type(' 2');
    await expect(other).toHaveValue('السير 2');
    await page.request.delete(`/api/admin/glossary/${encodeURIComponent(term)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  });

  test('in the note of another enquiry', async ({ page }) => {
    const [first, second] = [uniqueTitle('Answered'), uniqueTitle('Noted')];
    for (const name of [first, second])
      await sendForm(page.request, { name, message: `A website for the shop of ${name}, please.` });
    const calls = await controlCalls(page, '**/api/admin/enquiries/*');
    await openPanel(page, '/admin/dashboard?screen=enquiries');
    await rowOf(page, first).click();
    const release = calls.hold();
    await itemOf(page, first)
      .getByRole('button', { name: enquiries.statuses.won, exact: true })
      .click();
    await rowOf(page, second).click();
    const note = itemOf(page, second).getByLabel(enquiries.note);
    await note.fill('They call ');
    await release();
    await expect(itemOf(page, first)).toHaveCount(0);
    await expect(note).toBeFocused();
    await page.keyboard.type('on Sunday');
    await expect(note).toHaveValue('They call on Sunday');
    await expect(itemOf(page, second).getByText(enquiries.noteStates.saved)).toBeVisible();
  });

  test('in another entry of the translation memory', async ({ page }) => {
    const calls = await controlCalls(page, '**/api/admin/memory/*');
    const token = await openPanel(page);
    const word = uniqueTitle('Lakes').replace('Lakes ', '');
    const english = { title: `Lakes ${word}`, content: `Swans ${word}.` };
    const { translationGroup } = await createPost(page.request, token, english);
    const kurdish = { title: `دەریاچە ${word}`, content: `قازەکان ${word}.` };
    await createPost(page.request, token, { ...kurdish, language: 'ckb', translationGroup });
    await page.goto('/admin/dashboard?screen=memory');
    await page.getByLabel(memory.search).fill(word);
    const rows = page.getByRole('list', { name: memory.list }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const release = calls.hold();
    const swans = rows.filter({ hasText: 'Swans' });
    await swans.getByRole('button', { name: memory.delete }).click();
    await rows.filter({ hasText: 'Lakes' }).getByRole('button', { name: memory.edit }).click();
    const other = rows.getByLabel(memory.translation);
    await other.fill('گۆمەکان');
    await release();
    await expect(swans).toHaveCount(0);
    await expect(other).toBeFocused();
    await page.keyboard.type(' 2');
    await expect(other).toHaveValue('گۆمەکان 2');
  });
});

test('a proposal that prevents saving has the focus before the other languages are stored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await openPanel(page, '/admin/dashboard', editor);
  const english = { title: uniqueTitle('Proposed'), content: original };
  const { id, translationGroup } = await createPost(page.request, token, english);
  const kurdish = { title: uniqueTitle('پێشنیار'), language: 'ckb', translationGroup };
  const translation = await createPost(page.request, token, kurdish);
  const calls = await controlCalls(page, `**/api/admin/blog/posts/${translation.id}`);
  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  await columnOf(page, 'en').getByRole('button', { name: adminCompose.enhance }).click();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  const changed = uniqueTitle('گۆڕدرا');
  await titleOf(columnOf(page, 'ckb')).fill(changed);
  const release = calls.hold();
  await saveOf(page).click();
  await expect(proposal(page)).toBeFocused();
  const title = titleOf(columnOf(page, 'en'));
  await title.click();
  await page.keyboard.press('End');
  const stored = page.waitForResponse(`**/api/admin/blog/posts/${translation.id}`);
  await release();
  expect(await (await stored).json()).toMatchObject({ title: changed });
  await expect(saveOf(page)).toBeVisible();
  await page.keyboard.type('!');
  await expect(title).toHaveValue(`${english.title}!`);
});
