import type { Page } from '@playwright/test';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminProposal as review } from '#content/messages/en/admin/proposal.ts';
import { write } from './compose-form.ts';
import { openPanel } from './panel-test.ts';

/** One of the accounts that may each use the assistant 30 times an hour. */
export const editor = 'chnar';

export const original = 'We utilise teh tools.\n\nThis stays.\n\nThey are very very fast.';

export const enhance = (page: Page) =>
  page.getByRole('button', { name: texts.enhance, exact: true });

export const proposal = (page: Page) => page.getByRole('region', { name: review.proposal });

export const proposedText = (page: Page) =>
  page.getByRole('textbox', { name: review.proposedText });

export const enhanced = (page: Page) => page.getByRole('textbox', { name: texts.enhancedLabel });

export const decisionAbout = (page: Page, decision: string, words: string) =>
  proposal(page).getByRole('button', { name: new RegExp(`^${decision}: .*${words}`) });

export async function openWith(page: Page, text: string, heading = 'A post'): Promise<void> {
  await openPanel(page, '/admin/dashboard', editor);
  await write(page, 'en', heading, text);
}
