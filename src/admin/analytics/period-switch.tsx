import { useTranslations } from 'use-intl';
import { Choice } from '../shared/choice.tsx';

const periods = [30, 90] as const;

/** The number of days that the charts cover. */
export type PeriodDays = (typeof periods)[number];

type Props = { days: PeriodDays; change: (days: PeriodDays) => void };

export function PeriodSwitch({ days, change }: Props) {
  const t = useTranslations('adminAnalytics');
  const options = periods.map((value) => ({ value, text: t('days', { days: value }) }));
  return <Choice label={t('period')} options={options} value={days} onChange={change} />;
}
