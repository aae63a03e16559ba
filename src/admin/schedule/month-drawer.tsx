import './schedule.css';
import { useLocation } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { PanelDialog } from '../shared/panel-dialog.tsx';
import { returnFocus } from '../shared/return-focus.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { useCalendarActions } from './use-calendar-actions.tsx';
import { type Schedule, useSchedule } from './use-schedule.ts';

/** The month of publications, over the screen that is open. What is typed there stays. */
export function MonthDrawer(props: {
  onClose: () => void;
  /** Takes the focus if the element that had it is gone. */
  fallback: RefObject<HTMLElement | null>;
}) {
  const { onClose } = props;
  const t = useTranslations('adminSchedule');
  const { data, error, isPending, refetch } = useSchedule();
  const previousFocus = useRef(document.activeElement);
  useLeaveWith(onClose);
  return (
    <PanelDialog
      className="panel-drawer px-panel"
      aria-describedby={undefined}
      onClose={onClose}
      onClosed={() => returnFocus(previousFocus.current, () => props.fallback.current?.focus())}
      onEscapeKeyDown={(event) => {
        if (isForCalendar(event.target)) event.preventDefault();
      }}
    >
      <div className="mb-4 flex items-center justify-between gap-x-4">
        <Dialog.Title className="text-h3 font-bold">{t('title')}</Dialog.Title>
        <Dialog.Close aria-label={t('dialog.leave')} className="panel-button px-2.5">
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      {error && <LoadError text={t('loadError')} error={error} retry={() => void refetch()} />}
      {data && <Month schedule={data} />}
    </PanelDialog>
  );
}

function Month({ schedule }: { schedule: Schedule }) {
  const { dialog, ...actions } = useCalendarActions(schedule);
  return (
    <>
      <MonthCalendar schedule={schedule} {...actions} />
      {dialog}
    </>
  );
}

/** Closes the drawer when one of its links has opened another screen. */
function useLeaveWith(onClose: () => void): void {
  const { href } = useLocation();
  const openedAt = useRef(href);
  useEffect(() => {
    if (href !== openedAt.current) onClose();
  }, [href, onClose]);
}

/** In the calendar, Escape leaves a publication where it was, and then leads from a publication to its day. */
function isForCalendar(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.matches('[data-entry]') || target.closest('[data-carries]') !== null)
  );
}
