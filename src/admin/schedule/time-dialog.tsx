import './schedule.css';
import { Dialog } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { TryAgain } from '../shared/load-error.tsx';
import { PanelDialog } from '../shared/panel-dialog.tsx';
import { cityOf, formatHour, formatLocalTime } from '../shared/time/format-local.ts';
import { dayOf, hourOf, suggestedTimes } from '../shared/time/local-time.ts';
import { type Schedule, useSchedule } from './use-schedule.ts';

type Props = {
  /** What is published: the languages to choose from, or a title. */
  children: ReactNode;
  /** The time so far. Default: tomorrow morning. */
  initial: string | undefined;
  isBusy: boolean;
  /** Why the server has rejected the time. */
  error: Error | null;
  /** @param local a time in the zone of the site, in the future */
  onSubmit: (local: string) => void;
  onClose: () => void;
  /** A button that cancels the publication. */
  cancellation?: ReactNode;
};

/** Asks for the time of a publication, in the zone of the site. What is typed stays until the server has stored it. */
export function TimeDialog(props: Props) {
  const { isBusy, onClose } = props;
  const t = useTranslations('adminSchedule.dialog');
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <PanelDialog
      onClose={close}
      aria-busy={isBusy}
      // A click beside the dialog would lose what was typed.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <Dialog.Title className="text-h3 font-bold">{t('title')}</Dialog.Title>
      <Dialog.Description className="mt-1 text-small text-ink-muted">
        {t('asItIs')}
      </Dialog.Description>
      <Content {...props} onClose={close} />
    </PanelDialog>
  );
}

function Content(props: Props) {
  const t = useTranslations('adminSchedule');
  const language = useLanguage();
  const { data, error, refetch } = useSchedule();
  if (data) return <TimeForm {...props} schedule={data} />;
  return (
    <div className="mt-4 text-small">
      {error ? (
        <p role="alert" className="mb-4">
          {t('loadError')} <Bilingual text={bilingualFailure(language, error, 'network')} />
        </p>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Dialog.Close className="panel-button">{t('dialog.leave')}</Dialog.Close>
        {error && <TryAgain onClick={() => void refetch()} />}
      </div>
    </div>
  );
}

type Fields = { day: string; hour: string };

function TimeForm(props: Props & { schedule: Schedule }) {
  const { schedule, isBusy, error } = props;
  const id = useId();
  const t = useTranslations('adminSchedule.dialog');
  const zone = useTranslations('adminSchedule')('zone', { city: cityOf(schedule.timeZone) });
  const language = useLanguage();
  const today = dayOf(schedule.localNow);
  const suggestions = suggestedTimes(schedule.localNow);
  const [fields, setFields] = useState<Fields>(() => {
    const tomorrow = suggestions.find(({ kind }) => kind === 'tomorrow');
    const local = props.initial ?? tomorrow?.local ?? schedule.localNow;
    return { day: dayOf(local), hour: hourOf(local) };
  });
  const [problem, setProblem] = useState<'incomplete' | 'past' | null>(null);
  const isComplete = fields.day !== '' && fields.hour !== '';
  const local = `${fields.day}T${fields.hour}`;
  const change = (changed: Partial<Fields>) => {
    setProblem(null);
    setFields({ ...fields, ...changed });
  };
  const submit = () => {
    if (isBusy) return;
    const found = !isComplete ? 'incomplete' : local <= schedule.localNow ? 'past' : null;
    setProblem(found);
    if (found) document.getElementById(`${id}-day`)?.focus();
    else props.onSubmit(local);
  };
  const inputProps = {
    'aria-invalid': problem !== null || Boolean(error),
    'aria-describedby': `${id}-zone ${id}-error`,
    className: 'panel-input',
  };
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {props.children}
      <div className="schedule-fields">
        <label className="panel-field" htmlFor={`${id}-day`}>
          <span>{t('day')}</span>
          <input
            type="date"
            id={`${id}-day`}
            min={today}
            value={fields.day}
            onChange={(event) => change({ day: event.target.value })}
            {...inputProps}
          />
        </label>
        <label className="panel-field" htmlFor={`${id}-hour`}>
          <span>{t('hour')}</span>
          <input
            type="time"
            id={`${id}-hour`}
            value={fields.hour}
            onChange={(event) => change({ hour: event.target.value.slice(0, 5) })}
            {...inputProps}
          />
        </label>
      </div>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion.kind}
            type="button"
            className="panel-button"
            onClick={() => change({ day: dayOf(suggestion.local), hour: hourOf(suggestion.local) })}
          >
            {suggestion.kind === 'later'
              ? formatLocalTime(suggestion.local, language, today)
              : t(suggestion.kind, { hour: formatHour(suggestion.local, language) })}
          </button>
        ))}
      </div>
      <p id={`${id}-zone`} role="status" className="border-s-4 border-gold-strong ps-3 text-small">
        {isComplete ? t('when', { time: formatLocalTime(local, language, today), zone }) : zone}
      </p>
      <p
        id={`${id}-error`}
        role="alert"
        className="text-small font-medium text-danger empty:hidden"
      >
        {problem
          ? t(problem)
          : error && <Bilingual text={bilingualFailure(language, error, 'schedule')} />}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {props.cancellation}
        <Dialog.Close className="panel-button">{t('leave')}</Dialog.Close>
        <button type="submit" className="panel-button-primary" aria-disabled={isBusy}>
          {t(isBusy ? 'saving' : 'save')}
        </button>
      </div>
    </form>
  );
}
