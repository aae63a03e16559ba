import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type PortfolioProject, portfolioProjects } from '#content/portfolio.ts';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface HistoryState {
    /** Key of the project whose dialog is open. */
    enlarged?: string;
  }
}

/**
 * The project whose dialog is open. The history entry holds it, not React, so Back closes the dialog, and Forward and a
 * reload open it again. The server has no history entry, so the first render must not show the dialog.
 */
export function useOpenProject(): PortfolioProject | undefined {
  const key = useLocation({ select: ({ state }) => state.enlarged });
  return portfolioProjects.find((project) => project.key === key);
}

/**
 * Whether an element that is visible on the page is in front of the dialog. An element that is not visible does not
 * render again when the dialog opens and closes.
 */
export function useIsInFront(isVisible: boolean): boolean {
  return useLocation({ select: ({ state }) => isVisible && state.enlarged === undefined });
}

/** Opens a project's dialog by adding an entry to the history. */
export function useOpenLightbox(): (project: PortfolioProject) => void {
  const navigate = useNavigate();
  return (project) => {
    // The router stores the scroll position when it gets a `scroll` event. The last one may not have come yet.
    document.dispatchEvent(new Event('scroll'));
    navigate({
      to: '.',
      state: (state) => ({ ...state, enlarged: project.key }),
      resetScroll: false,
    });
  };
}

/** Closes the dialog by going back in the history. */
export function useCloseLightbox(): () => void {
  const { history } = useRouter();
  return () => {
    if (history.location.state.enlarged !== undefined) history.back();
  };
}
