import type { ComponentProps } from 'react';

/** An input for one paragraph. It grows with its text, and line breaks become spaces. */
export function WrappingInput({
  onText,
  className = '',
  ...props
}: Omit<ComponentProps<'textarea'>, 'onChange' | 'onKeyDown'> & {
  onText: (text: string) => void;
}) {
  return (
    <textarea
      rows={2}
      autoComplete="off"
      spellCheck
      {...props}
      onChange={(event) => onText(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      className={`panel-input field-sizing-content resize-none ${className}`}
    />
  );
}
