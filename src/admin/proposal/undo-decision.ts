import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';
import { applyProposal, type Proposal, type ProposedText } from './proposal.ts';
import { rebaseTyped } from './rebase-typed.ts';

/**
 * Undoes the last decision about a proposal.
 *
 * @param before the proposal before the decision
 * @param decided the text after the decision; text typed since then stays
 */
export function undoDecision(text: ProposedText, before: Proposal, decided: string): ProposedText {
  const now = normalizeLineEndings(text.content);
  const withTyping = (answer: string) => rebaseTyped({ sent: decided, now, answer });
  return applyProposal(text, {
    accepted: withTyping(before.accepted),
    proposed: withTyping(before.proposed),
  });
}
