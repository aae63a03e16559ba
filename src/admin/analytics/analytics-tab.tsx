import './analytics.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Statistics } from '#domain/analytics/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { ApiError, useApi } from '../api/client.ts';
import { Bilingual, bilingual } from '../shared/bilingual.tsx';
import { Choice } from '../shared/choice.tsx';
import { useCommands } from '../shared/commands.ts';
import { TryAgain } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { MostRead } from './most-read.tsx';
import { type NumbersInUrl, NumbersSection } from './numbers/numbers-section.tsx';
import { StatCards } from './stat-cards.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';
import { ViewsChart } from './views-chart.tsx';

const periods = [30, 90] as const;

/** The number of days that the charts cover. */
type PeriodDays = (typeof periods)[number];

/** The statistics of the blog: three counters, views per day, and the most read posts of each language. */
export function AnalyticsTab(url: NumbersInUrl) {
  const t = useTranslations('adminAnalytics');
  const app = useTranslations('adminApp');
  const shared = useTranslations('adminShared');
  const [days, setDays] = useState<PeriodDays>(30);
  const { data, error, isFetching, isPlaceholderData, refetch } = useStatistics(days);
  const isFirstLoad = isFetching && !data;
  const refresh = () => void refetch();
  useCommands({ refresh: data && refresh });
  return (
    <div className="mx-auto max-w-page">
      <ScreenHeading className="sr-only">{app('tabs.analytics')}</ScreenHeading>
      {error && <LoadError error={error} retry={refetch} />}
      {(data || isFirstLoad) && <StatCards statistics={data} />}
      <div className="my-5 flex flex-wrap items-center justify-between gap-3">
        {data?.totalViews !== 0 && <PeriodSwitch days={days} change={setDays} />}
        {data && (
          <button type="button" className="panel-button ms-auto" onClick={refresh}>
            {isFetching ? t('refreshing') : t('refresh')}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isFirstLoad && shared('loading')}
      </p>
      {isFirstLoad && <StatisticsSkeleton />}
      {data && (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isFetching}>
          <LoadedStatistics statistics={data} />
        </div>
      )}
      <NumbersSection {...url} />
    </div>
  );
}

function PeriodSwitch(props: { days: PeriodDays; change: (days: PeriodDays) => void }) {
  const t = useTranslations('adminAnalytics');
  const options = periods.map((value) => ({ value, text: t('days', { days: value }) }));
  return (
    <Choice label={t('period')} options={options} value={props.days} onChange={props.change} />
  );
}

function LoadedStatistics({ statistics }: { statistics: Statistics }) {
  const t = useTranslations('adminAnalytics');
  const { totalViews, viewsPerDay, mostRead } = statistics;
  const dayCount = viewsPerDay.length;
  if (totalViews === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  if (viewsPerDay.every(({ views }) => views === 0))
    return <EmptyState title={t('quietTitle', { days: dayCount })} text={t('quietText')} />;
  return (
    <>
      <ViewsChart days={viewsPerDay} />
      <MostRead mostRead={mostRead} dayCount={dayCount} />
    </>
  );
}

function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-t border-line py-10">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 max-w-text text-ink-muted">{text}</p>
    </div>
  );
}

/** An error message for statistics that could not be loaded, with a button to retry. */
function LoadError({ error, retry }: { error: Error; retry: () => unknown }) {
  const wasReached = error instanceof ApiError && error.status !== undefined;
  const text = bilingual(useLanguage(), wasReached ? 'failure.analytics' : 'failure.network');
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-danger bg-surface-raised py-3 ps-4 pe-3 text-small"
    >
      <p className="font-medium text-danger">
        <Bilingual text={text} />
      </p>
      <TryAgain onClick={() => retry()} />
    </div>
  );
}

/** Loads the statistics of a period. The previous statistics stay visible while others load. */
function useStatistics(days: PeriodDays) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['analytics', days],
    queryFn: () =>
      call(() => client.analytics.$get({ query: { days: days === 30 ? '30' : '90' } })),
    placeholderData: keepPreviousData,
  });
}
