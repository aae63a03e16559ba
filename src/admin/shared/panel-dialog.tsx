import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useCloseOnBack } from './panel-navigation.ts';
import { useFocusReturn } from './return-focus.ts';

/** A modal dialog, open while it is mounted. Escape, the browser's Back and a click beside it close it. */
export function PanelDialog({
  onClose,
  onClosed,
  ...content
}: ComponentProps<typeof Dialog.Content> & {
  onClose: () => void;
  /** Moves the focus after the dialog is closed; without it, the focus goes back to where it was. */
  onClosed?: (() => void) | undefined;
}) {
  useCloseOnBack(true, onClose);
  const focusReturn = useFocusReturn(onClosed);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="panel-dialog-backdrop" />
        <Dialog.Content className="panel-dialog" {...focusReturn} {...content} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
