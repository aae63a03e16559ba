import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { directionOf, type Language, languageFacts } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { cutForSearch, shownCharacters } from './seo-lengths.ts';

/** About how a search engine shows the post on a phone. */
export function SearchResultPreview(props: {
  language: Language;
  slug: string | undefined;
  title: string;
  description: string;
}) {
  const id = useId();
  const t = useTranslations('adminForm');
  const { language } = props;
  const direction = directionOf(language);
  const address = [
    window.location.host,
    ...(languageFacts[language].prefix === null ? [] : [languageFacts[language].prefix]),
    'blog',
    props.slug || '…',
  ];
  const title = cutForSearch(props.title, shownCharacters.seoTitle);
  const description = cutForSearch(props.description, shownCharacters.seoDescription);
  return (
    <figure aria-labelledby={id} className="grid gap-1.5">
      <figcaption id={id} className="text-small font-medium">
        {t('seo.preview')}
      </figcaption>
      <div
        lang={language}
        dir={direction}
        className="max-w-107 rounded-card border border-line bg-surface-raised p-4"
      >
        <div className="flex items-center gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-surface">
            <img src="/favicon.svg" alt="" className="size-4.5" />
          </span>
          <div className="w-0 grow text-tiny leading-snug">
            <p>{company.name[language]}</p>
            {/* It runs from left to right, and starts where the lines around it start. */}
            <p
              dir="ltr"
              className={`truncate text-ink-muted ${direction === 'rtl' ? 'text-end' : ''}`}
            >
              {address.join(' › ')}
            </p>
          </div>
        </div>
        <p className="mt-2 text-h3 leading-heading text-accent">
          {title || <Missing text={t('seo.titleMissing')} />}
        </p>
        <p className="mt-1 text-small leading-body text-ink-muted">
          {description || <Missing text={t('seo.descriptionMissing')} />}
        </p>
      </div>
    </figure>
  );
}

/** Words of the panel in the place of the post's own. */
function Missing({ text }: { text: string }) {
  const panel = useLanguage();
  return (
    <bdi lang={panel} dir={directionOf(panel)} className="text-ink-muted">
      [{text}]
    </bdi>
  );
}
