import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendReaderEvent } from '../../delivery/send-reader-event.ts';
import type { PostFilter } from '../post-filter.ts';

const route = getRouteApi('/{-$prefix}/blog/');

/** Safari allows 100 changes of the URL in 30 s, so the URL is updated only after this pause in typing. */
export const typingPauseMs = 300;

/** Who stops typing for this long has typed all words of the search. Then it is counted. */
const settledAfterMs = 1_500;

/**
 * The list's filter. It is stored in the URL, so that it can be shared, reloaded and reached by Back. The list follows
 * each keystroke, and the URL follows when the reader stops typing.
 */
export function usePostFilter() {
  const inUrl = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const [filter, setFilter] = useState<PostFilter>(inUrl);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const counting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setFilter(inUrl), [inUrl]);
  // When the reader follows a link before the URL was updated, the update is cancelled. It would lead them back.
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => clearTimeout(timer.current)),
    [router],
  );

  /** @param pause true while someone types: the URL is updated later and replaces the history entry */
  const change = useCallback(
    (next: PostFilter, pause: boolean) => {
      setFilter(next);
      clearTimeout(counting.current);
      counting.current = setTimeout(countSearch, settledAfterMs, next.q, location.pathname);
      clearTimeout(timer.current);
      const update = () => navigate({ search: next, replace: pause, resetScroll: false });
      if (pause) timer.current = setTimeout(update, typingPauseMs);
      else update();
    },
    [navigate],
  );
  return { filter, change };
}

/**
 * The server counts the search of a URL that it gets. This one it would not hear of.
 *
 * @param path of the list, which the reader may have left for an article
 */
function countSearch(words: string | undefined, path: string): void {
  if (words)
    sendReaderEvent(`searched ${encodeURIComponent(words.toWellFormed()).slice(0, 200)}`, path);
}
