import './translation.css';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#language/bidi.ts';
import { RunModel } from '../shared/run-model.tsx';
import { IssuesPanel } from './issues-panel.tsx';
import { blocksPublishing } from './located-issue.ts';
import { countProposals } from './proposed-parts.tsx';
import { needsAttention, type RankedRow, rankRows } from './rank-rows.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewRowView } from './review-row-view.tsx';
import type { BlockRef } from './review-rows.ts';
import { LookFirst } from './second-look/look-first.tsx';
import { useNextKey } from './second-look/use-next-key.ts';
import { useSecondLook } from './second-look/use-second-look.ts';
import type { TextRange } from './text-range.ts';
import { useProposalFocus } from './use-proposal-focus.ts';
import { useRecordCheck } from './use-record-check.ts';
import { type ReviewProps, useReview } from './use-review.ts';

type Props = ReviewProps & {
  /** Whether blocking issues opened the review. Then the first of them is selected. */
  startsAtBlocking: boolean;
  onClose: () => void;
};

/** A translation beside its source, paragraph by paragraph, in place of the form. */
export function ReviewView({ startsAtBlocking, onClose, ...props }: Props) {
  const { language, source } = props;
  const id = useId();
  const t = useTranslations('adminTranslation');
  const review = useReview(props);
  const checked = useRecordCheck(review.record, language);
  const { isTranslation } = review;
  // Deferred, so that typing does not wait for the order.
  const rows = useDeferredValue(review.rows);
  const secondLook = useSecondLook(language, rows);
  const check = checked === 'failed' ? null : checked;
  const ranked = rankRows(rows, {
    check: check ?? { issues: [], spellings: [] },
    annotationsOf: secondLook.annotationsOf,
    language,
  }).filter(needsAttention);
  const jumpTo = (row: RankedRow) => select(fields.current, firstRange(row));
  const listenToKeys = useNextKey(ranked, jumpTo);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef(new Map<BlockRef, HTMLTextAreaElement>());
  const area = useRef<HTMLDivElement>(null);
  const keepFocus = useProposalFocus(review, area, heading);
  const startsAtIssue = useRef(startsAtBlocking);
  useRestoreFocus();

  useEffect(() => {
    window.scrollTo({ top: 0 });
    const proposal = area.current?.querySelector<HTMLElement>('[data-proposal]');
    (proposal ?? heading.current)?.focus();
  }, []);
  useEffect(() => {
    if (!startsAtIssue.current || !checked || checked === 'failed') return;
    startsAtIssue.current = false;
    const first = checked.issues.find(blocksPublishing);
    if (first) select(fields.current, first.range);
  }, [checked]);

  return (
    <section aria-labelledby={`${id}-heading`} onKeyDown={listenToKeys}>
      <button type="button" className="panel-quiet-link" onClick={onClose}>
        {t('back')}
      </button>
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="mt-2 text-h3 outline-none">
        {t(isTranslation ? 'heading' : 'typedHeading', { language })}
      </h2>
      <p className="mt-1 max-w-text text-small text-ink-muted">
        {isTranslation ? t(source ? 'intro' : 'noSource') : t('typedIntro')}{' '}
        {isTranslation && <RunModel run={review.record.run} />}
        {countProposals(review) > 0 && (
          <span className="block">
            {t('proposals.hint', { enter: isolate('Enter'), delete: isolate('Delete') })}
          </span>
        )}
      </p>
      <div className="review">
        <div className="review-side">
          {isTranslation && (
            <LookFirst
              language={language}
              secondLook={secondLook}
              ranked={ranked}
              jumpTo={jumpTo}
            />
          )}
          <IssuesPanel
            language={language}
            review={review}
            checked={checked}
            jumpTo={(range) => select(fields.current, range)}
          />
        </div>
        <div ref={area} className="review-rows" {...keepFocus}>
          {review.rows.map((row, index) => (
            <ReviewRowView
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its index when it is translated
              key={index}
              row={row}
              number={index}
              language={language}
              review={review}
              secondLook={secondLook}
              select={(range) => select(fields.current, range)}
              fieldRef={(field) => {
                if (row.blockRef === null || !field) return;
                const { blockRef } = row;
                fields.current.set(blockRef, field);
                return () => {
                  fields.current.delete(blockRef);
                };
              }}
            />
          ))}
        </div>
      </div>
      <ReviewBar language={language} review={review} checked={checked} onClose={onClose} />
      {review.dialog}
    </section>
  );
}

/** The range that is selected first in a paragraph: the first span of the second look, or the first issue. */
function firstRange({ blockRef, text, issues, annotations }: RankedRow): TextRange {
  const span = annotations.find((annotation) => annotation.span !== null)?.span;
  const from = span ? text.indexOf(span) : -1;
  if (span && from >= 0) return { blockRef, from, to: from + span.length };
  return issues[0]?.range ?? { blockRef, from: 0, to: 0 };
}

/** Selects a range in its field and scrolls the field into view. */
function select(
  fields: ReadonlyMap<BlockRef, HTMLTextAreaElement>,
  { blockRef, from, to }: TextRange,
): void {
  const field = fields.get(blockRef);
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(from, to);
  field?.scrollIntoView({ block: 'center' });
}

/** Restores the previous focus when a view is unmounted. The router restores the scroll position. */
function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
