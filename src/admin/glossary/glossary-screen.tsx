import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBanner } from '../shared/banner.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import type { GlossaryDialogProps } from './glossary-dialog.tsx';

/**
 * The glossary when the URL opens it, over the current screen. It is loaded only then. `lazy` is not used, because it
 * would never retry after a network failure.
 */
export function GlossaryScreen({ onClosed }: Pick<GlossaryDialogProps, 'onClosed'>) {
  const t = useTranslations('adminGlossary');
  const banner = useBanner();
  const { search, close } = usePanelNavigation();
  const [Dialog, setDialog] = useState<ComponentType<GlossaryDialogProps> | null>(null);
  const isOpen = search.screen === 'glossary';
  const isLoading = isOpen && Dialog === null;
  const closeWithError = useEffectEvent(() => {
    close('screen');
    banner.showFailure('network');
  });
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    import('./glossary-dialog.tsx')
      .then(({ GlossaryDialog }) => setDialog(() => GlossaryDialog))
      .catch(() => isCurrent && closeWithError());
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading && t('opening')}
      </p>
      {Dialog && isOpen && <Dialog onClose={() => close('screen')} onClosed={onClosed} />}
    </>
  );
}
