import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditActionGroup } from '#domain/audit-log/shared/audit-actions.ts';
import { useApi } from '../api/client.ts';

export type AuditLogFilter = { who: string | null; what: AuditActionGroup | null };

/** What was done, page by page; what was shown stays in sight while another choice is fetched. */
export function useAuditLog({ who, what }: AuditLogFilter) {
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

export type AuditLogEntry = NonNullable<
  ReturnType<typeof useAuditLog>['data']
>['pages'][number]['entries'][number];
