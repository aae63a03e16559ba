import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.ts';
import type { PeriodDays } from './period-switch.tsx';

/** Loads the statistics of a period. The previous statistics stay visible while others load. */
export function useStatistics(days: PeriodDays) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['analytics', days],
    queryFn: () =>
      call(() => client.analytics.$get({ query: { days: days === 30 ? '30' : '90' } })),
    placeholderData: keepPreviousData,
  });
}
