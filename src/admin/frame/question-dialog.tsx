import { AlertDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

/** A question that waits for its answer. After it, the focus is back where it was. */
export function QuestionDialog(props: {
  isOpen: boolean;
  title: ReactNode;
  /** What is asked about. */
  children: ReactNode;
  /** The answer that changes nothing, also of Escape. */
  cancel: string;
  onCancel: () => void;
  /** Buttons of the other answers. */
  answers: ReactNode;
  /** Where the caller places the focus itself. */
  leavesFocus?: boolean;
}) {
  const cameFrom = useRef<Element | null>(null);
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={(open) => !open && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="panel-dialog-backdrop" />
        <AlertDialog.Content
          className="panel-dialog"
          onOpenAutoFocus={() => {
            cameFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!props.leavesFocus && cameFrom.current instanceof HTMLElement)
              cameFrom.current.focus();
          }}
        >
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
