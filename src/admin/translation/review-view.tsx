import './translation.css';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FindingsPanel } from './findings-panel.tsx';
import { keepsFromPublishing } from './placed-finding.ts';
import type { Stretch } from './record-places.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewRowView } from './review-row-view.tsx';
import type { Place } from './review-rows.ts';
import { useRecordCheck } from './use-record-check.ts';
import { useReturn } from './use-return.ts';
import { type ReviewProps, useReview } from './use-review.ts';

type Props = ReviewProps & {
  /** Whether it was opened because of what keeps the text from being published: then it starts there. */
  startsAtBlocking: boolean;
  onClose: () => void;
};

/** A translation beside its source, paragraph by paragraph, in place of the form that it was opened from. */
export function ReviewView({ startsAtBlocking, onClose, ...props }: Props) {
  const { language, source } = props;
  const id = useId();
  const t = useTranslations('adminTranslation');
  const review = useReview(props);
  const checked = useRecordCheck(review.record, language);
  const { isTranslation } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef(new Map<Place, HTMLTextAreaElement>());
  const isBeforeStart = useRef(startsAtBlocking);
  useReturn();

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (!isBeforeStart.current || !checked || checked === 'failed') return;
    isBeforeStart.current = false;
    const first = checked.findings.find(keepsFromPublishing);
    if (first) select(fields.current, first.stretch);
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
        <FindingsPanel
          language={language}
          review={review}
          checked={checked}
          jumpTo={(stretch) => select(fields.current, stretch)}
        />
        <div className="review-rows">
          {review.rows.map((row, index) => (
            <ReviewRowView
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph that gets its translation stays the same row
              key={index}
              row={row}
              number={index}
              language={language}
              review={review}
              fieldRef={(field) => {
                if (row.place === null || !field) return;
                const { place } = row;
                fields.current.set(place, field);
                return () => {
                  fields.current.delete(place);
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

/** Shows a stretch to a person, ready to be written over. */
function select(
  fields: ReadonlyMap<Place, HTMLTextAreaElement>,
  { place, from, to }: Stretch,
): void {
  const field = fields.get(place);
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(from, to);
  field?.scrollIntoView({ block: 'center' });
}
