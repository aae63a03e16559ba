import { useTranslations } from 'use-intl';
import { useAddToast } from '../frame/toasts.tsx';
import {
  pickSeoFields,
  type SeoField,
  type SeoProposal,
  type SeoValues,
  type SomeSeo,
  withoutSeoFields,
} from './seo-proposal.ts';

const undoDurationMs = 10_000;

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
  const frame = useTranslations('adminFrame');
  const addToast = useAddToast();
  const decide = (fields: readonly SeoField[], taken: readonly SeoField[]) => {
    const before = pickSeoFields(values, taken);
    const decided = pickSeoFields(proposal ?? {}, fields);
    put(pickSeoFields(decided, taken), (now) => now && withoutSeoFields(now, values, fields));
    addToast({
      text: t(taken.length > 0 ? 'taken' : 'dismissed', { count: fields.length }),
      durationMs: undoDurationMs,
      action: {
        label: frame('undo'),
        run: () => put(before, (now) => ({ ...now, ...decided })),
      },
    });
  };
  return {
    take: (fields) => decide(fields, fields),
    dismiss: (fields) => decide(fields, []),
  };
}
