import { useTranslations } from 'use-intl';
import { SectionHeading } from './section-heading.tsx';

const features = [1, 2, 3, 4, 5, 6] as const;
const benefits = [1, 2, 3, 4] as const;

/** Six features, what changes for the client, and a contact link. */
export function AiCentricSection() {
  const t = useTranslations('aiCentricSoftware');
  return (
    <section
      id="ai-centric-software"
      tabIndex={-1}
      aria-labelledby="ai-centric-title"
      className="mx-auto mt-section max-w-page px-gutter outline-0"
    >
      <SectionHeading id="ai-centric-title" title={t('title')}>
        {t('subtitle')}
      </SectionHeading>
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[7fr_4fr]">
        <ul
          id="features"
          tabIndex={-1}
          className="grid grid-cols-1 gap-x-10 outline-0 sm:grid-cols-2"
        >
          {features.map((number) => (
            <li key={number} className="border-t border-line py-5">
              <h3 className="text-h3">{t(`feature${number}.title`)}</h3>
              <p className="mt-2 text-small text-ink-muted">{t(`feature${number}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className="self-start bg-surface-sunken p-6 sm:p-8 lg:sticky lg:top-24">
          <h3 className="text-h3">{t('benefitsTitle')}</h3>
          <ul className="mt-4 grid gap-3">
            {benefits.map((number) => (
              <li key={number} className="flex gap-3 text-small">
                <svg
                  viewBox="0 0 12 12"
                  width="12"
                  height="12"
                  aria-hidden="true"
                  className="mt-2 shrink-0 fill-gold-strong"
                >
                  <path d="M4 0h4v2h2v2h2v4h-2v2H8v2H4v-2H2V8H0V4h2V2h2z" />
                </svg>
                {t(`benefit${number}`)}
              </li>
            ))}
          </ul>
          <div className="mt-8 border-t-2 border-gold-strong pt-6">
            <p className="text-h3 font-bold">{t('callToAction.title')}</p>
            <p className="mt-2 text-small text-ink-muted">{t('callToAction.text')}</p>
            <a href="#contact" className="button-gold mt-5">
              {t('callToAction.button')}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
