import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useCloseOnBack } from './panel-navigation.ts';

/** A modal dialog, open while it is mounted. Escape, the browser's Back and a click beside it close it. */
export function PanelDialog({
  onClose,
  ...content
}: ComponentProps<typeof Dialog.Content> & { onClose: () => void }) {
  useCloseOnBack(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="panel-dialog-backdrop" />
        <Dialog.Content className="panel-dialog" {...content} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
