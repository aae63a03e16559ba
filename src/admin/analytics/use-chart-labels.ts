import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { longDay } from './day-names.ts';
import type { DayViews, ViewsSummary } from './views-summary.ts';

/** The texts of the chart for screen readers. */
export type ChartLabels = {
  /** The summary: the number of views, the highest day and the trend. */
  label: string;
  ofDay: (index: number) => string;
};

/** @param days the oldest first; the last one is today, which is not over */
export function useChartLabels(days: readonly DayViews[], summary: ViewsSummary): ChartLabels {
  const t = useTranslations('adminAnalytics');
  const language = useLanguage();
  const { total, highest, earlier, later, trend } = summary;
  return {
    label: t('chartLabel', {
      days: days.length,
      views: total,
      day: highest ? longDay(highest.day, language) : '',
      highest: highest?.views ?? 0,
      trend,
      earlier,
      later,
    }),
    ofDay(index) {
      const { day = '', views = 0 } = days[index] ?? {};
      const values = { day: longDay(day, language), views };
      return index === days.length - 1 ? t('todayViews', values) : t('dayViews', values);
    },
  };
}
