import { useHydrated } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { bill as ar } from '#content/messages/ar/site/bill.ts';
import { bill as ckb } from '#content/messages/ckb/site/bill.ts';
import { bill as en } from '#content/messages/en/site/bill.ts';
import { PageMessages, useLanguage } from '#i18n/messages.tsx';
import { InlineScript } from '../../delivery/inline-script.tsx';
import billScript from './bill.inline.ts?script';
import { formatFigure } from './format-figure.ts';
import moduleUrl from './show-bill.lazy.ts?script-url';
import { usualSite } from './usual-site.ts';

const messages = { en: { bill: en }, ar: { bill: ar }, ckb: { bill: ckb } };

/**
 * What this visit has cost, beside the usual site. The server writes it without figures, so that they take no new room,
 * a script fills them in, and React leaves it as it is. Where React renders the page, there is no bill: such a page has
 * no first paint of its own.
 */
export function Bill() {
  const cameAsHtml = useRef(!useHydrated());
  if (!cameAsHtml.current) return null;
  return (
    <div
      className="no-print border-t-2 border-gold-strong pt-6 mt-14 grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]"
      hidden
      data-module={moduleUrl}
      suppressHydrationWarning
      {...(import.meta.env.SSR
        ? { children: <BillAsHtml /> }
        : { dangerouslySetInnerHTML: { __html: '' } })}
    />
  );
}

function BillAsHtml() {
  return (
    <PageMessages messages={messages[useLanguage()]}>
      <Words />
      <Figures />
      <InlineScript text={billScript} />
    </PageMessages>
  );
}

function Words() {
  const t = useTranslations('bill');
  return (
    <div>
      <h3 className="text-h2">{t('title')}</h3>
      <p className="mt-2 min-h-[2lh] text-small text-ink-muted" data-bill="note" />
    </div>
  );
}

function Figures() {
  const t = useTranslations('bill');
  const language = useLanguage();
  const figure = (value: number) => formatFigure(value, language);
  return (
    <div>
      <dl className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
        <Figure name="bytes" label={t('bytes')}>
          {t('usualBytes', { size: figure(usualSite.bytes / 1e6) })}
        </Figure>
        <Figure name="paint" label={t('paint')}>
          {t('usualPaint', {
            sites: figure(usualSite.slowSitesInHundred),
            hundred: figure(100),
            time: figure(usualSite.slowMs / 1000),
          })}
        </Figure>
      </dl>
      <a href={usualSite.source} className="footer-item mt-2">
        HTTP Archive 2025
      </a>
    </div>
  );
}

/** A figure of this visit, a bar that is full at that of the usual site, and the usual site's. */
function Figure(props: { name: string; label: string; children: string }) {
  return (
    <div data-bill={props.name}>
      <dt className="text-small font-bold">{props.label}</dt>
      <dd className="grid text-accent">
        <bdi className="text-h2 font-bold arabic-script:leading-heading">&nbsp;</bdi>
        <svg aria-hidden="true" height="8" className="mt-2 w-full bg-line rtl:mirrored">
          <rect height="8" className="fill-accent" />
        </svg>
        <p className="mt-2 text-small text-ink-muted">{props.children}</p>
      </dd>
    </div>
  );
}
