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
export function useEnlargedProject() {
  const key = useLocation({ select: ({ state }) => state.enlarged });
  const navigate = useNavigate();
  const router = useRouter();
  return {
    enlarged: portfolioProjects.find((project) => project.key === key),
    /** Adds one entry to the history. */
    enlarge(project: PortfolioProject): void {
      // The router keeps the position of a page that it heard scrolling. A scroll a moment ago it hears too late.
      document.dispatchEvent(new Event('scroll'));
      navigate({
        to: '.',
        state: (state) => ({ ...state, enlarged: project.key }),
        resetScroll: false,
      });
    },
    /** Takes that entry back. */
    close(): void {
      if (router.history.location.state.enlarged !== undefined) router.history.back();
    },
  };
}
