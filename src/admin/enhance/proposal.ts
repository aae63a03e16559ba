import type { CreateForm } from '../create/create-form.ts';
import { withUnixLineEnds } from '../editor/unix-line-ends.ts';

export type Proposal = NonNullable<CreateForm['proposal']>;

/** The id of the element in which changes are decided about. */
export const proposalReviewId = 'proposal-review';

export function isDecided({ accepted, proposed }: Proposal): boolean {
  return accepted === proposed;
}

/**
 * The form with a proposal for its English text. One in which nothing is left to decide is the enhanced text itself, or
 * none, where it is the original.
 */
export function withProposal(form: CreateForm, proposal: Proposal): CreateForm {
  if (!isDecided(proposal)) return { ...form, proposal };
  const { accepted } = proposal;
  const isOriginal = accepted === withUnixLineEnds(form.texts.en.content);
  return { ...form, proposal: null, enhancedContent: isOriginal ? null : accepted };
}
