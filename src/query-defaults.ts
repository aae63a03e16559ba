import type { DefaultOptions } from '@tanstack/react-query';

/** The specification's rules for data (section 9): no refetch by itself, never stale, no retry. */
export const queryDefaults = {
  queries: {
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  },
  mutations: { retry: false },
} as const satisfies DefaultOptions;
