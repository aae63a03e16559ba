import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditActionGroup } from '#domain/audit-log/shared/audit-actions.ts';
import { useApi } from '../api/client.ts';
import { freshPages } from '../shared/fresh-pages.ts';

export type AuditLogFilter = { who: string | null; what: AuditActionGroup | null };

/** Loads the audit log page by page. The previous entries stay visible while another filter loads. */
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
    ...freshPages<number>(),
    placeholderData: keepPreviousData,
  });
}

export type AuditLogEntry = NonNullable<
  ReturnType<typeof useAuditLog>['data']
>['pages'][number]['entries'][number];
