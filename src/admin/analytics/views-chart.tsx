import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { AxisNumbers, DayLabels } from './axis-labels.tsx';
import { axisValues } from './chart-axis.ts';
import { ChartPlot } from './chart-plot.tsx';
import { shortDay } from './day-names.ts';
import { MaxMarker } from './max-marker.tsx';
import { type ChartLabels, useChartLabels } from './use-chart-labels.ts';
import { type DayViews, summariseViews, type ViewsSummary } from './views-summary.ts';
import { ViewsTable } from './views-table.tsx';

/**
 * The views per day, as bars and as a table. Time runs in the direction of the language: from right to left in Arabic
 * and Kurdish.
 *
 * @param days the oldest first; the last one is today, which is not over
 */
export function ViewsChart({ days }: { days: readonly DayViews[] }) {
  const t = useTranslations('adminAnalytics');
  const titleId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  // The pointer may be on a day that a shorter period no longer has.
  const chosen = pointed !== null && pointed < days.length ? pointed : null;
  const summary = summariseViews(days);
  const labels = useChartLabels(days, summary);
  const axis = axisValues(summary.highest?.views ?? 0);
  return (
    <figure aria-labelledby={titleId}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={titleId} className="text-h3">
          {t('viewsPerDay')}
        </h2>
        <Readout summary={summary} labels={labels} dayCount={days.length} chosen={chosen} />
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3">
        <AxisNumbers values={axis} />
        <ChartPlot
          key={days.length}
          days={days}
          highest={summary.highest}
          axis={axis}
          labels={labels}
          chosen={chosen}
          choose={setPointed}
        />
        <DayLabels days={days} />
      </div>
      <p className="mt-3 text-tiny text-ink-muted">{t('dayNote')}</p>
      <ViewsTable days={days} />
    </figure>
  );
}

/** The labels of the day that the pointer or the keyboard has chosen. Without one, the labels of the whole period. */
function Readout(props: {
  summary: ViewsSummary;
  labels: ChartLabels;
  dayCount: number;
  chosen: number | null;
}) {
  const t = useTranslations('adminAnalytics');
  const language = useLanguage();
  const { summary, labels, dayCount, chosen } = props;
  const { total, highest } = summary;
  return (
    <p className="flex min-h-[2lh] flex-wrap content-start items-baseline gap-x-5 text-small text-ink-muted sm:min-h-lh">
      {chosen !== null ? (
        <span className="font-bold text-ink">{labels.ofDay(chosen)}</span>
      ) : (
        <>
          <span>{t('viewsInPeriod', { views: total, days: dayCount })}</span>
          {highest && (
            <span className="inline-flex items-center gap-1.5">
              <MaxMarker />
              {t('highestDay', { day: shortDay(highest.day, language), views: highest.views })}
            </span>
          )}
        </>
      )}
    </p>
  );
}
