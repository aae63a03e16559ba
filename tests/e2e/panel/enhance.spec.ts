import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminCreate as texts } from '#content/dictionaries/en/adminCreate.ts';
import { adminEnhance as review } from '#content/dictionaries/en/adminEnhance.ts';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import { controlCalls } from './controlled-calls.ts';
import { alertOf, content, expectText, kept, publish, write } from './create-form.ts';
import { expect, frame, openPanel, test, uniqueTitle } from './panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** One of the accounts that may each ask the assistant 30 times an hour. */
const editor = 'chnar';

const original = 'We utilise teh tools.\n\nThis stays.\n\nThey are very very fast.';

const enhance = (page: Page) => page.getByRole('button', { name: texts.enhance, exact: true });
const working = (page: Page) => page.getByRole('button', { name: texts.working });
const proposal = (page: Page) => page.getByRole('region', { name: review.proposal });
const proposedText = (page: Page) => page.getByRole('textbox', { name: review.proposedText });
const decideAll = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const enhanced = (page: Page) => page.getByRole('textbox', { name: texts.enhancedLabel });
const decisionAbout = (page: Page, decision: string, words: string) =>
  proposal(page).getByRole('button', { name: new RegExp(`^${decision}: .*${words}`) });

async function openWith(page: Page, text: string, heading = 'A post'): Promise<void> {
  await openPanel(page, '/admin/dashboard', editor);
  await write(page, 'en', heading, text);
}

test('is decided about change by change, and published as accepted', async ({ page }) => {
  const heading = uniqueTitle('Enhanced');
  await openWith(page, original, heading);
  await enhance(page).click();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await expect(page.getByRole('status')).toContainText(['Blog enhanced successfully!']);
  for (const button of [publish(page, 'en'), enhance(page)]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(texts.proposalPending);
  }
  await expect(proposedText(page).locator('ins')).toHaveText(['use the']);
  await expect(proposedText(page).locator('del')).toHaveText(['utilise teh', 'very']);

  await decisionAbout(page, review.accept, 'use the').click();
  await expect(proposal(page).getByRole('status')).toHaveText('1 change to decide');
  await decisionAbout(page, review.reject, 'very').click();
  await expectText(enhanced(page), 'We use the tools.');
  await page.getByRole('radio', { name: texts.original }).check();
  await expectText(content(page, 'en'), 'We utilise teh tools.');

  const published = page.waitForResponse('**/api/admin/blog/posts');
  await publish(page, 'en').click();
  const { slug } = await (await published).json();
  const post = await (await page.request.get(`/api/blog/posts/${slug}`)).json();
  expect(post.content).toBe('We use the tools.\n\nThis stays.\n\nThey are very very fast.');
});

test('keeps what is typed while it comes, and what is typed after the decision', async ({
  page,
}) => {
  const calls = await controlCalls(page, '**/api/admin/enhance-blog');
  await openWith(page, original);
  const release = calls.hold();
  await enhance(page).click();
  await expect(proposal(page)).toContainText(review.coming);
  await content(page, 'en').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\nTyped meanwhile.');
  release();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await expectText(proposedText(page), 'Typed meanwhile.');

  await decideAll(page, review.acceptAll).click();
  await expectText(enhanced(page), 'Typed meanwhile.');
  await enhanced(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' And later.');
  await page.getByRole('button', { name: frame.undo }).click();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await decideAll(page, review.rejectAll).click();
  await expectText(enhanced(page), 'They are very very fast.Typed meanwhile. And later.');
  await page.getByRole('button', { name: texts.removeEnhanced }).click();
  await expectText(content(page, 'en'), 'Typed meanwhile.');
  await expect(content(page, 'en')).not.toContainText('And later.');
  await page.getByRole('button', { name: frame.undo }).click();
  await expectText(enhanced(page), 'And later.');
});

test('is seen while it comes, and cancelled without a trace', async ({ page }) => {
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

test('a reload in the middle keeps what was decided and typed', async ({ page }) => {
  await openWith(page, original);
  await enhance(page).click();
  await decisionAbout(page, review.reject, 'use the').click();
  await proposedText(page).getByText('This stays.').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Really.');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(proposal(page).getByRole('status')).toHaveText('1 change to decide');
  await expectText(proposedText(page), 'This stays. Really.');
  await decideAll(page, review.acceptAll).click();
  await expectText(enhanced(page), 'We utilise teh tools.This stays. Really.They are very fast.');

  // The enhanced text is what is enhanced next; where nothing is left to change, that is said.
  await page.getByRole('button', { name: texts.removeEnhanced }).click();
  await content(page, 'en').fill('Nothing to improve.');
  await enhance(page).click();
  await expect(page.getByText(review.nothingToChange, { exact: true })).toBeVisible();
  await expectText(content(page, 'en'), 'Nothing to improve.');
});

test('by keyboard: to each change, through its decision, and back', async ({ page }) => {
  await openWith(page, original);
  await enhance(page).focus();
  await page.keyboard.press('Enter');
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  // The button says why it waits, and leads to what it waits for.
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
    const { adminCreate, adminEnhance } = panelMessages[language];
    await openPanel(page, '/admin/dashboard', editor);
    await page.getByRole('textbox', { name: adminCreate.titleLabel.en }).fill('Axe');
    await page.getByRole('textbox', { name: adminCreate.contentLabel.en }).click();
    await page.keyboard.insertText(original);
    await page.getByRole('button', { name: adminCreate.enhance, exact: true }).click();
    const text = page.getByRole('textbox', { name: adminEnhance.proposedText });
    await expect(text.locator('del')).toHaveCount(2);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
