import { type FormEvent, type ReactNode, useId } from 'react';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../frame/bilingual.tsx';

/** A part of the account with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3 font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A few fields that are sent together, and what went wrong with them. */
export function AccountForm(props: {
  children: ReactNode;
  submit: string;
  onSubmit: () => void;
  isBusy: boolean;
  failure: Error | null;
  /** Gives the form up; left out where it is always there. */
  cancel?: { text: string; run: () => void };
}) {
  const language = useLanguage();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!props.isBusy) props.onSubmit();
  };
  return (
    <form onSubmit={send} className="mt-4 grid max-w-90 gap-4">
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

/** A password or a code. */
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
        ref={props.takesFocus ? focus : undefined}
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

function focus(element: HTMLElement | null): void {
  element?.focus();
}
