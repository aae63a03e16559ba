import { QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '#query-defaults.ts';

/**
 * By default, calls wait while the browser reports that it is offline. Here they fail, and the editor sees an error.
 */
const networkMode = 'always';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...queryDefaults.queries, networkMode },
      mutations: { ...queryDefaults.mutations, networkMode },
    },
  });
}
