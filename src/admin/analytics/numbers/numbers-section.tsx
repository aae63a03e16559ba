import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NumberFilters } from '#domain/analytics/index.ts';
import { dimensions } from '#domain/analytics/shared/dimensions.ts';
import { useApi } from '../../api/client.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { NumberTable } from './number-table.tsx';
import { daysBetween, type Range, RangeFields } from './range-fields.tsx';
import { ReadersChart } from './readers-chart.tsx';

/** The owner's numbers: visits of a period beside the period before, by each dimension, filtered by any of them. */
export function NumbersSection() {
  const t = useTranslations('adminAnalytics');
  const titleId = useId();
  const [range, setRange] = useState<Range>({ days: 28 });
  const [filters, setFilters] = useState<NumberFilters>({});
  const { data, error, isFetching } = useNumbers(range, filters);
  return (
    <section aria-labelledby={titleId} className="mt-12 border-t border-line pt-6">
      <h2 id={titleId} className="text-h3">
        {t('numbers')}
      </h2>
      <p className="mt-2 max-w-text text-small text-ink-muted">{t('numbersNote')}</p>
      <div className="my-5 flex flex-wrap items-end gap-3">
        <RangeFields range={range} today={data?.until} change={setRange} />
        {data && <ExportButton numbers={data} />}
      </div>
      <ActiveFilters
        filters={filters}
        remove={(name) => setFilters(({ [name]: _, ...others }) => others)}
      />
      {error && <p className="text-small font-medium text-danger">{t('numbersFailed')}</p>}
      {data && (
        <div aria-busy={isFetching}>
          <ReadersChart numbers={data} />
          <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
            {dimensions.map((name) => (
              <NumberTable
                key={name}
                dimension={name}
                rows={data.tables[name]}
                isFiltered={filters[name] !== undefined}
                choose={(value) => setFilters((others) => ({ ...others, [name]: value }))}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

/** The previous numbers stay on screen while others load. */
function useNumbers(range: Range, filters: NumberFilters) {
  const { client, call } = useApi();
  const days = range.custom ? daysBetween(range.custom.from, range.custom.until) : range.days;
  const until = range.custom && { until: range.custom.until };
  return useQuery({
    queryKey: ['numbers', days, range.custom?.until, filters],
    queryFn: () =>
      call(() => client.numbers.$get({ query: { days: String(days), ...until, ...filters } })),
    placeholderData: keepPreviousData,
  });
}
