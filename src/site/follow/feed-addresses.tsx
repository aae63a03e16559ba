import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { feedFormats } from '#feed-formats.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';

const route = getRouteApi('/{-$prefix}/follow');

/** The feeds of each language. Without script the addresses are links; the buttons that copy them have their room. */
export function FeedAddresses() {
  const t = useTranslations('follow');
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds" className="text-h2">
        {t('feeds')}
      </h2>
      <p className="mt-2 max-w-text text-ink-muted">{t('feedsText')}</p>
      <ul className="mt-4">
        {languages.map((language) => (
          <FeedRow key={language} language={language} />
        ))}
      </ul>
    </section>
  );
}

function FeedRow({ language }: { language: Language }) {
  const t = useTranslations('follow');
  const siteUrl = route.useRouteContext({ select: (context) => context.siteUrl });
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const name = t(`languages.${language}`);
  const [rss, ...others] = feedFormats;
  const address = siteUrl + pathInLanguage(rss.path, language);
  const copy = async () => {
    // Empties the status first, so that screen readers announce a second copy too.
    setOutcome(null);
    setOutcome(await copyText(address));
  };
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-body font-bold">{name}</h3>
          <a
            href={pathInLanguage(rss.path, language)}
            hrefLang={language}
            type={rss.type}
            className="inline-block py-1 wrap-anywhere underline decoration-gold-strong decoration-2 underline-offset-4 hover:decoration-3"
          >
            <bdi dir="ltr">{address}</bdi>
          </a>
        </div>
        <button
          type="button"
          onClick={() => void copy()}
          data-awaits-script=""
          className="no-print min-h-11 border border-line-strong px-4 text-small font-bold hover:bg-surface-sunken noscript:invisible"
        >
          {t('copy')}
          <span className="sr-only">: {name}</span>
        </button>
      </div>
      <p role="status" className="text-small text-ink-muted">
        {outcome && t(outcome)}
      </p>
      <p className="text-small text-ink-muted">
        {t('otherFormats')}{' '}
        {others.map(({ name: format, path, type }) => (
          <a
            key={format}
            href={pathInLanguage(path, language)}
            type={type}
            className="me-3 inline-block py-1 underline decoration-gold-strong decoration-2 underline-offset-4 hover:decoration-3"
          >
            <bdi dir="ltr">{format}</bdi>
            <span className="sr-only">: {name}</span>
          </a>
        ))}
      </p>
    </li>
  );
}

async function copyText(text: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
