import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/messages.tsx';
import { type Api, useApi } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { formatLocalTime } from '../shared/time/format-local.ts';
import { dayOf, localTimeIn } from '../shared/time/local-time.ts';

/** The key of the schedule and of what depends on it. Publishing or deleting a post invalidates it. */
export const scheduleKey = ['schedule'] as const;

const upcomingKey = [...scheduleKey, 'upcoming'] as const;

/** Loads what is scheduled. Each visit asks again, since publications happen by themselves. */
export function useSchedule() {
  const api = useApi();
  return useQuery({ queryKey: upcomingKey, queryFn: () => loadSchedule(api), staleTime: 0 });
}

/** Returns a function from the id of a post to the time at which it will be published, in words. */
export function useTimeInWords(): (id: number) => string | undefined {
  const language = useLanguage();
  const { data } = useSchedule();
  return useMemo(() => {
    const today = dayOf(data?.localNow ?? '');
    const times = new Map(data?.upcoming.map(({ id, local }) => [id, local]));
    return (id) => {
      const local = times.get(id);
      return local && formatLocalTime(local, language, today);
    };
  }, [data, language]);
}

export type Schedule = Awaited<ReturnType<typeof loadSchedule>>;
export type ScheduledPost = Schedule['upcoming'][number];

async function loadSchedule({ client, call }: Api) {
  const schedule = await call(() => client.blog.schedule.$get());
  const { timeZone } = schedule;
  const withLocal = <Post extends { publishAt: string }>(post: Post) => ({
    ...post,
    local: localTimeIn(timeZone, post.publishAt),
  });
  return {
    ...schedule,
    localNow: localTimeIn(timeZone, schedule.now),
    upcoming: schedule.upcoming.map(withLocal),
    late: schedule.late.map(withLocal),
  };
}

/**
 * Loads what was published on these days.
 *
 * @param from the first day
 * @param to the day after the last
 */
export function usePublished(timeZone: string, from: string, to: string) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: [...scheduleKey, 'published', from, to],
    queryFn: async () => {
      const posts = await call(() => client.blog.schedule.published.$get({ query: { from, to } }));
      return posts.map((post) => ({ ...post, local: localTimeIn(timeZone, post.publishedAt) }));
    },
    staleTime: 0,
  });
}

type Choice = { ids: readonly number[]; local: string };

async function storeTime({ client, call }: Api, { ids, local }: Choice) {
  return await call(() => client.blog.schedule.$put({ json: { ids: [...ids], publishAt: local } }));
}

/** Stores a time. The caller shows what is wrong with it. */
export function useSetTime() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => storeTime(api, choice),
    onSuccess: () => queries.invalidateQueries({ queryKey: scheduleKey }),
  });
}

/** {@link useSetTime} that shows the new time at once, and takes it back when the server rejects it. */
export function useMoveTime() {
  const api = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  return useMutation({
    mutationFn: (choice: Choice) => storeTime(api, choice),
    onMutate: ({ ids, local }) =>
      changeUpcoming(queries, (posts) =>
        posts
          .map((post) => (ids.includes(post.id) ? { ...post, local } : post))
          .toSorted((one, other) => compare(one.local, other.local)),
      ),
    onError: (error) => banner.showError(error, 'schedule'),
    onSettled: () => queries.invalidateQueries({ queryKey: scheduleKey }),
  });
}

/** Cancels publications. */
export function useCancelPublications() {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  return useMutation({
    async mutationFn(ids: readonly number[]) {
      for (const id of ids)
        await call(() => client.blog.schedule[':id'].$delete({ param: { id: String(id) } }));
    },
    onMutate: (ids) =>
      changeUpcoming(queries, (posts) => posts.filter(({ id }) => !ids.includes(id))),
    onError: (error) => banner.showError(error, 'schedule'),
    onSettled: () => queries.invalidateQueries({ queryKey: scheduleKey }),
  });
}

async function changeUpcoming(
  queries: ReturnType<typeof useQueryClient>,
  change: (posts: readonly ScheduledPost[]) => ScheduledPost[],
): Promise<void> {
  // A fetch that is under way would bring the former times back.
  await queries.cancelQueries({ queryKey: upcomingKey });
  queries.setQueryData<Schedule>(
    upcomingKey,
    (schedule) => schedule && { ...schedule, upcoming: change(schedule.upcoming) },
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
