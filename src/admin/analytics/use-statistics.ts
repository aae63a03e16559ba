import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../session/api-client.ts';
import type { PeriodDays } from './period-switch.tsx';

/** The blog's numbers; those of the other period stay in sight while the ones that were asked for come. */
export function useStatistics(days: PeriodDays) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['analytics', days],
    queryFn: () =>
      call(() => client.analytics.$get({ query: { days: days === 30 ? '30' : '90' } })),
    placeholderData: keepPreviousData,
  });
}
