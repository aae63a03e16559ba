import { z } from 'zod';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';

/** A proposal of the assistant, as drafts store it. */
export const proposal = z.object({
  /** The text with the accepted changes. */
  accepted: z.string(),
  /** The text with the accepted and the undecided changes. */
  proposed: z.string(),
});

export type Proposal = z.output<typeof proposal>;

/** A text and its proposal; null when there is none. */
export type ProposedText = { content: string; proposal: Proposal | null };

/** Updates the newest text. Does nothing once another post is open. */
export type ChangeProposedText = (next: (now: ProposedText) => ProposedText) => void;

/** The props of components that show a proposal and decide about it. */
export type ProposalProps = { proposal: Proposal; change: ChangeProposedText };

/** The id of the element that shows a proposal. */
export const proposalReviewId = 'proposal-review';

export function isDecided({ accepted, proposed }: Proposal): boolean {
  return accepted === proposed;
}

/** Sets the proposal of a text. A proposal without undecided changes becomes the text itself. */
export function applyProposal(text: ProposedText, proposal: Proposal): ProposedText {
  if (!isDecided(proposal)) return { ...text, proposal };
  // Windows line ends do not count as a change, so an unchanged text keeps its line ends.
  const isUnchanged = proposal.accepted === normalizeLineEndings(text.content);
  return { content: isUnchanged ? text.content : proposal.accepted, proposal: null };
}
