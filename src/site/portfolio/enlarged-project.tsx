import { useEffect, useState } from 'react';
import type { PortfolioProject } from '#content/portfolio.ts';
import { ProjectDialog } from './project-dialog.tsx';
import { useEnlargedProject } from './use-enlarged-project.ts';

/** The dialog of the project that the history's entry names. It stays until it has zoomed back into its card. */
export function EnlargedProject() {
  const { enlarged, close } = useEnlargedProject();
  const [shown, setShown] = useState<PortfolioProject>();
  useEffect(() => {
    if (enlarged) setShown(enlarged);
  }, [enlarged]);
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
