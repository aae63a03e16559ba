import type { DefaultOptions } from '@tanstack/react-query';

/** The specification's rules for data (section 9): never refetched by itself, never stale, nothing tried twice. */
export const queryDefaults = {
  queries: {
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  },
  mutations: { retry: false },
} as const satisfies DefaultOptions;
