import { z } from 'zod';
import { runId } from '#domain/assistant/shared/run-id.ts';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';

/** A proposal of the assistant, as drafts store it. */
export const proposal = z.object({
  /** The text with the accepted changes. */
  accepted: z.string(),
  /** The text with the accepted and the undecided changes. */
  proposed: z.string(),
  /** The run of the assistant that made it. Drafts of earlier versions have none. */
  run: runId.optional(),
});

export type Proposal = z.output<typeof proposal>;

/** A text and its proposal; null when there is none. */
export type ProposedText = {
  content: string;
  proposal: Proposal | null;
  /** The run whose proposal last went into the text, if one did. */
  run?: number | undefined;
};

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
  const run = proposal.run ?? text.proposal?.run ?? text.run;
  if (!isDecided(proposal))
    return { ...text, proposal: { ...proposal, ...(run !== undefined && { run }) } };
  // Windows line ends do not count as a change, so an unchanged text keeps its line ends.
  const isUnchanged = proposal.accepted === normalizeLineEndings(text.content);
  if (isUnchanged) return { ...text, proposal: null };
  return { content: proposal.accepted, proposal: null, run };
}
