import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { proposalReviewId, withProposal } from './proposal.ts';
import type { ProposalReviewProps } from './proposal-review.tsx';
import '../editor/editor.css';

/** A proposal for the English text, in the place of its editor. */
export function ProposalSection(props: ProposalReviewProps) {
  return (
    <Suspense fallback={<ProposedText {...props} isLoading />}>
      <Review {...props} />
    </Suspense>
  );
}

/** The comparison, which only an assistant's proposal needs. Where it does not come, the panel must not go with it. */
const Review = lazy(async () => {
  try {
    const { ProposalReview } = await import('./proposal-review.tsx');
    return { default: ProposalReview };
  } catch (error) {
    console.error('The comparison was not loaded:', error);
    return { default: PlainReview };
  }
});

/** To be decided about as a whole. */
function PlainReview(props: ProposalReviewProps) {
  const { proposal, change } = props;
  const t = useTranslations('adminEnhance');
  const decide = (text: string) =>
    change((now) => withProposal(now, { accepted: text, proposed: text }));
  return (
    <>
      <ProposedText {...props} isLoading={false} />
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className="panel-button" onClick={() => decide(proposal.proposed)}>
          {t('acceptAll')}
        </button>
        <button type="button" className="panel-button" onClick={() => decide(proposal.accepted)}>
          {t('rejectAll')}
        </button>
      </div>
    </>
  );
}

function ProposedText(props: ProposalReviewProps & { isLoading: boolean }) {
  const t = useTranslations('adminEnhance');
  return (
    <section
      id={proposalReviewId}
      tabIndex={-1}
      aria-label={t('proposal')}
      aria-busy={props.isLoading}
      className="editor-frame"
    >
      <div lang="en" dir="ltr" className="editor-text-loading">
        {props.proposal.proposed}
      </div>
    </section>
  );
}
