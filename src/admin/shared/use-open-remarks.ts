import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useApi } from '../api/client.ts';

/** Deciding on a remark invalidates it. */
export const openRemarksKey = ['open-remarks'] as const;

const freshMs = 30_000;

/** Returns a function from a post to the number of remarks about it that wait for a decision. One request for all. */
export function useOpenRemarks(): (
  post: Pick<AdminPostSummary, 'translationGroup' | 'language'>,
) => number {
  const { client, call } = useApi();
  const { data } = useQuery({
    queryKey: openRemarksKey,
    queryFn: () => call(() => client.blog['open-remarks'].$get()),
    // Each row of a list uses it, and more come while the list scrolls.
    staleTime: freshMs,
  });
  return useMemo(() => {
    const counts = new Map(
      data?.map(({ translationGroup, language, count }) => [
        `${translationGroup} ${language}`,
        count,
      ]),
    );
    return ({ translationGroup, language }) => counts.get(`${translationGroup} ${language}`) ?? 0;
  }, [data]);
}
