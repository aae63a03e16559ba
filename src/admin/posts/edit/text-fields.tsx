import { useId } from 'react';
import { directionOf, type Language } from '#i18n/languages.ts';
import { WrappingInput } from '../../post-form/wrapping-input.tsx';

type FieldProps = { label: string; value: string; onChange: (value: string) => void };

/** The title of a stored post. */
export function TitleField(props: FieldProps & { language: Language; isInvalid: boolean }) {
  const id = useId();
  const { language } = props;
  return (
    <div className="panel-field min-w-0">
      <label htmlFor={id}>{props.label}</label>
      <WrappingInput
        id={id}
        lang={language}
        dir={directionOf(language)}
        rows={1}
        value={props.value}
        onText={props.onChange}
        aria-invalid={props.isInvalid}
        className="text-h3 font-bold"
      />
    </div>
  );
}

/** A single-line field in the language and direction of the post. */
export function LineField(props: FieldProps & { language: Language }) {
  const { language } = props;
  return (
    <label className="panel-field min-w-0">
      <span>{props.label}</span>
      <input
        lang={language}
        dir={directionOf(language)}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        autoComplete="off"
        className="panel-input"
      />
    </label>
  );
}

/** A multi-line field. Without a language, each line has the direction of its own text. */
export function TextField(
  props: FieldProps & { language?: Language; hint?: string; rows: number },
) {
  const id = useId();
  const { language, hint } = props;
  return (
    <div className="panel-field">
      <label htmlFor={id}>{props.label}</label>
      <textarea
        id={id}
        {...(language
          ? { lang: language, dir: directionOf(language) }
          : { dir: 'auto', spellCheck: false })}
        rows={props.rows}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        aria-describedby={hint && `${id}-hint`}
        className="panel-input field-sizing-content"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-tiny font-normal text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
