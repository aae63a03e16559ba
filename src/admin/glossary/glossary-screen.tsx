import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBanner } from '../shared/banner.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import type { GlossaryDialogProps } from './glossary-dialog.tsx';

/**
 * The glossary where the address opens it, over what is shown. It is loaded only then: not with `lazy`, which would
 * remember for ever that the network was away.
 */
export function GlossaryScreen({ onClosed }: Pick<GlossaryDialogProps, 'onClosed'>) {
  const t = useTranslations('adminGlossary');
  const banner = useBanner();
  const { search, close } = usePanelNavigation();
  const [Dialog, setDialog] = useState<ComponentType<GlossaryDialogProps> | null>(null);
  const isOpen = search.screen === 'glossary';
  const isLoading = isOpen && Dialog === null;
  const giveUp = useEffectEvent(() => {
    close('screen');
    banner.showFailure('network');
  });
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    import('./glossary-dialog.tsx')
      .then(({ GlossaryDialog }) => setDialog(() => GlossaryDialog))
      .catch(() => isCurrent && giveUp());
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
