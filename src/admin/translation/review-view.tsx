import './translation.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IssuesPanel } from './issues-panel.tsx';
import { blocksPublishing } from './located-issue.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewRowView } from './review-row-view.tsx';
import type { BlockRef } from './review-rows.ts';
import type { TextRange } from './text-range.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef(new Map<BlockRef, HTMLTextAreaElement>());
  const startsAtIssue = useRef(startsAtBlocking);
  useRestoreFocus();

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (!startsAtIssue.current || !checked || checked === 'failed') return;
    startsAtIssue.current = false;
    const first = checked.issues.find(blocksPublishing);
    if (first) select(fields.current, first.range);
  }, [checked]);

  return (
    <section aria-labelledby={`${id}-heading`}>
      <button type="button" className="panel-quiet-link" onClick={onClose}>
        {t('back')}
      </button>
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="mt-2 text-h3 outline-none">
        {t(isTranslation ? 'heading' : 'typedHeading', { language })}
      </h2>
      <p className="mt-1 max-w-text text-small text-ink-muted">
        {isTranslation ? t(source ? 'intro' : 'noSource') : t('typedIntro')}
      </p>
      <div className="review">
        <IssuesPanel
          language={language}
          review={review}
          checked={checked}
          jumpTo={(range) => select(fields.current, range)}
        />
        <div className="review-rows">
          {review.rows.map((row, index) => (
            <ReviewRowView
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its index when it is translated
              key={index}
              row={row}
              number={index}
              language={language}
              review={review}
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
      <ReviewBar review={review} checked={checked} onClose={onClose} />
      {review.dialog}
    </section>
  );
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
