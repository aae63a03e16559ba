import type { CreateForm } from '../create/create-form.ts';
import { finalText } from '../create/create-form.ts';
import { withUnixLineEnds } from '../editor/unix-line-ends.ts';
import { type Proposal, withProposal } from './proposal.ts';
import { withTyped } from './with-typed.ts';

/**
 * The way back to the last decision about a proposal.
 *
 * @param before what was proposed before it
 * @param decided the text after it; what was typed into it since then stays
 */
export function reopened(form: CreateForm, before: Proposal, decided: string): CreateForm {
  const now = withUnixLineEnds(finalText(form, 'en').content);
  const typedInto = (answer: string) => withTyped({ sent: decided, now, answer });
  return withProposal(form, {
    accepted: typedInto(before.accepted),
    proposed: typedInto(before.proposed),
  });
}
