import { useTranslations } from 'use-intl';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { commandLanguage, useCommands } from '../shared/commands.ts';
import { blocksPublishing } from './located-issue.ts';
import { countProposals } from './proposed-parts.tsx';
import { changedRows } from './review-rows.ts';
import type { CheckedRecord } from './use-record-check.ts';
import type { Review } from './use-review.ts';

/** The counts and the actions of a review. Always visible. */
export function ReviewBar(props: {
  language: TranslationLanguage;
  review: Review;
  checked: CheckedRecord;
  onClose: () => void;
}) {
  const { review, checked } = props;
  const { isTranslation } = review;
  const t = useTranslations('adminTranslation');
  const changed = changedRows(review.rows).length;
  const update = changed > 0 ? () => void review.update() : undefined;
  useCommands({
    [`update${commandLanguage[props.language]}`]: isTranslation && !review.isBusy && update,
    backToForm: props.onClose,
  });
  const proposals = countProposals(review);
  const edited = review.rows.filter(({ isEdited }) => isEdited).length;
  const counts = [
    t('counts.changed', { count: changed }),
    ...(proposals > 0 ? [t('counts.proposals', { count: proposals })] : []),
    t('counts.edited', { count: edited }),
    ...(checked && checked !== 'failed'
      ? [t('counts.blocking', { count: checked.issues.filter(blocksPublishing).length })]
      : []),
  ];
  return (
    <div className="panel-bottom-bar">
      {isTranslation && (
        <button
          type="button"
          className="panel-button-primary"
          // Not `disabled`, because a disabled button loses the focus.
          aria-disabled={review.isBusy || changed === 0}
          onClick={update}
        >
          {review.isUpdating ? t('updating') : t('update', { count: changed })}
        </button>
      )}
      {review.isBusy && (
        <button type="button" className="panel-button" onClick={review.cancel}>
          {t('cancel')}
        </button>
      )}
      <button type="button" className="panel-button" onClick={props.onClose}>
        {t('back')}
      </button>
      <p role="status" className="flex flex-wrap gap-x-4 text-tiny text-ink-muted">
        {isTranslation && counts.map((count) => <span key={count}>{count}</span>)}
        {review.isBusy && (
          <span className="sr-only">{t(review.isUpdating ? 'updating' : 'translating')}</span>
        )}
      </p>
    </div>
  );
}
