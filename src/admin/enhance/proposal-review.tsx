import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isolated } from '#i18n/isolated.ts';
import { useLanguage } from '#i18n/messages.tsx';
import type { CreateForm } from '../create/create-form.ts';
import type { CreateDraft } from '../create/use-create-draft.ts';
import { useAddUndoToast } from '../frame/toasts.tsx';
import { focusChange, focusedChange } from './change-bars.ts';
import { decideAll, undecided } from './decide.ts';
import { isDecided, type Proposal, proposalReviewId, withProposal } from './proposal.ts';
import { reopened } from './reopened.ts';
import { useProposalView } from './use-proposal-view.ts';

/** With Shift it leads back. As in the comparisons of other editors. */
const nextKey = 'F7';

export type ProposalReviewProps = {
  proposal: Proposal;
  /** The post's; nothing is put into the form of another one. */
  translationGroup: CreateForm['translationGroup'];
  change: CreateDraft['change'];
};

/** A proposal for the English text, to decide about change by change. Its words can be written anew, too. */
export function ProposalReview({ proposal, translationGroup, change }: ProposalReviewProps) {
  const id = useId();
  const t = useTranslations('adminEnhance');
  const language = useLanguage();
  const offerWayBack = useWayBack(translationGroup, change);
  const lastUndecided = useRef(proposal);
  const shownAt = useRef(-1);

  const { host, view, count } = useProposalView({
    proposal,
    facts: { language: 'en', label: t('proposedText'), describedBy: `${id}-hint` },
    texts: {
      language,
      accept: t('accept'),
      reject: t('reject'),
      describe({ added, removed }) {
        const words = { added: isolated(added), removed: isolated(removed) };
        if (added && removed) return t('replaced', words);
        if (added) return t('added', words);
        return removed ? t('removed', words) : t('blankLines');
      },
    },
    onChange(next) {
      change((now) => withProposal(now, next));
      if (isDecided(next)) offerWayBack(lastUndecided.current, next.accepted);
      else lastUndecided.current = next;
    },
  });

  const goTo = (direction: 'next' | 'previous') => {
    if (!view) return;
    const { head } = view.state.selection.main;
    const from = focusedChange(view) ?? (view.hasFocus ? head - 1 : shownAt.current);
    const places = undecided(view.state);
    const place =
      direction === 'next'
        ? (places.find((one) => one > from) ?? places.at(0))
        : (places.findLast((one) => one < from) ?? places.at(-1));
    if (place === undefined) return;
    shownAt.current = place;
    focusChange(view, place);
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
            title={`${t('previous')} (${isolated(`Shift+${nextKey}`)})`}
            onClick={() => goTo('previous')}
          >
            <span aria-hidden="true">↑</span>
          </button>
          <button
            type="button"
            className="panel-icon-button"
            aria-label={t('next')}
            title={`${t('next')} (${isolated(nextKey)})`}
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
        <p id={`${id}-hint`}>{t('hint', { key: isolated(nextKey) })}</p>
      </div>
    </section>
  );
}

/** Once the last change is decided the proposal is gone from the screen; one step back must still work. */
function useWayBack(translationGroup: string, change: CreateDraft['change']) {
  const t = useTranslations('adminEnhance');
  const addUndoToast = useAddUndoToast();
  return (before: Proposal, decided: string) =>
    addUndoToast(t('allDecided'), () =>
      change((now) =>
        now.translationGroup === translationGroup ? reopened(now, before, decided) : now,
      ),
    );
}
