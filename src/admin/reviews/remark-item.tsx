import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Remark } from '#domain/reviews/shared/remark.ts';
import { reviewLimits } from '#domain/reviews/shared/review-limits.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { formatDateAndTime } from '#language/dates.ts';
import { InlineDiff } from '../shared/diff/inline-diff.tsx';
import { IsolatedText } from '../shared/isolated-text.tsx';

type Props = {
  remark: Remark;
  /** Of the text. */
  language: Language;
  isBusy: boolean;
  take: () => void;
  leave: () => void;
  /** Takes a decision back. */
  undo: () => void;
  answer: (id: number, text: string) => Promise<boolean>;
};

/** What a reviewer or a reader wrote, at its paragraph. Enter takes it and Delete leaves it while it has the focus. */
export function RemarkItem(props: Props) {
  const { remark, language, isBusy } = props;
  const { suggestion, place, state } = remark;
  const t = useTranslations('adminReviews.remarks');
  const id = useId();
  const isOpen = state === 'open';
  const isDoubtful = state === 'doubtful';
  const canTake = isOpen && suggestion !== null && place !== null;
  const listenToKeys = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.target !== event.currentTarget || event.repeat || isBusy) return;
    if (event.key === 'Enter' && canTake) props.take();
    else if (event.key === 'Delete' && isOpen) props.leave();
    else return;
    event.preventDefault();
  };
  return (
    <li
      data-remark={remark.id}
      tabIndex={isOpen ? 0 : undefined}
      aria-labelledby={id}
      onKeyDown={listenToKeys}
      className="remark"
    >
      <RemarkHeading remark={remark} id={id} />
      <RemarkText remark={remark} language={language} />
      {isDoubtful && <Reasons reasons={remark.reasons} />}
      {remark.answers.map((answer) => (
        <p key={answer.createdAt} className="remark-answer">
          <bdi className="font-bold">{answer.username}</bdi>
          {answer.isReviewer && ` (${t('reviewer')})`}:{' '}
          <bdi>
            <IsolatedText text={answer.text} language={language} />
          </bdi>
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {canTake && (
          <button
            type="button"
            className="panel-button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && props.take()}
          >
            {t('take')}
          </button>
        )}
        <button
          type="button"
          className="panel-button"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) (isOpen ? props.leave : props.undo)();
          }}
        >
          {t(isOpen ? 'leave' : state === 'taken' ? 'undo' : isDoubtful ? 'isReal' : 'reopen')}
        </button>
        {isDoubtful && (
          <button
            type="button"
            className="panel-button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && props.leave()}
          >
            {t('leave')}
          </button>
        )}
        {!remark.mark && (
          <AnswerForm isBusy={isBusy} send={(text) => props.answer(remark.id, text)} />
        )}
      </div>
    </li>
  );
}

function RemarkHeading({ remark, id }: { remark: Remark; id: string }) {
  const t = useTranslations('adminReviews.remarks');
  const panel = useLanguage();
  const { field, state, decidedBy, mark, name, createdAt } = remark;
  const time = formatDateAndTime(createdAt, panel);
  return (
    <p id={id} className="flex flex-wrap gap-x-3 text-tiny text-ink-muted">
      <span>
        {name === '' ? t('fromReader', { time }) : t('from', { name: isolate(name), time })}
      </span>
      {mark && name !== '' && <span>{t('reader')}</span>}
      {field !== 'content' && <span>{t(field === 'title' ? 'onTitle' : 'onDescription')}</span>}
      {(state === 'taken' || state === 'closed') && (
        <span>{t(`states.${state}`, { username: isolate(decidedBy ?? '') })}</span>
      )}
    </p>
  );
}

function RemarkText({ remark, language }: { remark: Remark; language: Language }) {
  const t = useTranslations('adminReviews.remarks');
  const { suggestion, comment, place, original, state, mark } = remark;
  // Once it is decided, the paragraph may have become what was suggested.
  const isUndecided = state === 'open' || state === 'doubtful';
  const before = isUndecided && place ? place.text : original;
  return (
    <div className="grid gap-2 text-small">
      {isUndecided && !place && <p className="text-danger">{t('lostHint')}</p>}
      {isUndecided && place && place.text !== original && (
        <p className="text-ink-muted">{t('changedSince')}</p>
      )}
      {suggestion === null ? (
        <p
          lang={language}
          dir={directionOf(language)}
          className="line-clamp-4 whitespace-pre-wrap wrap-anywhere text-ink-muted"
        >
          <IsolatedText text={before} language={language} />
        </p>
      ) : (
        <InlineDiff before={before} after={suggestion} language={language} />
      )}
      {mark && <MarkedWords {...mark} canBePlaced={suggestion !== null} language={language} />}
      {comment && (
        <p
          lang={language}
          dir={directionOf(language)}
          className="border-s-4 border-gold-strong ps-3 whitespace-pre-wrap wrap-anywhere"
        >
          <IsolatedText text={comment} language={language} />
        </p>
      )}
    </div>
  );
}

/** What a reader marked, with the words they would write where those can't be put into the paragraph. */
function MarkedWords(props: {
  words: string;
  wording: string;
  canBePlaced: boolean;
  language: Language;
}) {
  const { words, wording, language } = props;
  const t = useTranslations('adminReviews.remarks');
  if (wording !== '' && props.canBePlaced) return null;
  return (
    <>
      <p className="text-ink-muted">{t('marked')}</p>
      {wording === '' ? (
        <p lang={language} dir={directionOf(language)} className="font-bold wrap-anywhere">
          <IsolatedText text={words} language={language} />
        </p>
      ) : (
        <InlineDiff before={words} after={wording} language={language} />
      )}
    </>
  );
}

function Reasons({ reasons }: Pick<Remark, 'reasons'>) {
  const t = useTranslations('adminEnquiries.reasons');
  return (
    <ul className="list-disc ps-5 text-tiny text-ink-muted">
      {reasons.map((reason) => (
        <li key={reason}>{t(reason)}</li>
      ))}
    </ul>
  );
}

function AnswerForm(props: { isBusy: boolean; send: (text: string) => Promise<boolean> }) {
  const t = useTranslations('adminReviews.remarks');
  const [text, setText] = useState<string | null>(null);
  if (text === null)
    return (
      <button type="button" className="panel-button" onClick={() => setText('')}>
        {t('answer')}
      </button>
    );
  const send = async () => {
    if (!props.isBusy && text.trim() && (await props.send(text))) setText(null);
  };
  return (
    <form
      className="grid basis-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="panel-field">
        <span>{t('yourAnswer')}</span>
        <textarea
          dir="auto"
          rows={2}
          // The button that opened the form is gone.
          // biome-ignore lint/a11y/noAutofocus: as above
          autoFocus
          maxLength={reviewLimits.answer}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="panel-input"
        />
      </label>
      <button
        type="submit"
        aria-disabled={props.isBusy}
        className="panel-button justify-self-start"
      >
        {t('send')}
      </button>
    </form>
  );
}
