import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { RunModel } from '../shared/run-model.tsx';
import { useAddUndoToast } from '../shared/toasts.tsx';
import { focusChange, focusedChange } from './change-bars.ts';
import { decideAll, undecided } from './decide.ts';
import {
  applyProposal,
  type ChangeProposedText,
  isDecided,
  type Proposal,
  type ProposalProps,
  proposalReviewId,
} from './proposal.ts';
import { undoDecision } from './undo-decision.ts';
import { useProposalView } from './use-proposal-view.ts';

/** Goes to the next change, or with Shift to the previous one, as in other diff editors. */
const nextKey = 'F7';

/** A proposal as a diff, whose changes are accepted or rejected one by one. The proposed text can also be edited. */
export function ProposalReview({ proposal, change }: ProposalProps) {
  const id = useId();
  const t = useTranslations('adminProposal');
  const language = useLanguage();
  const offerUndo = useOfferUndo(change);
  const lastUndecided = useRef(proposal);
  const shownAt = useRef(-1);

  const { host, view, count } = useProposalView({
    proposal,
    field: { language: 'en', label: t('proposedText'), describedBy: `${id}-hint` },
    texts: {
      language,
      accept: t('accept'),
      reject: t('reject'),
      describe({ added, removed }) {
        const words = { added: isolate(added), removed: isolate(removed) };
        if (added && removed) return t('replaced', words);
        if (added) return t('added', words);
        return removed ? t('removed', words) : t('blankLines');
      },
    },
    onChange(next, isTyped) {
      if (isDecided(next) && !isTyped) return end(next);
      // Typing can remove the last difference. The review then ends on blur, so that it does not interrupt the writer.
      change((now) => ({ ...now, proposal: { ...now.proposal, ...next } }));
      if (!isDecided(next)) lastUndecided.current = next;
    },
  });
  const end = (decided: Proposal) => {
    change((now) => applyProposal(now, decided));
    offerUndo(lastUndecided.current, decided.accepted);
  };
  const endOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isDecided(proposal) && !currentTarget.contains(relatedTarget)) end(proposal);
  };
  const endIfDecided = useEffectEvent(() => {
    if (isDecided(proposal)) end(proposal);
  });
  // After a reload a decided proposal ends at once, because nobody is typing in it.
  useEffect(() => endIfDecided(), []);

  const goTo = (direction: 'next' | 'previous') => {
    if (!view) return;
    const { head } = view.state.selection.main;
    const from = focusedChange(view) ?? (view.hasFocus ? head - 1 : shownAt.current);
    const changes = undecided(view.state);
    const position =
      direction === 'next'
        ? (changes.find((one) => one > from) ?? changes.at(0))
        : (changes.findLast((one) => one < from) ?? changes.at(-1));
    if (position === undefined) return;
    shownAt.current = position;
    focusChange(view, position);
  };
  const goByKeys = (event: KeyboardEvent) => {
    if (event.key !== nextKey) return;
    event.preventDefault();
    goTo(event.shiftKey ? 'previous' : 'next');
  };

  return (
    <section
      id={proposalReviewId}
      tabIndex={-1}
      aria-label={t('proposal')}
      className="editor-frame"
      onKeyDown={goByKeys}
      onBlur={endOnBlur}
    >
      <div className="editor-bar">
        <p role="status" className="me-auto ps-2 text-small font-bold">
          {t('undecided', { count })}
        </p>
        <div className="flex">
          <button
            type="button"
            className="panel-icon-button"
            aria-label={t('previous')}
            title={`${t('previous')} (${isolate(`Shift+${nextKey}`)})`}
            onClick={() => goTo('previous')}
          >
            <span aria-hidden="true">↑</span>
          </button>
          <button
            type="button"
            className="panel-icon-button"
            aria-label={t('next')}
            title={`${t('next')} (${isolate(nextKey)})`}
            onClick={() => goTo('next')}
          >
            <span aria-hidden="true">↓</span>
          </button>
        </div>
        <div className="flex flex-wrap gap-2">
          {(['accept', 'reject'] as const).map((decision) => (
            <button
              key={decision}
              type="button"
              className="panel-button px-2.5 text-tiny"
              onClick={() => view && decideAll(view, decision)}
            >
              {t(`${decision}All`)}
            </button>
          ))}
        </div>
      </div>
      <div ref={host} className="editor-writing" />
      <div className="editor-footer">
        <p id={`${id}-hint`}>{t('hint', { key: isolate(nextKey) })}</p>
        <RunModel run={proposal.run} />
      </div>
    </section>
  );
}

/** The last decision closes the review. A toast can undo it. */
function useOfferUndo(change: ChangeProposedText) {
  const t = useTranslations('adminProposal');
  const addUndoToast = useAddUndoToast();
  return (before: Proposal, decided: string) =>
    addUndoToast(t('allDecided'), () => change((now) => undoDecision(now, before, decided)));
}
