import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import type { PortfolioProject } from '#content/portfolio.ts';
import { ProjectDialog } from './project-dialog.tsx';
import { useCloseLightbox, useOpenProject } from './use-lightbox.ts';

/** The dialog of the project that the history entry names. It stays until it has zoomed back into its card. */
export function Lightbox() {
  const enlarged = useOpenProject();
  const close = useCloseLightbox();
  const [shown, setShown] = useState<PortfolioProject>();
  // The state is set during rendering. In an effect, the page would render twice before the dialog opens.
  if (useHydrated() && enlarged && enlarged !== shown) setShown(enlarged);
  if (!shown) return null;
  return (
    <ProjectDialog
      key={shown.key}
      project={shown}
      isLeaving={enlarged !== shown}
      onClosing={close}
      onClosed={() => setShown(enlarged)}
    />
  );
}
