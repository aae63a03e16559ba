import { QueryClient } from '@tanstack/react-query';
import { queryRules } from '#query-rules.ts';

/** Where the browser believes that it is offline a call would wait; an editor should be told instead. */
const networkMode = 'always';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...queryRules.queries, networkMode },
      mutations: { ...queryRules.mutations, networkMode },
    },
  });
}
