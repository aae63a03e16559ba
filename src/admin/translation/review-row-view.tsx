import { type RefCallback, useId } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type TranslationLanguage } from '#i18n/languages.ts';
import { isTranslatable } from './is-translatable.ts';
import type { ReviewRow } from './review-rows.ts';
import { SourceCell } from './source-cell.tsx';
import type { Review } from './use-review.ts';

/** One paragraph: its source, its translation in a text field, its state and its action. */
export function ReviewRowView(props: {
  row: ReviewRow;
  /** 0 is the title. */
  number: number;
  language: TranslationLanguage;
  review: Review;
  fieldRef: RefCallback<HTMLTextAreaElement>;
}) {
  const { row, number, language, review } = props;
  const { blockRef } = row;
  const id = useId();
  const t = useTranslations('adminTranslation');
  const isTitle = blockRef === 'title';
  const isCode = !isTitle && !isTranslatable(row.block?.text ?? '');
  return (
    <div className="review-row" data-state={row.state} data-row={number}>
      {review.isTranslation && <SourceCell row={row} />}
      {blockRef === null ? (
        <p className="review-blank">{t('notTranslated')}</p>
      ) : (
        <textarea
          ref={props.fieldRef}
          rows={1}
          lang={language}
          dir={isCode ? 'ltr' : directionOf(language)}
          aria-label={isTitle ? t('titleField', { language }) : t('field', { language, number })}
          aria-describedby={`${id}-states`}
          readOnly={review.isTranslatingRow(row)}
          value={row.block?.text}
          onChange={(event) => {
            const { value } = event.target;
            review.type(blockRef, isTitle ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value);
          }}
          autoComplete="off"
          className={`panel-input review-field ${isTitle ? 'font-bold' : ''} ${isCode ? 'font-mono text-small' : ''}`}
        />
      )}
      {review.isTranslation && (
        <RowLine id={`${id}-states`} row={row} number={number} review={review} />
      )}
    </div>
  );
}

function RowLine(props: { id: string; row: ReviewRow; number: number; review: Review }) {
  const { id, row, number, review } = props;
  const t = useTranslations('adminTranslation');
  const isBusy = review.isTranslatingRow(row);
  const states = [
    ...(row.state === 'current' ? [] : [t(`states.${row.state}`)]),
    ...(row.isEdited ? [t(row.block?.source ? 'edited' : 'added')] : []),
  ];
  const action = actionOf(row);
  if (!action && states.length === 0) return null;
  const subject =
    row.blockRef === 'title' ? t('blockNames.title') : t('blockNames.paragraph', { number });
  return (
    <div className="review-line">
      <p id={id} className="flex flex-wrap gap-x-3 gap-y-1">
        {states.map((state) => (
          <span key={state} className="review-mark">
            {state}
          </span>
        ))}
      </p>
      {action && (
        <button
          type="button"
          className="panel-quiet-link ms-auto"
          aria-disabled={review.isTranslating}
          aria-label={`${t(`actions.${action}`)}: ${subject}`}
          onClick={() => void review.translateRow(row)}
        >
          {isBusy ? t('translating') : t(`actions.${action}`)}
        </button>
      )}
    </div>
  );
}

function actionOf({ source, blockRef, state, isEdited }: ReviewRow) {
  if (state === 'removed') return 'remove';
  if (source === null) return null;
  // A block without words, such as code, is the same in every language.
  if (state === 'current' && !isEdited && blockRef !== 'title' && !isTranslatable(source))
    return null;
  return blockRef === null ? 'translate' : 'again';
}
