import { useState } from 'react';
import { createTranslator, useTranslations } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { reviewPath } from '#domain/reviews/shared/review-path.ts';
import { directionOf, type Language, localeConfig } from '#i18n/languages.ts';
import { formattingLocale } from '#i18n/messages.tsx';
import { copyText } from '../shared/copy-text.ts';

type Props = { token: string; versions: readonly AdminPostSummary[] };

/** A link that was just made, with a sentence in the language of each text, to be copied or sent. */
export function NewLink({ token, versions }: Props) {
  const t = useTranslations('adminReviews.links');
  return (
    <div className="mt-4 border-s-4 border-gold-strong ps-4">
      <p className="text-small font-medium">{t('created')}</p>
      {versions.map(({ language, title }) => (
        <Invitation
          key={language}
          language={language}
          text={sentence(language, {
            title,
            url: location.origin + reviewPath(token, language),
          })}
        />
      ))}
    </div>
  );
}

/** The sentence for the reviewer, in their language; the URL is on a line of its own. */
function sentence(language: Language, { title, url }: { title: string; url: string }): string {
  const translate = createTranslator({
    locale: formattingLocale[language],
    messages: adminMessages[language],
    namespace: 'adminReviews.links',
  });
  return translate('sentence', { title, url: `\n${url}` });
}

function Invitation({ language, text }: { language: Language; text: string }) {
  const t = useTranslations('adminReviews.links');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const { endonym } = localeConfig[language];
  const copy = async () => setOutcome(await copyText(text));
  return (
    <div className="mt-3 text-small">
      <p
        lang={language}
        dir={directionOf(language)}
        className="bg-surface-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere select-all"
      >
        {text}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-label={t('copyIn', { language: endonym })}
          className="panel-button"
          onClick={() => void copy()}
        >
          {t('copy')}
        </button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('whatsAppIn', { language: endonym })}
          className="panel-button"
        >
          {t('whatsApp')}
        </a>
        <span role="status">{outcome && t(outcome)}</span>
      </div>
    </div>
  );
}
