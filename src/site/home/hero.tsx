import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { listSeparator } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { ContactLink } from '#site/layout/contact-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Globe } from './globe.tsx';
import { WordRotator } from './word-rotator.tsx';

/** What the company makes and promises, two links, and the globe, which rises behind the far edge. */
export function Hero() {
  const t = useTranslations('hero');
  const texts = useTranslations('morphingTexts');
  const words = [texts('websites'), texts('mobileApps'), texts('aiAutomation')];
  return (
    <section aria-labelledby="hero-title" className="relative overflow-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 px-gutter pt-14 sm:pt-20 lg:grid-cols-[1fr_25rem] lg:gap-x-10">
        <div className="pb-10 sm:pb-14 lg:pb-24">
          <p className="flex items-center gap-3 text-small font-bold text-accent">
            <span aria-hidden="true" className="kilim-edge w-8 text-gold-strong" />
            {t('eyebrow')}
          </p>
          <h1 id="hero-title" className="mt-5 text-display leading-display">
            <WordRotator words={words} allWords={words.join(listSeparator(useLanguage()))} />
            <span className="block">{t('promise')}</span>
          </h1>
          <p className="mt-6 max-w-text text-h3 text-ink-muted arabic-script:leading-body">
            {t('subtitle')}
          </p>
          <div className="mt-9 flex flex-wrap items-center gap-3">
            <ContactLink className="button-shimmer">{t('contactUs')}</ContactLink>
            <Link
              to="/{-$prefix}/portfolio"
              className="button-quiet min-h-13 rounded-full px-5 sm:px-7"
            >
              {t('viewExamples')}
              <Icon name="forward" />
            </Link>
          </div>
        </div>
        <div className="-mb-8 self-end justify-self-end lg:-me-6 lg:-mb-14">
          <Globe />
        </div>
      </div>
      <div aria-hidden="true" className="relative bg-surface">
        <div className="kilim-edge text-line" />
      </div>
    </section>
  );
}
