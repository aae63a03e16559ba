import { z } from 'zod';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';

/** What the assistant proposes for a text, as drafts keep it. */
export const proposal = z.object({
  /** The text with the changes that were accepted. */
  accepted: z.string(),
  /** The same text with the undecided changes, too. */
  proposed: z.string(),
});

export type Proposal = z.output<typeof proposal>;

/** A text, and the proposal for it; null where there is none. */
export type ProposedText = { content: string; proposal: Proposal | null };

/** Updates the text from its current state. Does nothing once another post is open. */
export type ChangeProposedText = (next: (now: ProposedText) => ProposedText) => void;

/** What shows a proposal and decides about it. */
export type ProposalProps = { proposal: Proposal; change: ChangeProposedText };

/** The id of the element that shows a proposal. */
export const proposalReviewId = 'proposal-review';

export function isDecided({ accepted, proposed }: Proposal): boolean {
  return accepted === proposed;
}

/** The text with a proposal. A proposal without undecided changes becomes the text itself. */
export function applyProposal(text: ProposedText, proposal: Proposal): ProposedText {
  if (!isDecided(proposal)) return { ...text, proposal };
  // Line ends of Windows are no difference: a text that was not changed stays as it is.
  const isUnchanged = proposal.accepted === normalizeLineEndings(text.content);
  return { content: isUnchanged ? text.content : proposal.accepted, proposal: null };
}
