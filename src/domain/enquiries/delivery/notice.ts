import { notices } from '#content/notices.ts';
import { listSeparator } from '#i18n/languages.ts';
import { inDigitsOf } from '#language/dates.ts';
import type { EnquiryRow } from '#platform/database/index.ts';

/** What one message tells: a new enquiry, or those that have waited too long. */
export type Notice = {
  kind: 'enquiry' | 'reminder';
  /** The same in each attempt. */
  key: string;
  /** The new one; or all that wait, the oldest first. */
  enquiries: readonly [EnquiryRow, ...EnquiryRow[]];
  /** Of the panel. */
  panelUrl: string;
};

/** Sends notices to one channel. */
export type Sender = {
  /** @throws {DeliveryError} */
  send: (notice: Notice) => Promise<void>;
  /** Closes what stays open between messages. */
  rest?: () => void;
};

/** A reminder names so many; the panel has them all. */
const maxNamed = 20;

/** The subject and the text of a notice, in the language in which the first visitor read the site. */
export function noticeTexts({ kind, enquiries, panelUrl }: Notice): {
  subject: string;
  text: string;
} {
  const [first] = enquiries;
  const { language } = first;
  const words = notices[language];
  const end = `${words.panel}: ${panelUrl}`;
  if (kind === 'reminder') {
    const subject = `${words.waiting}: ${inDigitsOf(language, `${enquiries.length}`)}`;
    const named = enquiries
      .slice(0, maxNamed)
      .map(({ name, contact }) =>
        [isolated(name), isolated(contact, 'ltr')].join(listSeparator(language)),
      );
    const lines = enquiries.length > maxNamed ? [...named, '…'] : named;
    return { subject, text: [subject, '', ...lines, '', end].join('\n') };
  }
  const subject = `${words.enquiry} ${inDigitsOf(language, `${first.id}`)}: ${first.name}`;
  const reached = first.contact.includes(first.contact_normal) ? [] : [first.contact_normal];
  return {
    subject,
    text: [
      `${words.name}: ${isolated(first.name)}`,
      `${words.contact}: ${isolated([first.contact, ...reached].join(' · '), 'ltr')}`,
      `${words.page}: ${isolated(first.page, 'ltr')}`,
      '',
      first.message,
      '',
      end,
    ].join('\n'),
  };
}

/** As `<bdi>` does it: after Arabic words, the groups of a telephone number would be shown from right to left. */
function isolated(text: string, direction?: 'ltr'): string {
  return `${direction === 'ltr' ? '\u2066' : '\u2068'}${text}\u2069`;
}

/** The text of a notice for a chat: subject and text, cut where the chat would refuse it. */
export function chatText(notice: Notice, maxLength: number): string {
  const { subject, text } = noticeTexts(notice);
  const whole = notice.kind === 'reminder' ? text : `${subject}\n\n${text}`;
  if (whole.length <= maxLength) return whole;
  const end = `…\n\n${notices[notice.enquiries[0].language].cut}\n${notice.panelUrl}`;
  return (
    whole
      .slice(0, maxLength - end.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + end
  );
}
