import { useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import type { Count } from '#domain/analytics/shared/dimensions.ts';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { AxisNumbers, DayLabels } from '../axis-labels.tsx';
import { axisValues } from '../chart-axis.ts';
import { ChartBars } from '../chart-bars.tsx';
import { ChartTable, cell, headCell, NumberCell, NumberHead } from '../chart-table.tsx';
import { longDay, monthAndYear, shortDay } from '../day-names.ts';

/** The first of the counts as bars, a day or a month each, and all of them as a table. */
export function NumbersChart({
  numbers,
  counts,
  isFiltered,
}: {
  numbers: Numbers;
  counts: readonly [Count, ...Count[]];
  isFiltered: boolean;
}) {
  const t = useTranslations('adminAnalytics');
  const language = useLanguage();
  const { total, bars, until } = numbers;
  const [main] = counts;
  const byMonth = bars.some((bar) => bar.from !== bar.until);
  const days = bars.map((bar) => ({ day: bar.from, views: bar.counts[main] }));
  const axis = axisValues(Math.max(...days.map(({ views }) => views)));
  const unit = byMonth ? 'month' : 'day';
  return (
    <>
      {total[main] === 0 ? (
        <p className="mt-4 text-ink-muted">{t(isFiltered ? 'noVisitsFiltered' : 'noVisits')}</p>
      ) : (
        <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3">
          <AxisNumbers values={axis} />
          <div className="relative h-44">
            <ChartBars
              days={days}
              axis={axis}
              chosen={null}
              direction={directionOf(language)}
              isLastOpen={numbers.isOpen}
              label={t('numbersChart', {
                unit,
                count: total[main],
                name: t(`counts.${main}`),
                from: longDay(numbers.from, language),
                until: longDay(until, language),
              })}
            />
          </div>
          <DayLabels days={days} nameOf={byMonth ? monthAndYear : shortDay} />
        </div>
      )}
      <ChartTable caption={t(byMonth ? 'eachMonth' : 'eachDay')}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {t(unit)}
            </th>
            {counts.map((name) => (
              <NumberHead key={name}>{t(`counts.${name}`)}</NumberHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map((bar) => (
            <tr key={bar.from}>
              <th scope="row" className={cell}>
                {byMonth ? monthAndYear(bar.from, language) : longDay(bar.from, language)}
              </th>
              {counts.map((name) => (
                <NumberCell key={name} value={bar.counts[name]} />
              ))}
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </>
  );
}
