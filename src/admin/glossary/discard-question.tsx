import { AlertDialog } from 'radix-ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

/** Asks before typed text is thrown away. After a no, the focus is back where it was. */
export function DiscardQuestion(props: {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const t = useTranslations('adminGlossary.discard');
  const cameFrom = useRef<Element | null>(null);
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={(open) => !open && props.onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="panel-dialog-backdrop" />
        <AlertDialog.Content
          className="panel-dialog"
          onOpenAutoFocus={() => {
            cameFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
        >
          <AlertDialog.Title className="text-h3 font-bold">{t('title')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-small">{t('text')}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className="panel-button">{t('keep')}</AlertDialog.Cancel>
            <button type="button" className="panel-button-danger" onClick={props.onDiscard}>
              {t('discard')}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
