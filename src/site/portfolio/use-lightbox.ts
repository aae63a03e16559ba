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
 * Which project's dialog is open stands in the history's entry, not in React: Back closes it, Forward and a reload open
 * it again. The server knows no entries, so what is shown may follow this only after the first render.
 */
export function useOpenProject(): PortfolioProject | undefined {
  const key = useLocation({ select: ({ state }) => state.enlarged });
  return portfolioProjects.find((project) => project.key === key);
}

/**
 * Whether what is visible on the page is in front, and not behind the dialog. What is not visible is not rendered anew when
 * the dialog opens and closes.
 */
export function useIsInFront(isVisible: boolean): boolean {
  return useLocation({ select: ({ state }) => isVisible && state.enlarged === undefined });
}

/** Opens a project's dialog: adds one entry to the history. */
export function useOpenLightbox(): (project: PortfolioProject) => void {
  const navigate = useNavigate();
  return (project) => {
    // The router keeps the position of a page that it heard scrolling. A scroll a moment ago it hears too late.
    document.dispatchEvent(new Event('scroll'));
    navigate({
      to: '.',
      state: (state) => ({ ...state, enlarged: project.key }),
      resetScroll: false,
    });
  };
}

/** Closes the dialog: takes that entry back. */
export function useCloseLightbox(): () => void {
  const { history } = useRouter();
  return () => {
    if (history.location.state.enlarged !== undefined) history.back();
  };
}
