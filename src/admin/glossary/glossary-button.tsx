import { type ComponentType, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '../frame/notices.tsx';
import type { GlossaryDialogProps } from './glossary-dialog.tsx';

type GlossaryDialog = ComponentType<GlossaryDialogProps>;

/** Opens the glossary, which is loaded only now: not `lazy`, which would remember for ever that the network was away. */
export function GlossaryButton() {
  const t = useTranslations('adminGlossary');
  const notices = useNotices();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<GlossaryDialog | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = async () => {
    if (state !== 'closed') return;
    setState('loading');
    try {
      const { GlossaryDialog } = await import('./glossary-dialog.tsx');
      setDialog(() => GlossaryDialog);
      setState('open');
    } catch {
      setState('closed');
      notices.refuse('network');
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onClick={() => void open()}
        className="panel-button min-h-9 sm:order-last"
      >
        {t(state === 'loading' ? 'opening' : 'title')}
      </button>
      {Dialog && state === 'open' && (
        <Dialog onClose={() => setState('closed')} onClosed={() => button.current?.focus()} />
      )}
    </>
  );
}
