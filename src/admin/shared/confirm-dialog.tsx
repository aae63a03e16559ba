import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useCloseOnBack } from './panel-navigation.ts';
import { useFocusReturn } from './return-focus.ts';

/** A modal question. Closing it returns the focus. */
export function ConfirmDialog(props: {
  isOpen: boolean;
  title: ReactNode;
  /** The text of the question. */
  children: ReactNode;
  /** The label of the button that cancels; Escape does the same. */
  cancel: string;
  onCancel: () => void;
  /** The buttons of the other answers. */
  answers: ReactNode;
  /** Whether the caller moves the focus after closing. */
  leavesFocus?: boolean;
}) {
  useCloseOnBack(props.isOpen, props.onCancel);
  const focusReturn = useFocusReturn(props.leavesFocus ? () => undefined : undefined);
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={(open) => !open && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="panel-dialog-backdrop" />
        <AlertDialog.Content className="panel-dialog" {...focusReturn}>
          <AlertDialog.Title className="text-h3 font-bold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 text-small">{props.children}</div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className="panel-button">{props.cancel}</AlertDialog.Cancel>
            {props.answers}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
