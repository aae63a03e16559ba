import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';

export function Hero() {
  const t = useTranslations('hero');
  return (
    <section className="relative overflow-clip">
      <div className="mx-auto max-w-page px-gutter pt-16 pb-14 sm:pt-24 sm:pb-20">
        <p className="flex items-center gap-3 text-small font-bold text-accent">
          <span aria-hidden="true" className="kilim-edge w-8 text-gold-strong" />
          {t('eyebrow')}
        </p>
        <h1 className="mt-5 text-display leading-display">
          <span className="block text-accent">{useTranslations('morphingTexts')('websites')}</span>
          {t('promise')}
        </h1>
        <p className="mt-6 max-w-text text-h3 text-ink-muted arabic-script:leading-body">
          {t('subtitle')}
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <a href="#contact" className="button-gold">
            {t('contactUs')}
          </a>
          <a href={pathInLanguage('/portfolio', useLanguage())} className="button-quiet">
            {t('viewExamples')}
            <Icon name="forward" />
          </a>
        </div>
      </div>
      <div aria-hidden="true" className="kilim-edge text-line" />
    </section>
  );
}
