import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminMessages } from '#content/messages/index.ts';
import { type Enquiry, enquiryStatuses } from '#domain/enquiries/shared/enquiry.ts';
import { type Direction, directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { siteTimeZone } from '#language/dates.ts';
import { formatLocalTime } from '../shared/time/format-local.ts';
import { localTimeIn } from '../shared/time/local-time.ts';
import { EnquiryNote } from './enquiry-note.tsx';
import { replyLinks } from './reply-links.ts';
import type { EnquiryActions } from './use-enquiry-actions.ts';

type Props = {
  enquiry: Enquiry;
  /** Of the message. */
  direction: Direction;
  actions: EnquiryActions;
  askToDelete: () => void;
};

/** All of an enquiry, and what can be done with it. */
export function EnquiryDetail({ enquiry, direction, actions, askToDelete }: Props) {
  const t = useTranslations('adminEnquiries');
  const { message, language, isDoubtful } = enquiry;
  return (
    <div className="grid gap-5 pt-1 pb-6">
      <p
        lang={direction === directionOf(language) ? language : undefined}
        dir={direction}
        className="max-w-text whitespace-pre-wrap wrap-anywhere"
      >
        {message}
      </p>
      <div className="flex flex-wrap gap-2">
        {replyLinks(enquiry).map(({ way, href }) => (
          <a
            key={way}
            href={href}
            {...(way === 'whatsApp' && { target: '_blank', rel: 'noopener' })}
            className={way === 'call' ? 'panel-button' : 'panel-button-primary'}
          >
            {t(`reply.${way}`)}
          </a>
        ))}
      </div>
      <Facts enquiry={enquiry} />
      <div className="flex flex-wrap gap-2">
        {!isDoubtful && <Statuses enquiry={enquiry} actions={actions} />}
        <button type="button" className="panel-button" onClick={actions.toggleDoubtful}>
          {t(isDoubtful ? 'toList' : 'toDoubtful')}
        </button>
        <button type="button" className="panel-button-danger ms-auto" onClick={askToDelete}>
          {t('delete')}
        </button>
      </div>
      <EnquiryNote key={enquiry.id} enquiry={enquiry} />
    </div>
  );
}

function Statuses({ enquiry, actions }: Pick<Props, 'enquiry' | 'actions'>) {
  const t = useTranslations('adminEnquiries');
  return (
    <fieldset aria-label={t('status')} className="enquiry-statuses">
      {enquiryStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === enquiry.status}
          className="panel-button"
          onClick={() => actions.setStatus(status)}
        >
          {t(`statuses.${status}`)}
        </button>
      ))}
    </fieldset>
  );
}

type FactName = keyof AdminMessages['adminEnquiries']['facts'];

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('adminEnquiries');
  const sourceName = useTranslations('adminAnalytics.sources');
  const languageName = useTranslations('adminShared.languages');
  const { language, page, source, campaign, reasons } = enquiry;
  const facts: (readonly [FactName, ReactNode])[] = [
    ['written', <Written key="written" enquiry={enquiry} />],
    ['contact', <Contact key="contact" enquiry={enquiry} />],
    ['language', languageName(language)],
    [
      'page',
      <a key="page" href={page} target="_blank" rel="noopener" className="underline">
        <bdi dir="ltr" className="wrap-anywhere">
          {page}
        </bdi>
      </a>,
    ],
    ['source', sourceName(source)],
    ...(campaign ? [['campaign', <bdi key="campaign">{campaign}</bdi>] as const] : []),
    ...(reasons.length > 0
      ? [['reasons', reasons.map((reason) => t(`reasons.${reason}`)).join(' · ')] as const]
      : []),
  ];
  return (
    <dl className="enquiry-facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-ink-muted">{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The address or number as links have it, and as it was typed: groups of Arabic digits may be in either order. */
function Contact({ enquiry: { contact, contactNormal } }: { enquiry: Enquiry }) {
  return (
    <>
      <bdi dir="ltr" className="wrap-anywhere">
        {contactNormal}
      </bdi>
      {contact !== contactNormal && (
        <span className="ms-3 inline-block text-ink-muted">
          <bdi dir="auto" className="wrap-anywhere">
            {contact}
          </bdi>
        </span>
      )}
    </>
  );
}

/** When it was written: weekday, day and hour in the time zone of the site. */
export function Written({ enquiry: { createdAt } }: { enquiry: Enquiry }) {
  const language = useLanguage();
  const today = localTimeIn(siteTimeZone, new Date().toISOString());
  return (
    <time dateTime={createdAt}>
      {formatLocalTime(localTimeIn(siteTimeZone, createdAt), language, today)}
    </time>
  );
}
