import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { offline as ar } from '#content/messages/ar/site/offline.ts';
import { offline as ckb } from '#content/messages/ckb/site/offline.ts';
import { offline as en } from '#content/messages/en/site/offline.ts';
import { PageMessages, useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { InlineScript } from '../delivery/inline-script.tsx';
import offlineListScript from './offline-list.inline.ts?script';

const route = getRouteApi('/{-$prefix}/offline');

/** By language, with the name of their section. */
export const offlineMessages = { en: { offline: en }, ar: { offline: ar }, ckb: { offline: ckb } };

/**
 * What is on this device. Browsers have the page without a connection, too, and then show it under the URL of any
 * article that they lack, so React never loads here. `offline-list.inline.ts` fills it and shows the parts that hold.
 */
export function OfflinePage() {
  return (
    <PageMessages messages={offlineMessages[useLanguage()]}>
      <Page />
    </PageMessages>
  );
}

function Page() {
  const t = useTranslations('offline');
  const { isOffered } = route.useLoaderData();
  return (
    <div id="offline" className="mx-auto max-w-article px-gutter pt-12 sm:pt-16">
      <h1 className="text-h1">{t('title')}</h1>
      {isOffered ? <Parts /> : <Said>{t('notOffered')}</Said>}
    </div>
  );
}

function Parts() {
  const t = useTranslations('offline');
  return (
    <>
      <p className="mt-5 max-w-text text-ink-muted">{t('text')}</p>
      <div data-part="script">
        <Said>{t('noScript')}</Said>
      </div>
      <div data-part="missing" hidden className="mt-8 border-s-4 border-gold-strong ps-4">
        <p>{t('missing')}</p>
        <button type="button" data-act="tryAgain" className="button-quiet mt-3">
          {t('tryAgain')}
        </button>
      </div>
      <p role="status" data-part="status" tabIndex={-1} className="mt-6 font-bold outline-0" />
      <Articles part="kept" title={t('kept')} />
      <Articles part="read" title={t('read')} />
      <div data-part="empty" hidden>
        <Said>{t('empty')}</Said>
        <a href={pathInLanguage('/blog', useLanguage())} className="button-gold mt-6">
          {t('toBlog')}
        </a>
      </div>
      <div data-part="unsupported" hidden>
        <Said>{t('unsupported')}</Said>
      </div>
      <SwitchOff />
      <template data-row="">
        <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3">
          <div className="min-w-0 wrap-anywhere">
            <a href="/" className="text-h3 underline-offset-4 hover:underline">
              {' '}
            </a>
            <p className="text-small text-ink-muted">
              <bdi />
              {' · '}
              <time />
            </p>
          </div>
          <button
            type="button"
            data-act="remove"
            data-say={t('removed')}
            className="button-quiet px-4"
          >
            {t('remove')}
            <bdi className="sr-only"> </bdi>
          </button>
        </li>
      </template>
      <InlineScript text={offlineListScript} />
    </>
  );
}

function Said({ children }: { children: ReactNode }) {
  return <p className="mt-8 max-w-text">{children}</p>;
}

function Articles({ part, title }: { part: 'kept' | 'read'; title: string }) {
  return (
    <section data-part={part} hidden aria-labelledby={part} className="mt-10 max-w-text">
      <h2 id={part} className="text-h2">
        {title}
      </h2>
      <ul className="mt-4 border-b border-line" />
    </section>
  );
}

/** Two steps away, because without a connection nothing brings the articles back. */
function SwitchOff() {
  const t = useTranslations('offline');
  return (
    <>
      <details
        data-part="switch"
        hidden
        className="mt-14 max-w-text border-t-2 border-gold-strong pt-3"
      >
        <summary className="min-h-11 py-2 text-small font-bold">{t('switchOffTitle')}</summary>
        <p className="mt-2">{t('switchOffText')}</p>
        <button type="button" data-act="switchOff" className="button-quiet mt-4">
          {t('switchOff')}
        </button>
      </details>
      <div data-part="off" hidden>
        <Said>{t('off')}</Said>
        <button
          type="button"
          data-act="switchOn"
          data-say={t('switchedOn')}
          className="button-quiet mt-4"
        >
          {t('switchOn')}
        </button>
      </div>
    </>
  );
}
