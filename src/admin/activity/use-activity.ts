import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityGroup } from '#domain/activity-actions/index.ts';
import { useApi } from '../session/api-client.ts';

export type ActivityFilter = { who: string | null; what: ActivityGroup | null };

/** What was done, page by page; what was shown stays in sight while another choice is fetched. */
export function useActivity({ who, what }: ActivityFilter) {
  const { client, call } = useApi();
  return useInfiniteQuery({
    queryKey: ['activity', who, what],
    queryFn: ({ pageParam }) =>
      call(() =>
        client.activity.$get({
          query: {
            ...(who !== null && { who }),
            ...(what !== null && { what }),
            ...(pageParam !== null && { before: String(pageParam) }),
          },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Each visit shows what was done meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
}

export type ActivityEntry = NonNullable<
  ReturnType<typeof useActivity>['data']
>['pages'][number]['entries'][number];
