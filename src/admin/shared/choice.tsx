import { type ReactNode, useId } from 'react';

/** Radio buttons that look like one segmented control. */
export function Choice<Value extends string | number>(props: {
  label: string;
  options: readonly { value: Value; text: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={`flex border border-line-strong ${props.className ?? ''}`}>
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, text }) => (
        <label
          key={value}
          className="inline-flex min-h-11 grow items-center justify-center px-4 text-small font-medium not-last-of-type:border-e not-last-of-type:border-line-strong hover:bg-surface-sunken has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:min-h-9"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
