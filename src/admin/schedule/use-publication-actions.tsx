import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { PostTitle } from '../shared/post-title.tsx';
import { formatLocalTime } from '../shared/time/format-local.ts';
import { onDay } from '../shared/time/local-time.ts';
import { useAddUndoToast } from '../shared/toasts.tsx';
import {
  groupPublications,
  namingPost,
  type PlannedPost,
  type Publication,
} from './publications.ts';
import { useCancelPublications, useMoveTime } from './use-schedule.ts';

/**
 * Moves a publication to another day, or cancels it. A toast undoes either.
 *
 * @param today whose year goes without saying
 */
export function usePublicationActions(today: string) {
  const t = useTranslations('adminSchedule');
  const language = useLanguage();
  const addUndoToast = useAddUndoToast();
  const { mutate: move } = useMoveTime();
  const { mutate: cancel, isPending: isCancelling } = useCancelPublications();
  const tell = (text: string, posts: readonly PlannedPost[], undo: () => void) => {
    const post = namingPost(posts, language);
    addUndoToast(
      <span className="line-clamp-3">
        {text} {post && <PostTitle post={post} />}
      </span>,
      undo,
    );
  };
  return {
    isCancelling,
    /** The hour of the clock stays. */
    moveTo({ posts, local }: Publication, day: string) {
      const ids = idsOf(posts);
      const moved = onDay(local, day);
      const text = t('movedTo', { time: formatLocalTime(moved, language, today) });
      const onSuccess = () => tell(text, posts, () => move({ ids, local }));
      move({ ids, local: moved }, { onSuccess });
    },
    /** @param onCancelled called unless it fails */
    cancel(posts: readonly PlannedPost[], onCancelled?: () => void) {
      const undo = () => {
        for (const group of groupPublications(posts))
          move({ ids: idsOf(group.posts), local: group.local });
      };
      cancel(idsOf(posts), {
        onSuccess() {
          tell(t('cancelled'), posts, undo);
          onCancelled?.();
        },
      });
    },
  };
}

function idsOf(posts: readonly PlannedPost[]): number[] {
  return posts.map(({ id }) => id);
}
