import { useFormatter, useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { AxisNumbers, DayLabels } from '../axis-labels.tsx';
import { axisValues } from '../chart-axis.ts';
import { ChartBars } from '../chart-bars.tsx';
import { cell, headCell, headNumberCell, NumberCell } from '../chart-table.tsx';
import { longDay } from '../day-names.ts';

/**
 * Readers and views of the period beside those of the period before, the readers of each day as bars and as a table.
 */
export function ReadersChart({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('adminAnalytics');
  const format = useFormatter();
  const language = useLanguage();
  const { total, before, days } = numbers;
  const bars = days.map(({ day, readers }) => ({ day, views: readers }));
  const axis = axisValues(Math.max(...bars.map(({ views }) => views)));
  return (
    <>
      <ul className="flex flex-wrap gap-x-10 gap-y-3">
        {(['readers', 'views'] as const).map((name) => (
          <li key={name}>
            <span className="text-small text-ink-muted">{t(name)}</span>
            <strong className="block text-h2 leading-tight">{format.number(total[name])}</strong>
            <span className="text-small text-ink-muted">
              {t('comparedWith', { before: before[name] })}
            </span>
          </li>
        ))}
      </ul>
      {total.views === 0 ? (
        <p className="mt-4 text-ink-muted">{t('noVisits')}</p>
      ) : (
        <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3">
          <AxisNumbers values={axis} />
          <div className="relative h-44">
            <ChartBars
              days={bars}
              axis={axis}
              chosen={null}
              direction={directionOf(language)}
              label={t('numbersChart', {
                readers: total.readers,
                days: days.length,
                before: before.readers,
              })}
            />
          </div>
          <DayLabels days={bars} />
        </div>
      )}
      <details className="mt-3">
        <summary className="min-h-11 text-small font-bold text-accent hover:underline sm:min-h-9">
          {t('eachDay')}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
        <section aria-label={t('readersPerDay')} tabIndex={0} className="max-h-96 overflow-auto">
          <table className="w-full max-w-text text-small">
            <caption className="sr-only">{t('readersPerDay')}</caption>
            <thead>
              <tr>
                <th scope="col" className={headCell}>
                  {t('day')}
                </th>
                <th scope="col" className={headNumberCell}>
                  {t('readers')}
                </th>
                <th scope="col" className={`${headNumberCell} ps-4`}>
                  {t('views')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, readers, views }) => (
                <tr key={day}>
                  <th scope="row" className={cell}>
                    {longDay(day, language)}
                  </th>
                  <NumberCell value={readers} />
                  <NumberCell value={views} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
