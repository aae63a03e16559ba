import { type ReactNode, useId } from 'react';

/** A button that opens the file dialog. */
export function FileInput(props: {
  children: ReactNode;
  /** Types or file extensions. */
  accept: string;
  describedBy?: string;
  isInvalid?: boolean;
  onChoose: (file: File) => void;
}) {
  const id = useId();
  return (
    <span className="inline-flex">
      <input
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
