import { QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '#query-defaults.ts';

/** By default calls wait while the browser believes that it is offline; here they fail, and the editor is told. */
const networkMode = 'always';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...queryDefaults.queries, networkMode },
      mutations: { ...queryDefaults.mutations, networkMode },
    },
  });
}
