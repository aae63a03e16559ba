import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';

/** A section of the account. Its heading takes the focus when a focused element is removed. */
export function Section(props: {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3
        ref={props.heading}
        id={id}
        tabIndex={props.heading ? -1 : undefined}
        className="w-fit text-body font-bold"
      >
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}

/** A form with its error and its buttons. */
export function AccountForm(props: {
  children: ReactNode;
  submit: string;
  onSubmit: () => void;
  isBusy: boolean;
  failure: Error | null;
  /** The cancel button; Escape does the same. Undefined for a form that is always open. */
  cancel?: { text: string; run: () => void };
}) {
  const language = useLanguage();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!props.isBusy) props.onSubmit();
  };
  const cancelOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) props.cancel?.run();
  };
  return (
    <form onSubmit={send} onKeyDown={cancelOnEscape} className="mt-4 grid max-w-90 gap-4">
      {props.children}
      <div role="alert" className="text-small font-medium text-danger empty:hidden">
        {props.failure && <Bilingual text={bilingualFailure(language, props.failure, 'save')} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-disabled={props.isBusy} className="panel-button-primary">
          {props.submit}
        </button>
        {props.cancel && (
          <button type="button" className="panel-button" onClick={props.cancel.run}>
            {props.cancel.text}
          </button>
        )}
      </div>
    </form>
  );
}

/** An input for a password or a code. */
export function SecretField(props: {
  label: string;
  kind: 'current-password' | 'new-password' | 'one-time-code';
  value: string;
  onChange: (value: string) => void;
  isShown?: boolean;
  takesFocus?: boolean;
  minLength?: number;
}) {
  const isText = props.isShown || props.kind === 'one-time-code';
  return (
    <label className="panel-field">
      <span>{props.label}</span>
      <input
        ref={props.takesFocus ? takeFocus : undefined}
        type={isText ? 'text' : 'password'}
        autoComplete={props.kind}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        minLength={props.minLength}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className="panel-input"
      />
    </label>
  );
}

/** A ref that focuses an element when it replaces the element that had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // Scrolls the whole form into view: the code field is below the QR code that it needs.
  (element?.closest('form') ?? element)?.scrollIntoView({ block: 'nearest' });
}
