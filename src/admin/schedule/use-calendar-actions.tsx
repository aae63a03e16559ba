import { type ReactNode, useState } from 'react';
import { dayOf } from '../shared/time/local-time.ts';
import type { Publication } from './publications.ts';
import { PublishTimeDialog } from './publish-time-dialog.tsx';
import { usePublicationActions } from './use-publication-actions.tsx';
import type { Schedule } from './use-schedule.ts';

/** What can be done with a publication of the calendar. */
export function useCalendarActions(schedule: Schedule): {
  /** Asks for another time. */
  change: (publication: Publication) => void;
  cancel: (publication: Publication) => void;
  moveTo: (publication: Publication, day: string) => void;
  /** The dialog that asks, while it does. */
  dialog: ReactNode;
} {
  const [changed, setChanged] = useState<Publication | null>(null);
  const { moveTo, cancel } = usePublicationActions(dayOf(schedule.localNow));
  const [about] = changed?.posts ?? [];
  return {
    change: setChanged,
    cancel: ({ posts }) => cancel(posts),
    moveTo,
    dialog: about && (
      <PublishTimeDialog
        posts={schedule.upcoming.filter(
          ({ translationGroup }) => translationGroup === about.translationGroup,
        )}
        about={about.id}
        onClose={() => setChanged(null)}
      />
    ),
  };
}
