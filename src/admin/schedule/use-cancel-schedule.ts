import { dayOf } from './local-time.ts';
import { usePublicationActions } from './use-publication-actions.tsx';
import { useSchedule } from './use-schedule.ts';

/** Returns a function that cancels the time of a post, with a toast that undoes it; null for a post without a time. */
export function useCancelSchedule(post: number): (() => void) | null {
  const { data } = useSchedule();
  const { cancel } = usePublicationActions(dayOf(data?.localNow ?? ''));
  const planned = data?.upcoming.find(({ id }) => id === post);
  return planned ? () => cancel([planned]) : null;
}
