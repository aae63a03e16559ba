import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { ChartTable, cell, headCell, NumberCell, NumberHead } from './chart-table.tsx';
import { longDay } from './day-names.ts';
import type { DayViews } from './views-summary.ts';

/** The views of each day as a table, today first. */
export function ViewsTable({ days }: { days: readonly DayViews[] }) {
  const t = useTranslations('adminAnalytics');
  const language = useLanguage();
  return (
    <ChartTable caption={t('viewsPerDay')}>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {t('day')}
          </th>
          <NumberHead>{t('views')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views }) => (
          <tr key={day}>
            <th scope="row" className={cell}>
              <time dateTime={day}>{longDay(day, language)}</time>
            </th>
            <NumberCell value={views} />
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
}
