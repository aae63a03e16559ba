import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#language/bidi.ts';
import { blocksPublishing, type LocatedIssue } from './located-issue.ts';

/** One issue. A blocking issue can be dismissed with a reason; a forbidden word can be replaced. */
export function IssueItem(props: {
  issue: LocatedIssue;
  jumpTo: () => void;
  correct: (correction: NonNullable<LocatedIssue['correction']>) => void;
  dismiss: (reason: string) => void;
  undoDismissal: () => void;
}) {
  const { issue } = props;
  const { correction } = issue;
  const t = useTranslations('adminTranslation.issues');
  const [isDismissing, setIsDismissing] = useState(false);
  return (
    <div className="review-issue" data-blocking={blocksPublishing(issue)}>
      <button type="button" className="review-jump" onClick={props.jumpTo}>
        {t(`codes.${issue.code}`)} <bdi>{issue.subject}</bdi>
      </button>
      {correction && (
        <button
          type="button"
          className="panel-quiet-link"
          onClick={() => props.correct(correction)}
        >
          {t('takeThis', {
            found: isolate(correction.found),
            suggested: isolate(correction.suggested),
          })}
        </button>
      )}
      {blocksPublishing(issue) && !isDismissing && (
        <button
          type="button"
          className="panel-quiet-link"
          aria-label={t('dismissThis', { subject: issue.subject })}
          onClick={() => setIsDismissing(true)}
        >
          {t('dismiss')}
        </button>
      )}
      {issue.reason !== null && (
        <>
          <button
            type="button"
            className="panel-quiet-link"
            aria-label={t('takeBackThis', { subject: issue.subject })}
            onClick={props.undoDismissal}
          >
            {t('takeBack')}
          </button>
          <p className="basis-full text-tiny text-ink-muted">
            {t('reason')} <bdi>{issue.reason}</bdi>
          </p>
        </>
      )}
      {isDismissing && (
        <ReasonForm
          onCancel={() => setIsDismissing(false)}
          onReason={(reason) => {
            setIsDismissing(false);
            props.dismiss(reason);
          }}
        />
      )}
    </div>
  );
}

function ReasonForm(props: { onReason: (reason: string) => void; onCancel: () => void }) {
  const id = useId();
  const t = useTranslations('adminTranslation.issues');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) props.onReason(reason.trim());
    else setIsMissing(true);
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onCancel();
      }}
      className="panel-field basis-full pb-2"
    >
      <label htmlFor={id}>{t('reasonLabel')}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the user has just opened this field
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        aria-invalid={isMissing && !reason.trim()}
        aria-describedby={`${id}-error`}
        autoComplete="off"
        dir="auto"
        className="panel-input"
      />
      <p id={`${id}-error`} role="alert" className="text-tiny text-danger empty:hidden">
        {isMissing && !reason.trim() && t('reasonMissing')}
      </p>
      <div className="flex gap-2">
        <button type="submit" className="panel-button">
          {t('dismiss')}
        </button>
        <button type="button" className="panel-button" onClick={props.onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
