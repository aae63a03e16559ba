import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { changedRows, reviewRows } from './review-rows.ts';
import { type PostText, type ReviewedText, sourceOf } from './translation-record.ts';
import { recordOf } from './with-edited-text.ts';

/** Under a text: how it stands to its source, and the way to its review. A text that a person wrote has its spelling alone. */
export function TranslationLine(props: {
  text: ReviewedText;
  /** The English; null where nobody knows it here. */
  source: PostText | null;
  onReview: () => void;
}) {
  const t = useTranslations('adminTranslation');
  // Behind the typing, which must not wait for it.
  const text = useDeferredValue(props.text);
  const source = useDeferredValue(props.source);
  const rows = useMemo(() => {
    const record = recordOf(text);
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
