import { useTranslations } from 'use-intl';

const periods = [30, 90] as const;

/** How many days the charts look back on. */
export type PeriodDays = (typeof periods)[number];

type Props = { days: PeriodDays; change: (days: PeriodDays) => void };

export function PeriodSwitch({ days, change }: Props) {
  const t = useTranslations('adminAnalytics');
  return (
    <fieldset className="flex border border-line-strong">
      <legend className="sr-only">{t('period')}</legend>
      {periods.map((period) => (
        <label
          key={period}
          className="inline-flex min-h-11 items-center px-4 text-small not-last-of-type:border-e not-last-of-type:border-line-strong hover:bg-surface-sunken has-checked:bg-accent has-checked:font-bold has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:min-h-9"
        >
          <input
            type="radio"
            name="analytics-period"
            value={period}
            checked={period === days}
            onChange={() => change(period)}
            className="sr-only"
          />
          {t('days', { days: period })}
        </label>
      ))}
    </fieldset>
  );
}
