import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import { type Dimension, subjectNames, subjects } from '#domain/analytics/shared/dimensions.ts';
import { useApi } from '../../api/client.ts';
import { Choice } from '../../shared/choice.tsx';
import { LoadError } from '../../shared/load-error.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { NumberTable } from './number-table.tsx';
import { NumbersChart } from './numbers-chart.tsx';
import {
  formatNumbersView,
  type NumbersView,
  ownCounts,
  parseNumbersView,
  queryOf,
  shownCounts,
} from './numbers-view.ts';
import { RangeFields } from './range-fields.tsx';
import { ReadingDepth } from './reading-depth.tsx';
import { Totals } from './totals.tsx';

/** What the URL says of the numbers, and how it is changed. */
export type NumbersInUrl = {
  numbers: string | undefined;
  showNumbers: (numbers: string | undefined) => void;
};

/**
 * The owner's numbers: visits, searches or missing pages of a period beside the period before, by each dimension,
 * filtered by any of them. The URL has what is shown.
 */
export function NumbersSection({ numbers, showNumbers }: NumbersInUrl) {
  const t = useTranslations('adminAnalytics');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const view = parseNumbersView(numbers);
  const change = (next: Partial<NumbersView>) =>
    showNumbers(formatNumbersView({ ...view, ...next }));
  const { data, error, isFetching, isPlaceholderData, refetch } = useNumbers(view);
  return (
    <section aria-labelledby={titleId} className="mt-12 border-t border-line pt-6">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-h3">
        {t('numbers')}
      </h2>
      <p className="mt-2 max-w-text text-small text-ink-muted">{t(`notes.${view.subject}`)}</p>
      <div className="my-5 flex flex-wrap items-end gap-3">
        <Choice
          label={t('subject')}
          options={subjectNames.map((value) => ({ value, text: t(`subjects.${value}`) }))}
          value={view.subject}
          onChange={(subject) => change({ subject })}
        />
        <RangeFields range={view.range} shown={data} change={(range) => change({ range })} />
        {data && <ExportButton numbers={data} view={view} />}
      </div>
      <ActiveFilters
        filters={view.filters}
        subject={view.subject}
        remove={(name) => {
          // The button disappears.
          title.current?.focus({ preventScroll: true });
          change({ filters: { ...view.filters, [name]: undefined } });
        }}
      />
      {error && <LoadError text={t('numbersFailed')} error={error} retry={() => void refetch()} />}
      {data && (
        <div aria-busy={isFetching} className={isPlaceholderData ? 'opacity-60' : ''}>
          <LoadedNumbers numbers={data} view={view} change={change} />
        </div>
      )}
    </section>
  );
}

function LoadedNumbers(props: {
  numbers: Numbers;
  view: NumbersView;
  change: (next: Partial<NumbersView>) => void;
}) {
  const { numbers, view, change } = props;
  const { subject, filters } = view;
  const dimensions: readonly Dimension[] = subjects[subject].dimensions;
  return (
    <>
      <Totals numbers={numbers} counts={shownCounts(view)} />
      <NumbersChart
        numbers={numbers}
        counts={ownCounts[subject]}
        isFiltered={dimensions.some((name) => filters[name] !== undefined)}
      />
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {dimensions.map((name) => (
          <NumberTable
            key={name}
            dimension={name}
            counts={shownCounts(view, name)}
            rows={numbers.tables[name]}
            isFiltered={filters[name] !== undefined}
            choose={(value) => change({ filters: { ...filters, [name]: value } })}
          />
        ))}
      </div>
      {subject === 'visits' && <ReadingDepth numbers={numbers} />}
    </>
  );
}

/** The previous numbers stay on screen while others load. */
function useNumbers(view: NumbersView) {
  const { client, call } = useApi();
  const query = queryOf(view);
  return useQuery({
    queryKey: ['numbers', query] as const,
    queryFn: () => call(() => client.numbers.$get({ query })),
    // Other counts would be shown under the wrong names.
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1]?.subject === view.subject ? previous : undefined,
  });
}
