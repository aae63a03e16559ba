import { useTranslations } from 'use-intl';
import { useAddUndoToast } from '../shared/toasts.tsx';
import {
  type PartialSeo,
  pickSeoFields,
  type SeoField,
  type SeoProposal,
  type SeoValues,
  withoutSeoFields,
} from './seo-proposal.ts';

/** Writes texts into the form and updates its newest proposal. */
export type PutSeo = (
  texts: PartialSeo,
  nextProposal: (proposal: SeoProposal | null) => SeoProposal | null,
) => void;

export type SeoDecisions = {
  take: (fields: readonly SeoField[]) => void;
  dismiss: (fields: readonly SeoField[]) => void;
};

/** Accepts or dismisses the proposals for some fields, with a toast to undo that. */
export function useSeoDecisions(
  values: SeoValues,
  proposal: SeoProposal | null,
  put: PutSeo,
): SeoDecisions {
  const t = useTranslations('adminPostForm.seoSuggestions');
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
