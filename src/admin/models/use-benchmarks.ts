import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';

const listKey = ['translation-benchmarks'];

/** How often the progress of a running comparison is read. */
const progressMs = 2_000;

/** Loads the latest comparisons, and again while one runs. */
export function useBenchmarks() {
  const { client, call } = useApi();
  return useQuery({
    queryKey: listKey,
    queryFn: () => call(() => client['translation-benchmarks'].$get()),
    refetchInterval: ({ state }) =>
      state.data?.benchmarks.some(({ outcome }) => outcome === 'running') ? progressMs : false,
    staleTime: 0,
  });
}

export type Benchmark = NonNullable<ReturnType<typeof useBenchmarks>['data']>['benchmarks'][number];

/** Loads what a comparison would send. */
export function useBenchmarkPlan() {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['translation-benchmark-plan'],
    queryFn: () => call(() => client['translation-benchmarks'].plan.$get()),
    staleTime: 0,
  });
}

/** Loads the paragraphs of a comparison that has ended. They never change. */
export function useParagraphs(id: number, isWanted: boolean) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['translation-benchmark', id],
    enabled: isWanted,
    queryFn: () =>
      call(() => client['translation-benchmarks'][':id'].$get({ param: { id: String(id) } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type Paragraph = NonNullable<ReturnType<typeof useParagraphs>['data']>['paragraphs'][number];

/** Starts a comparison, and cancels one. */
export function useBenchmarkActions() {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const options = {
    onError: (error: unknown) => banner.showError(error, 'network'),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  };
  const start = useMutation({
    ...options,
    mutationFn: () => call(() => client['translation-benchmarks'].$post()),
  });
  const cancel = useMutation({
    ...options,
    mutationFn: (id: number) =>
      call(() =>
        client['translation-benchmarks'][':id'].cancel.$post({ param: { id: String(id) } }),
      ),
  });
  return { start, cancel };
}
