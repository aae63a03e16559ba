import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PostFilter } from './post-filter.ts';

const route = getRouteApi('/{-$prefix}/blog/');

/** Safari refuses more than 100 address changes in 30 s, so the address follows a typist at this distance. */
const typingPauseMs = 300;

/**
 * The list's filter, which stands in the address so that it can be shared, reloaded and reached by Back. The list
 * follows each keystroke; the address follows when the typing pauses.
 */
export function usePostFilter() {
  const inAddress = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const [filter, setFilter] = useState<PostFilter>(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setFilter(inAddress), [inAddress]);
  // Whoever follows a link while the address still waits has gone on: the late change must not call them back.
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => clearTimeout(timer.current)),
    [router],
  );

  /** @param pause true while someone types: the address then waits, and no step back is added for each letter */
  const change = useCallback(
    (next: PostFilter, pause: boolean) => {
      setFilter(next);
      clearTimeout(timer.current);
      const update = () => navigate({ search: next, replace: pause, resetScroll: false });
      if (pause) timer.current = setTimeout(update, typingPauseMs);
      else update();
    },
    [navigate],
  );
  return { filter, change };
}
