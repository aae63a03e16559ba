import { dayOf } from '../shared/time/local-time.ts';
import { groupPublications, type PlannedPost, type Publication } from './publications.ts';

/** A publication in the calendar: still to come, and so movable, or done. */
export type CalendarEntry = { isDone: boolean; publication: Publication };

/** What is published on each day: what is still to come first, each by its hour. */
export function entriesByDay(
  upcoming: readonly PlannedPost[],
  published: readonly PlannedPost[],
): ReadonlyMap<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  const add = (publication: Publication, isDone: boolean) => {
    const day = dayOf(publication.local);
    const entries = days.get(day);
    if (entries) entries.push({ isDone, publication });
    else days.set(day, [{ isDone, publication }]);
  };
  for (const publication of groupPublications(upcoming)) add(publication, false);
  // Languages that an editor published one after the other are one entry of that day.
  for (const publication of groupPublications(published, ({ local }) => dayOf(local)))
    add(publication, true);
  return days;
}
