import { useTranslations } from 'use-intl';

const steps = [1, 2, 3, 4] as const;

/** Four steps. Each is higher than the one before it, like a path uphill. */
export function ProcessSection() {
  const t = useTranslations('aiCentricSoftware');
  return (
    <section
      aria-labelledby="process-title"
      className="mt-section overflow-clip bg-band text-band-ink"
    >
      <div className="mx-auto max-w-page px-gutter py-16 sm:py-20">
        <h2 id="process-title" className="text-h1">
          {t('processTitle')}
        </h2>
        <ol className="process mt-10 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((number) => (
            <li key={number} className="process-step border-t-4 border-gold pt-4">
              <h3 className="text-h3">{t(`step${number}.title`)}</h3>
              <p className="mt-2 text-small">{t(`step${number}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
