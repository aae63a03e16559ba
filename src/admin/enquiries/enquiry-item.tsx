import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Enquiry, enquiryStatuses, reminderHours } from '#domain/enquiries/shared/enquiry.ts';
import { directionOf } from '#i18n/languages.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { EnquiryDetail, Written } from './enquiry-detail.tsx';
import { directionOfMessage } from './message-direction.ts';
import { type EnquiryActions, useEnquiryActions } from './use-enquiry-actions.ts';

type Props = {
  enquiry: Enquiry;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Called before a change that takes the enquiry out of the list. */
  expectLeaving: () => void;
};

/** An enquiry in the list: who wrote, when, and how it begins. It opens in place. */
export function EnquiryItem({ enquiry, isOpen, setOpen, expectLeaving }: Props) {
  const t = useTranslations('adminEnquiries');
  const id = useId();
  const actions = useEnquiryActions(enquiry, expectLeaving);
  const [isDeleting, setDeleting] = useState(false);
  const { name, message, language } = enquiry;
  const direction = directionOfMessage(message, language);
  return (
    <li
      data-enquiry={enquiry.id}
      className="enquiry"
      onKeyDown={(event) => handleKey(event, actions, () => setDeleting(true))}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="enquiry-row"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-bold wrap-anywhere">{name}</bdi>
          <Waited enquiry={enquiry} />
          <span className="ms-auto text-tiny text-ink-muted">
            <Written enquiry={enquiry} />
          </span>
        </span>
        {!isOpen && (
          <span
            lang={direction === directionOf(language) ? language : undefined}
            dir={direction}
            className="line-clamp-2 wrap-anywhere text-ink-muted"
          >
            {message.slice(0, 300)}
          </span>
        )}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <EnquiryDetail
            enquiry={enquiry}
            direction={direction}
            actions={actions}
            askToDelete={() => setDeleting(true)}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('deleteTitle')}
        cancel={t('cancel')}
        onCancel={() => setDeleting(false)}
        answers={
          <button
            type="button"
            className="panel-button-danger"
            onClick={() => {
              setDeleting(false);
              void actions.delete();
            }}
          >
            {t('delete')}
          </button>
        }
      >
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
    </li>
  );
}

/** How long somebody has been waiting, once that is longer than promised. */
function Waited({ enquiry: { waitedHours } }: { enquiry: Enquiry }) {
  const t = useTranslations('adminEnquiries');
  if (waitedHours === null || waitedHours < reminderHours) return null;
  return (
    <span className="text-small font-bold text-danger">{t('waited', { hours: waitedHours })}</span>
  );
}

/** The keys of an enquiry that has the focus. Digits are those of the keyboard, in every layout. */
function handleKey(
  event: KeyboardEvent<HTMLLIElement>,
  actions: EnquiryActions,
  askToDelete: () => void,
): void {
  const { target, currentTarget: item, key, code } = event;
  const isTyping = target instanceof HTMLTextAreaElement;
  if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Node) || !item.contains(target)) return;
  const digit = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]);
  const status = enquiryStatuses[digit - 1];
  if (status) actions.setStatus(status);
  else if (digit === enquiryStatuses.length + 1) actions.toggleDoubtful();
  else if (key === 'Delete') askToDelete();
  else if (key === 'ArrowDown') focusRow(item.nextElementSibling);
  else if (key === 'ArrowUp') focusRow(item.previousElementSibling);
  else return;
  event.preventDefault();
}

function focusRow(item: Element | null): void {
  item?.querySelector('button')?.focus();
}
