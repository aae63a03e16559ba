import { getRouteApi, useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { hasUnsavedDrafts } from '../drafts/unsaved-drafts.ts';
import { type PanelSearch, type PanelTab, panelSearch } from './panel-search.ts';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface HistoryState {
    /** Whether this history entry was opened from the previous one. Closing it then goes back. */
    isOpened?: true;
  }
}

const route = getRouteApi('/admin');

/** The history state of a link or navigation to something that can be closed again. */
export const openedState = { isOpened: true } as const;

/** The search parameters of the panel's URL, parsed: the route does not check them. */
export function usePanelSearch(): PanelSearch {
  return route.useSearch({ select: panelSearch, structuralSharing: true });
}

/** The search parameters of the panel's URL, and the navigations that change them. */
export function usePanelNavigation() {
  const router = useRouter();
  const search = usePanelSearch();
  const navigate = route.useNavigate();
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  const closing = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new URL
  useEffect(() => {
    closing.current = undefined;
  }, [key]);
  const to = '/admin/dashboard';
  const searchNow = () => panelSearch({ ...router.latestLocation.search });
  return {
    search,
    /** Returns the newest search parameters, for code that continues after a response. */
    searchNow,
    openTab(tab: PanelTab | undefined) {
      if (tab) void navigate({ to, search: { tab } });
    },
    /** Opens a part of the current screen at its own URL. The browser's Back closes it. */
    open(part: Pick<PanelSearch, 'review' | 'screen' | 'picture'>) {
      const before = searchNow();
      // Another picture takes the place of the open one: Back closes both.
      const isNext = part.picture !== undefined && before.picture !== undefined;
      const { isOpened } = router.history.location.state;
      void navigate({
        to,
        search: { ...before, ...part },
        state: isNext && !isOpened ? {} : openedState,
        replace: isNext,
        resetScroll: !part.picture,
      });
    },
    /** Shows other numbers. The browser's Back shows these again. */
    showNumbers(numbers: string | undefined) {
      const { numbers: _, ...rest } = searchNow();
      void navigate({ to, search: { ...rest, ...(numbers && { numbers }) }, resetScroll: false });
    },
    /** Opens the links and remarks of an article. Closing them leads to the article. */
    openReviews(post: number) {
      void navigate({ to, search: { tab: 'posts', edit: post, reviews: post } });
    },
    /** Opens the texts for the company's channels. Closing them goes back to where the article was published. */
    openAnnouncement(post: number) {
      void navigate({ to, search: { tab: 'posts', announce: post }, state: openedState });
    },
    /** Closes what `open` opened. It goes back in the history, so that Back does not open it again. */
    close(part: 'review' | 'screen' | 'edit' | 'history' | 'reviews' | 'announce' | 'picture') {
      const { state } = router.history.location;
      // A second tap before the browser has gone back would leave the panel. With unsaved drafts, the user may have
      // declined the first one.
      if (closing.current === state.__TSR_key && !hasUnsavedDrafts()) return;
      closing.current = state.__TSR_key;
      // `ignoreBlocker`: an open dialog must not handle this as its own Back.
      if (state.isOpened) return router.history.back({ ignoreBlocker: true });
      const { [part]: _closed, ...rest } = searchNow();
      void navigate({ to, search: rest, replace: true });
    },
  };
}

/** Lets the browser's Back close something without its own URL, such as a dialog, in place of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  useBlocker({
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false;
      close();
      return true;
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  });
}
