import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { adminProposal as review } from '#content/messages/en/admin/proposal.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  alertOf,
  content,
  draftSaved,
  expectText,
  publish,
} from '../../support/panel/compose-form.ts';
import { typeOnKeyboard } from '../../support/panel/editor-form.ts';
import {
  decisionAbout,
  editor,
  enhance,
  enhanced,
  openWith,
  original,
  proposal,
  proposedText,
} from '../../support/panel/enhance.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });
const working = (page: Page) => page.getByRole('button', { name: texts.working });
const decideAll = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const show = (page: Page) => page.getByRole('button', { name: review.show, exact: true });

test('an enhanced text keeps what is typed while it streams in, and after the review', async ({
  page,
}) => {
  const calls = await controlCalls(page, '**/api/admin/enhance-blog');
  await openWith(page, original);
  const release = calls.hold();
  await enhance(page).click();
  await expect(proposal(page)).toContainText(review.streaming);
  await content(page, 'en').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\nTyped meanwhile.');
  await release();
  await show(page).click();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await expectText(proposedText(page), 'Typed meanwhile.');

  await decideAll(page, review.acceptAll).click();
  await expectText(enhanced(page), 'Typed meanwhile.');
  await enhanced(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' And later.');
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await decideAll(page, review.rejectAll).click();
  await expectText(enhanced(page), 'They are very very fast.Typed meanwhile. And later.');
  await page.getByRole('button', { name: texts.removeEnhanced }).click();
  await expectText(content(page, 'en'), 'Typed meanwhile.');
  await expect(content(page, 'en')).not.toContainText('And later.');
  await page.getByRole('button', { name: adminShared.undo }).click();
  await expectText(enhanced(page), 'And later.');
});

test('a streamed proposal takes no word from a writer', async ({ page }) => {
  const calls = await controlCalls(page, '**/api/admin/enhance-blog');
  await openWith(page, original);
  const release = calls.hold();
  const answered = page.waitForResponse('**/api/admin/enhance-blog');
  await enhance(page).click();
  await content(page, 'en').click();
  await page.keyboard.press('ControlOrMeta+End');
  const words = Array.from({ length: 60 }, (_, index) => ` w${index}`);
  await typeOnKeyboard(page, words.slice(0, 20).join(''));
  await release();
  for (const word of words.slice(20, 40)) await typeOnKeyboard(page, word);
  await answered;
  await expect(page.getByText(review.ready)).toBeVisible();
  await expect(content(page, 'en')).toBeFocused();
  await typeOnKeyboard(page, words.slice(40).join(''));
  await expectText(content(page, 'en'), words.join(''));

  await show(page).click();
  await expect(proposal(page)).toBeFocused();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await expectText(proposedText(page), words.join(''));
  await decideAll(page, review.acceptAll).click();
  await expectText(enhanced(page), words.join(''));
});

test('a proposal keeps the focus when its diff view loads late', async ({ page }) => {
  const release = (await controlCalls(page, '**/proposal-review-*.js')).hold();
  const calls = await controlCalls(page, '**/api/admin/enhance-blog');
  await openWith(page, original);
  const answer = calls.hold();
  await enhance(page).click();
  await content(page, 'en').click();
  await answer();
  await show(page).click();
  await expect(proposal(page)).toBeFocused();
  await release();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await expect(proposal(page)).toBeFocused();
});

test('typing the last difference away keeps the focus in the text', async ({ page }) => {
  await openWith(page, 'Keep this. They are very very fast.');
  await enhance(page).click();
  await expect(proposal(page).getByRole('status')).toHaveText('1 change to decide');
  await proposedText(page).getByText('They are').click();
  await page.keyboard.press('End');
  for (let count = 0; count < ' fast.'.length; count += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' very');
  await expect(proposal(page).getByRole('status')).toHaveText('Nothing left to decide');
  await page.keyboard.type(' indeed');
  await expectText(proposedText(page), 'They are very very indeed fast.');
});

test('a proposal is visible while it streams in, and a cancelled one leaves nothing behind', async ({
  page,
}) => {
  await openWith(page, `${original} DALLY`);
  await enhance(page).click();
  await expect(working(page)).toBeDisabled();
  await expect(proposal(page)).toContainText('We use the tools.');
  await expect(proposal(page)).not.toContainText('fast');
  await expectText(content(page, 'en'), 'They are very very fast. DALLY');
  const aborted = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: `Cancel: ${texts.enhance}` }).click();
  expect((await aborted).url()).toContain('/api/admin/enhance-blog');
  await expect(enhance(page)).toBeEnabled();
  await expect(enhance(page)).toBeFocused();
  await expect(proposal(page)).toHaveCount(0);
  await expect(alertOf(page)).toHaveText('');
  await expectText(content(page, 'en'), 'We utilise teh tools.');
  await expect(publish(page, 'en')).toBeEnabled();
});

test('a reload during the review keeps decisions and typed text', async ({ page }) => {
  await openWith(page, original);
  await enhance(page).click();
  await decisionAbout(page, review.reject, 'use the').click();
  await proposedText(page).getByText('This stays.').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Really.');
  await expect(draftSaved(page)).toBeVisible();
  await page.reload();
  await expect(proposal(page).getByRole('status')).toHaveText('1 change to decide');
  await expectText(proposedText(page), 'This stays. Really.');
  await decideAll(page, review.acceptAll).click();
  await expectText(enhanced(page), 'We utilise teh tools.This stays. Really.They are very fast.');

  // The next proposal starts from the enhanced text. If nothing is left to improve, the panel says so.
  await page.getByRole('button', { name: texts.removeEnhanced }).click();
  await content(page, 'en').fill('Nothing to improve.');
  await enhance(page).click();
  await expect(page.getByText(review.nothingToChange, { exact: true })).toBeVisible();
  await expectText(content(page, 'en'), 'Nothing to improve.');
});

test('the keyboard reaches each change, its decision, and the text again', async ({ page }) => {
  await openWith(page, original);
  await enhance(page).focus();
  await page.keyboard.press('Enter');
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  // The button says why it waits, and leads to the open changes.
  await page.keyboard.press('Enter');
  await expect(proposal(page)).toBeFocused();
  await page.keyboard.press('F7');
  await expect(decisionAbout(page, review.accept, 'use the')).toBeFocused();
  await page.keyboard.press('F7');
  await expect(decisionAbout(page, review.accept, 'very')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(proposal(page).getByRole('status')).toHaveText('1 change to decide');
  await expect(decisionAbout(page, review.accept, 'use the')).toBeFocused();
  await proposedText(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await page.keyboard.press('F7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectText(enhanced(page), 'We use the tools.This stays.They are very fast.');
  await expect(page.getByRole('radio', { name: texts.enhanced })).toBeFocused();
});

for (const [language, theme] of [
  ['ckb', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`axe finds nothing in a proposal: ${language}, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      ([panel, chosen]) => {
        localStorage.setItem('adminLanguage', panel);
        localStorage.setItem('theme', chosen);
      },
      [language, theme] as const,
    );
    const { adminCompose, adminProposal } = adminMessages[language];
    await openPanel(page, '/admin/dashboard', editor);
    await page.getByRole('textbox', { name: adminCompose.titleLabel.en }).fill('Axe');
    await page.getByRole('textbox', { name: adminCompose.contentLabel.en }).click();
    await page.keyboard.insertText(original);
    await page.getByRole('button', { name: adminCompose.enhance, exact: true }).click();
    const text = page.getByRole('textbox', { name: adminProposal.proposedText });
    await expect(text.locator('del')).toHaveCount(2);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a proposal for a stored English text is kept in its edit page, and saved as accepted', async ({
  page,
}) => {
  const token = await openPanel(page, '/admin/dashboard', editor);
  const heading = uniqueTitle('Stored');
  const post = await createPost(page.request, token, { title: heading, content: original });
  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await enhance(page).click();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await decisionAbout(page, review.accept, 'use the').click();
  await expect(proposal(page).getByRole('status')).toHaveText('1 change to decide');
  await page.reload();
  await expect(proposal(page).getByRole('status')).toHaveText('1 change to decide');
  await decisionAbout(page, review.reject, 'very').click();
  await expect(proposal(page)).toHaveCount(0);
  await page.getByRole('button', { name: posts.edit.save, exact: true }).click();
  await expectSuccess(page, 'saved');
  expect(await storedPost(page.request, token, post.id)).toMatchObject({
    content: 'We use the tools.\n\nThis stays.\n\nThey are very very fast.',
  });
});
