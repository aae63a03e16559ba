import { QueryClient } from '@tanstack/react-query';

/** The specification's rules for data queries (section 9): never refetched by themselves, never stale, never retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Where the browser believes that it is offline a query would wait; it should say so instead.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
