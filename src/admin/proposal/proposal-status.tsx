import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { StreamedText } from '../shared/streamed-text.ts';
import { proposalReviewId } from './proposal.ts';
import { StreamingProposal } from './streaming-proposal.tsx';
import { writingAreaOf } from './writing-area.ts';

/** Below the English text: a proposal that is being streamed, or a button that shows one that is ready. */
export function ProposalStatus(props: {
  /** Null while none is being streamed. */
  streamed: StreamedText | null;
  /** Null while none is ready. */
  show: (() => void) | null;
}) {
  const { streamed, show } = props;
  const t = useTranslations('adminProposal');
  return (
    <>
      {/* A live region must be in the page before its text, so that screen readers announce it. */}
      <p role="status" className="sr-only">
        {streamed && t('streaming')}
      </p>
      <div role="status">
        {show && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-gold-strong bg-surface-raised px-4 py-2 text-small">
            <p className="grow">{t('ready')}</p>
            <button
              type="button"
              className="panel-button"
              onClick={({ currentTarget }) => {
                const area = writingAreaOf(currentTarget);
                flushSync(show);
                area?.querySelector<HTMLElement>(`#${proposalReviewId}`)?.focus();
              }}
            >
              {t('show')}
            </button>
          </div>
        )}
      </div>
      {streamed && <StreamingProposal streamed={streamed} />}
    </>
  );
}
