import { type RefCallback, useId } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type TranslationLanguage } from '#i18n/languages.ts';
import { proposalFor } from './apply-update.ts';
import { isTranslatable } from './is-translatable.ts';
import { ProposedParts } from './proposed-parts.tsx';
import type { ReviewRow } from './review-rows.ts';
import { BackTranslation } from './second-look/back-translation.tsx';
import { MarkedText } from './second-look/marked-text.tsx';
import { RowAnnotations } from './second-look/row-annotations.tsx';
import type { SecondLook } from './second-look/use-second-look.ts';
import { SourceCell } from './source-cell.tsx';
import type { TextRange } from './text-range.ts';
import type { Review } from './use-review.ts';

/** One paragraph: its source, its translation in a text field, its state and its action. */
export function ReviewRowView(props: {
  row: ReviewRow;
  /** 0 is the title. */
  number: number;
  language: TranslationLanguage;
  review: Review;
  secondLook: SecondLook;
  /** Selects a range of the field. */
  select: (range: TextRange) => void;
  fieldRef: RefCallback<HTMLTextAreaElement>;
}) {
  const { row, number, language, review, secondLook } = props;
  const { blockRef } = row;
  const id = useId();
  const t = useTranslations('adminTranslation');
  const isTitle = blockRef === 'title';
  const text = row.block?.text ?? '';
  const isCode = !isTitle && !isTranslatable(text);
  const annotations = secondLook.annotationsOf(row);
  const spans = annotations.flatMap(({ span }) => span ?? []);
  const look = {
    lang: language,
    dir: isCode ? 'ltr' : directionOf(language),
    className: `panel-input review-field ${isTitle ? 'font-bold' : ''} ${isCode ? 'font-mono text-small' : ''}`,
  } as const;
  return (
    <div className="review-row" data-state={row.state} data-row={number}>
      {review.isTranslation && <SourceCell row={row} />}
      {blockRef === null ? (
        <p className="review-blank">{t('notTranslated')}</p>
      ) : (
        <div className="review-marked">
          {spans.length > 0 && <MarkedText text={text} spans={spans} {...look} />}
          <textarea
            ref={props.fieldRef}
            rows={1}
            {...look}
            aria-label={isTitle ? t('titleField', { language }) : t('field', { language, number })}
            aria-describedby={`${id}-states ${id}-annotations`}
            readOnly={review.isTranslatingRow(row)}
            value={text}
            onChange={(event) => {
              const { value } = event.target;
              review.type(blockRef, isTitle ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value);
            }}
            autoComplete="off"
          />
        </div>
      )}
      {blockRef !== null && (
        <RowAnnotations
          id={`${id}-annotations`}
          annotations={annotations}
          language={language}
          reasonsIn={secondLook.reasonsIn}
          select={(span) => {
            const from = text.indexOf(span);
            props.select({ blockRef, from, to: from + span.length });
          }}
          dismiss={(annotation) => {
            secondLook.dismiss(row, annotation);
            // The pressed button is removed with its annotation.
            props.select({ blockRef, from: 0, to: 0 });
          }}
        />
      )}
      {review.isTranslation && (
        <ProposedParts row={row} number={number} language={language} review={review} />
      )}
      {review.isTranslation && (
        <RowLine
          id={`${id}-states`}
          row={row}
          hasWords={!isCode && text.trim() !== ''}
          number={number}
          language={language}
          review={review}
        />
      )}
    </div>
  );
}

function RowLine(props: {
  id: string;
  row: ReviewRow;
  hasWords: boolean;
  number: number;
  language: TranslationLanguage;
  review: Review;
}) {
  const { id, row, hasWords, number, language, review } = props;
  const t = useTranslations('adminTranslation');
  const isBusy = review.isTranslatingRow(row);
  const states = [
    ...(row.state === 'current' ? [] : [t(`states.${row.state}`)]),
    ...(row.isEdited ? [t(row.block?.source ? 'edited' : 'added')] : []),
    ...(row.block?.isRemembered && !row.isEdited ? [t('remembered')] : []),
  ];
  const action = actionOf(row);
  const canMark = row.state === 'stale' && proposalFor(row) === null;
  if (!action && !hasWords && states.length === 0) return null;
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
      {canMark && (
        <button
          type="button"
          className="panel-quiet-link ms-auto"
          aria-label={`${t('proposals.mark')}: ${subject}`}
          onClick={() => review.markUpToDate(row)}
        >
          {t('proposals.mark')}
        </button>
      )}
      {action && (
        <button
          type="button"
          className={`panel-quiet-link ${canMark ? '' : 'ms-auto'}`}
          aria-disabled={review.isBusy}
          aria-label={`${t(`actions.${action}`)}: ${subject}`}
          onClick={() => void review.translateRow(row)}
        >
          {isBusy ? t('translating') : t(`actions.${action}`)}
        </button>
      )}
      {hasWords && (
        <BackTranslation text={row.block?.text ?? ''} language={language} subject={subject} />
      )}
    </div>
  );
}

function actionOf({ source, blockRef, state, isEdited }: ReviewRow) {
  if (source === null) return null;
  // A block without words, such as code, is the same in every language.
  if (state === 'current' && !isEdited && blockRef !== 'title' && !isTranslatable(source))
    return null;
  return blockRef === null ? 'translate' : 'again';
}
