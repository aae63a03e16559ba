import { type RefCallback, useId } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import type { ReviewRow } from './review-rows.ts';
import { SourceCell } from './source-cell.tsx';
import type { TranslationLanguage } from './translation-language.ts';
import type { Review } from './use-review.ts';
import { isWordless } from './wordless.ts';

/** One paragraph: the source, its translation to be written in, and what there is to know of them. */
export function ReviewRowView(props: {
  row: ReviewRow;
  /** 0 is the title. */
  number: number;
  language: TranslationLanguage;
  review: Review;
  fieldRef: RefCallback<HTMLTextAreaElement>;
}) {
  const { row, number, language, review } = props;
  const { place } = row;
  const id = useId();
  const t = useTranslations('adminTranslation');
  const isTitle = place === 'title';
  const isCode = !isTitle && isWordless(row.block?.text ?? '');
  return (
    <div className="review-row" data-state={row.state} data-row={number}>
      {review.isTranslation && <SourceCell row={row} />}
      {place === null ? (
        <p className="review-blank">{t('notTranslated')}</p>
      ) : (
        <textarea
          ref={props.fieldRef}
          rows={1}
          lang={language}
          dir={isCode ? 'ltr' : directionOf(language)}
          aria-label={isTitle ? t('titleField', { language }) : t('field', { language, number })}
          aria-describedby={`${id}-marks`}
          readOnly={review.isTranslatingRow(row)}
          value={row.block?.text}
          onChange={(event) => {
            const { value } = event.target;
            review.write(place, isTitle ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value);
          }}
          autoComplete="off"
          className={`panel-input review-field ${isTitle ? 'font-bold' : ''} ${isCode ? 'font-mono text-small' : ''}`}
        />
      )}
      {review.isTranslation && (
        <RowLine id={`${id}-marks`} row={row} number={number} review={review} />
      )}
    </div>
  );
}

function RowLine(props: { id: string; row: ReviewRow; number: number; review: Review }) {
  const { id, row, number, review } = props;
  const t = useTranslations('adminTranslation');
  const isBusy = review.isTranslatingRow(row);
  const marks = [
    ...(row.state === 'current' ? [] : [t(`states.${row.state}`)]),
    ...(row.isEdited ? [t(row.block?.source ? 'edited' : 'added')] : []),
  ];
  const action = actionOf(row);
  if (!action && marks.length === 0) return null;
  const at = row.place === 'title' ? t('places.title') : t('places.paragraph', { number });
  return (
    <div className="review-line">
      <p id={id} className="flex flex-wrap gap-x-3 gap-y-1">
        {marks.map((mark) => (
          <span key={mark} className="review-mark">
            {mark}
          </span>
        ))}
      </p>
      {action && (
        <button
          type="button"
          className="panel-quiet-link ms-auto"
          aria-disabled={review.isTranslating}
          aria-label={`${t(`actions.${action}`)}: ${at}`}
          onClick={() => void review.translateRow(row)}
        >
          {isBusy ? t('translating') : t(`actions.${action}`)}
        </button>
      )}
    </div>
  );
}

function actionOf({ source, place, state, isEdited }: ReviewRow) {
  if (state === 'removed') return 'remove';
  if (source === null) return null;
  // There is nothing to say otherwise.
  if (state === 'current' && !isEdited && place !== 'title' && isWordless(source)) return null;
  return place === null ? 'translate' : 'again';
}
