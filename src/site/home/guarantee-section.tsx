import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { questions } from './questions.ts';
import { SectionHeading } from './section-heading.tsx';

const promises = [1, 2, 3, 4] as const;

/** The four promises, and the questions of owners. The structured data of the page has the same questions. */
export function GuaranteeSection() {
  const t = useTranslations('guarantee');
  return (
    <section
      id="guarantee"
      tabIndex={-1}
      aria-labelledby="guarantee-title"
      className="mx-auto mt-section max-w-page px-gutter outline-0"
    >
      <SectionHeading id="guarantee-title" title={t('title')}>
        {t('text')}
      </SectionHeading>
      <dl className="mt-10 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {promises.map((number) => (
          <div key={number} className="border-t-2 border-gold-strong py-5">
            <dt className="text-h2 font-bold arabic-script:leading-heading">
              {t(`promise${number}.title`)}
            </dt>
            <dd className="mt-2 max-w-text text-small text-ink-muted">
              {t(`promise${number}.text`)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]">
        <h3 className="text-h2">{t('questionsTitle')}</h3>
        <div className="border-b border-line">
          {questions.map((key) => (
            <details key={key} name="questions" className="question group border-t border-line">
              <summary className="flex items-center justify-between gap-4 py-4 font-bold">
                <h4>{t(`${key}.question`)}</h4>
                <Icon
                  name="chevron"
                  className="[transition:rotate_200ms_var(--ease-calm)] group-open:rotate-180"
                />
              </summary>
              <p className="max-w-text pb-5 text-small text-ink-muted">{t(`${key}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
