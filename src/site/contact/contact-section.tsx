import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { Icon } from '#ui/icon.tsx';
import { Enquiry } from './enquiry.tsx';

/** Mail, telephone and the booking page. Every contact link leads to this section. */
export function ContactSection() {
  const t = useTranslations('contact');
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className="mx-auto mt-section grid max-w-page grid-cols-1 gap-10 px-gutter outline-0 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 id="contact-title" className="text-h1">
          {t('title')}
        </h2>
        <p className="mt-4 max-w-96 text-ink-muted">{t('subtitle')}</p>
      </div>
      <div>
        <ContactLine label={t('email')} href={`mailto:${company.salesEmail}`}>
          {company.salesEmail}
        </ContactLine>
        <ContactLine label={t('telephone')} href={`tel:${company.telephone.international}`}>
          {company.telephone.display}
        </ContactLine>
        <a
          href={company.bookingUrl}
          target="_blank"
          rel="noopener"
          className="group mt-8 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 bg-gold p-6 text-gold-ink [transition:background-color_150ms_var(--ease-calm)] hover:bg-(--selection) sm:p-8"
        >
          <span className="text-h2 font-bold wrap-anywhere arabic-script:leading-heading">
            {t('demo')}
          </span>
          <Icon name="external" className="row-span-2 size-8" />
          <span className="max-w-120 text-small">{t('demoText')}</span>
        </a>
      </div>
      <Enquiry />
    </section>
  );
}

function ContactLine(props: { label: string; href: string; children: string }) {
  return (
    <a
      href={props.href}
      className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-line py-5 hover:border-gold-strong"
    >
      <span className="text-small text-ink-muted">{props.label}</span>
      <bdi dir="ltr" className="text-h3 font-bold wrap-anywhere">
        {props.children}
      </bdi>
    </a>
  );
}
