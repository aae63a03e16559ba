import { useTranslations } from 'use-intl';
import { Bill } from './bill/bill.tsx';
import { SectionHeading } from './section-heading.tsx';

/** Separate files, which a phone fetches when they are near the screen. */
const drawings = import.meta.glob<string>('/media/drawings/services/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The four cards, with the colours of the specification. */
const services = [
  { id: 'websites', drawing: 'websites', rule: 'border-service-purple' },
  { id: 'mobileApps', drawing: 'mobile-apps', rule: 'border-service-teal' },
  { id: 'softwareApplications', drawing: 'software-applications', rule: 'border-service-orange' },
  { id: 'aiWorkflows', drawing: 'ai-workflows', rule: 'border-service-green' },
] as const;

const features = [1, 2, 3, 4] as const;

export function ServicesSection() {
  const t = useTranslations('services');
  return (
    <section
      id="services"
      tabIndex={-1}
      aria-labelledby="services-title"
      className="mx-auto mt-section max-w-page px-gutter outline-0"
    >
      <SectionHeading id="services-title" title={t('title')}>
        {t('subtitle')}
      </SectionHeading>
      <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 xl:grid-cols-4">
        {services.map(({ id, drawing, rule }) => (
          <li key={id} className="grid content-start gap-y-0 md:row-span-4 md:grid-rows-subgrid">
            <img
              src={drawings[`/media/drawings/services/${drawing}.svg`]}
              alt=""
              width="800"
              height="600"
              loading="lazy"
              className="aspect-4/3 w-full bg-surface-sunken object-cover"
            />
            <h3 className={`mt-5 border-s-4 ps-3 text-h3 ${rule}`}>{t(`${id}.title`)}</h3>
            <p className="mt-3 text-small text-ink-muted">{t(`${id}.description`)}</p>
            <ul className="mt-4 border-t border-line text-small">
              {features.map((number) => (
                <li key={number} className="border-b border-line py-2">
                  {t(`${id}.feature${number}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Bill />
    </section>
  );
}
