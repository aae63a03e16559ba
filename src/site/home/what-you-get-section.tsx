import { useTranslations } from 'use-intl';
import { SectionHeading } from './section-heading.tsx';

const cards = [
  'productionSoftware',
  'uiUxDesign',
  'branding',
  'deployment',
  'ipOwnership',
  'launchDaySupport',
  'documentation',
] as const;

/** Seven cards in three columns. The first card is the software itself. The line above names all nine deliverables. */
export function WhatYouGetSection() {
  const t = useTranslations('whatYouGet');
  return (
    <section
      id="what-you-get"
      tabIndex={-1}
      aria-labelledby="what-you-get-title"
      className="mt-section bg-surface-sunken outline-0"
    >
      <div className="mx-auto max-w-page px-gutter py-16 sm:py-20">
        <SectionHeading id="what-you-get-title" title={t('title')}>
          {t('subtitle')}
        </SectionHeading>
        <ul className="mt-10 grid grid-cols-1 gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li
              key={card}
              className="bg-surface p-6 first:bg-band first:text-band-ink last:sm:col-span-2 last:lg:col-span-3"
            >
              <h3 className="text-h3">{t(`${card}.title`)}</h3>
              <p className="mt-2 max-w-text text-small">{t(`${card}.description`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
