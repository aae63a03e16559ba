import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { currentRecord } from './apply-edit.ts';
import { changedRows, reviewRows } from './review-rows.ts';
import { type PostText, type ReviewedText, sourceOf } from './translation-record.ts';

/**
 * Below a text: the number of changed paragraphs and a button for the review. For a text that a person wrote, a button
 * for its spelling.
 */
export function TranslationLine(props: {
  text: ReviewedText;
  /** The English text; null until it is loaded. */
  source: PostText | null;
  onReview: () => void;
}) {
  const t = useTranslations('adminTranslation');
  // Deferred, so that typing does not wait for the comparison.
  const text = useDeferredValue(props.text);
  const source = useDeferredValue(props.source);
  const rows = useMemo(() => {
    const record = currentRecord(text);
    return record && reviewRows(source ?? sourceOf(record), record);
  }, [text, source]);
  if (!rows && text.content.trim() === '') return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <button
        type="button"
        className={rows ? 'panel-button' : 'panel-quiet-link'}
        onClick={props.onReview}
      >
        {t(rows ? 'review' : 'checkSpelling')}
      </button>
      {rows && (
        <p className="text-tiny text-ink-muted">
          {source && t('counts.changed', { count: changedRows(rows).length })}
        </p>
      )}
    </div>
  );
}
