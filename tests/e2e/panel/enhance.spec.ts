import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminHistory as history } from '#content/messages/en/admin/history.ts';
import { adminProposal as review } from '#content/messages/en/admin/proposal.ts';
import { content, expectText, publish } from '../../support/panel/compose-form.ts';
import {
  decisionAbout,
  enhance,
  enhanced,
  openWith,
  original,
  proposal,
  proposedText,
} from '../../support/panel/enhance.ts';
import { expect, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a proposal is reviewed change by change, and published as accepted', async ({ page }) => {
  const heading = uniqueTitle('Enhanced');
  await openWith(page, original, heading);
  await enhance(page).click();
  await expect(proposal(page).getByRole('status')).toHaveText('2 changes to decide');
  await expect(proposal(page)).toContainText('openai-compatible/obedient');
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
  const { id, slug } = await (await published).json();
  const post = await (await page.request.get(`/api/blog/posts/${slug}`)).json();
  expect(post.content).toBe('We use the tools.\n\nThis stays.\n\nThey are very very fast.');

  await page.goto(`/admin/dashboard?tab=posts&history=${id}`);
  const revisions = page.getByRole('region', { name: history.title }).getByRole('listitem');
  await expect(revisions).toHaveCount(2);
  await expect(revisions.nth(0)).toContainText(history.kinds.published);
  await expect(revisions.nth(1)).toContainText(`${history.kinds.enhanced} English`);
  await expect(revisions.nth(1)).toContainText('openai-compatible/obedient');
});
