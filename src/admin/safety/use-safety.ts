import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.ts';

/** The site looks twice a minute; whoever writes need not know within seconds. */
const refetchMs = 5 * 60_000;

/**
 * Loads how the site stands, for the menu and its screen alike.
 *
 * @param isScreen whoever opens the screen reads how it stands now
 */
export function useSafety(isScreen = false) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['safety'],
    queryFn: () => call(() => client.safety.$get()),
    refetchInterval: refetchMs,
    refetchOnMount: isScreen ? 'always' : true,
    staleTime: 60_000,
  });
}

export type SafetyReport = NonNullable<ReturnType<typeof useSafety>['data']>;
export type SafetyLine = SafetyReport['lines'][number];

/** How many lines are red; 0 while nobody knows. */
export function useRedCount(): number {
  return useSafety().data?.lines.filter(({ problem }) => problem !== null).length ?? 0;
}
