import { useTranslations } from 'use-intl';
import { Choice } from '../shared/choice.tsx';

const periods = [30, 90] as const;

/** How many days the charts look back on. */
export type PeriodDays = (typeof periods)[number];

type Props = { days: PeriodDays; change: (days: PeriodDays) => void };

export function PeriodSwitch({ days, change }: Props) {
  const t = useTranslations('adminAnalytics');
  const options = periods.map((value) => ({ value, text: t('days', { days: value }) }));
  return <Choice label={t('period')} options={options} value={days} onChange={change} />;
}
