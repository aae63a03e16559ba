import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { type CommandName, useCommands } from './commands.ts';

/** A button that opens the file dialog. */
export function FileInput(props: {
  children: ReactNode;
  /** Types or file extensions. */
  accept: string;
  describedBy?: string;
  isInvalid?: boolean;
  /** The command that opens it, too. */
  command?: CommandName;
  /** The input, for a caller that moves the focus to it. */
  ref?: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
}) {
  const id = useId();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.ref ?? ownInput;
  const open = () => {
    // What is wrong with the file is said beside the button.
    const fold = input.current?.closest('details');
    if (fold) fold.open = true;
    input.current?.click();
  };
  useCommands(props.command ? { [props.command]: open } : {});
  return (
    <span className="inline-flex">
      <input
        ref={input}
        id={id}
        type="file"
        accept={props.accept}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Clears the input, so that the same file can be chosen again.
          event.target.value = '';
          if (file) props.onChoose(file);
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="panel-button peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus"
      >
        {props.children}
      </label>
    </span>
  );
}
