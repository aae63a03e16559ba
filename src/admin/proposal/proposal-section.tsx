import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { applyProposal, type ProposalProps, proposalReviewId } from './proposal.ts';
import '../editor/editor.css';

/** The review of a proposal, in place of the editor. */
export function ProposalSection(props: ProposalProps) {
  const hadFocus = useRef(false);
  return (
    <Suspense
      fallback={
        <>
          {/* Must come before the text: React removes them in this order, and the focus is lost with the text. */}
          <RecordFocus hadFocus={hadFocus} />
          <ProposedText {...props} isLoading />
        </>
      }
    >
      <Review {...props} />
      <RestoreFocus hadFocus={hadFocus} />
    </Suspense>
  );
}

/** Records whether the text had the focus before the diff view replaced it. */
function RecordFocus({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement?.id === proposalReviewId;
    },
    [hadFocus],
  );
  return null;
}

/** Moves the focus to the diff view. The browser would move it to the body. */
function RestoreFocus({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  useLayoutEffect(() => {
    if (hadFocus.current) document.getElementById(proposalReviewId)?.focus();
  }, [hadFocus]);
  return null;
}

/**
 * Loads the diff view, which only proposals need. When loading fails, the proposal can be accepted or rejected as a
 * whole.
 */
const Review = lazy(async () => {
  try {
    const { ProposalReview } = await import('./proposal-review.tsx');
    return { default: ProposalReview };
  } catch (error) {
    console.error('The diff view was not loaded:', error);
    return { default: PlainReview };
  }
});

function PlainReview(props: ProposalProps) {
  const { proposal, change } = props;
  const t = useTranslations('adminProposal');
  const decide = (text: string) =>
    change((now) => applyProposal(now, { accepted: text, proposed: text }));
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

function ProposedText(props: ProposalProps & { isLoading: boolean }) {
  const t = useTranslations('adminProposal');
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
