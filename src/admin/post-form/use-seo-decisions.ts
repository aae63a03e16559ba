import { useTranslations } from 'use-intl';
import { useAddUndoToast } from '../shared/toasts.tsx';
import {
  pickSeoFields,
  type SeoField,
  type SeoProposal,
  type SeoValues,
  type SomeSeo,
  withoutSeoFields,
} from './seo-proposal.ts';

/** Puts texts into the form, and something else in the place of the proposal as it is at that moment. */
export type PutSeo = (
  texts: SomeSeo,
  nextProposal: (proposal: SeoProposal | null) => SeoProposal | null,
) => void;

export type SeoDecisions = {
  take: (fields: readonly SeoField[]) => void;
  dismiss: (fields: readonly SeoField[]) => void;
};

/** Takes or refuses what is proposed for some fields, in one step that a toast offers to go back. */
export function useSeoDecisions(
  values: SeoValues,
  proposal: SeoProposal | null,
  put: PutSeo,
): SeoDecisions {
  const t = useTranslations('adminSeo');
  const addUndoToast = useAddUndoToast();
  const decide = (fields: readonly SeoField[], taken: readonly SeoField[]) => {
    const before = pickSeoFields(values, taken);
    const decided = pickSeoFields(proposal ?? {}, fields);
    put(pickSeoFields(decided, taken), (now) => now && withoutSeoFields(now, values, fields));
    addUndoToast(t(taken.length > 0 ? 'taken' : 'dismissed', { count: fields.length }), () =>
      put(before, (now) => ({ ...now, ...decided })),
    );
  };
  return {
    take: (fields) => decide(fields, fields),
    dismiss: (fields) => decide(fields, []),
  };
}
