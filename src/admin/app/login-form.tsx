import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Logo } from '#ui/logo.tsx';
import { ApiError } from '../api/client.ts';
import { Bilingual, bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { useSession } from '../shared/session.tsx';
import { credentialsOf, emptyLogin, loginReducer } from './login-state.ts';
import { PanelLanguageMenu } from './preference-menus.tsx';

/** The login form. It keeps the typed values when the login fails. */
export function LoginForm() {
  const id = useId();
  const t = useTranslations('adminApp');
  const language = useLanguage();
  const { state, signIn } = useSession();
  const [login, dispatch] = useReducer(loginReducer, emptyLogin);
  const { code, error, isBusy, isPasswordShown } = login;
  const type = (field: 'username' | 'password' | 'code') => (value: string) =>
    dispatch({ type: 'typed', field, value });
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const credentials = credentialsOf(login);
    if (!credentials) {
      const message = bilingual(language, 'failure.credentialsRequired');
      return dispatch({ type: 'failed', error: message });
    }
    dispatch({ type: 'submitted' });
    try {
      await signIn(credentials);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code-required' && code === null)
        return dispatch({ type: 'code-requested' });
      const message = bilingualFailure(language, error, 'login', { network: 'loginNetwork' });
      dispatch({ type: 'failed', error: message });
    }
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between px-gutter py-3">
        <a href="/" className="panel-quiet-link inline-flex min-h-11 items-center">
          {t('login.backToSite')}
        </a>
        <PanelLanguageMenu />
      </header>
      <main className="mx-auto flex w-full max-w-100 grow flex-col justify-center px-gutter pb-24">
        <Logo size={44} />
        <h1 className="mt-6 text-h2">{t('login.title')}</h1>
        <p className="mt-2 text-small text-ink-muted">{t('login.subtitle')}</p>
        {state.status === 'signed-out' && state.ended && (
          <p role="status" className="mt-6 border-s-4 border-gold-strong ps-4 text-small">
            {t('login.sessionEnded')}
          </p>
        )}
        <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
          <div role="alert">
            {error && (
              <p
                id={`${id}-error`}
                className="border-s-4 border-danger ps-4 text-small text-danger"
              >
                <Bilingual text={error} />
              </p>
            )}
          </div>
          {code !== null && (
            <CodeStep code={code} onChange={type('code')} describedBy={error && `${id}-error`} />
          )}
          <label className="panel-field" hidden={code !== null}>
            <span>{t('login.username')}</span>
            <input
              ref={focus}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              value={login.username}
              onChange={(event) => type('username')(event.target.value)}
              aria-describedby={error ? `${id}-error` : undefined}
              className="panel-input"
            />
          </label>
          <div className="panel-field" hidden={code !== null}>
            <label htmlFor={`${id}-password`}>{t('login.password')}</label>
            {/* Has the direction of the password, so that the button does not cover its start. */}
            <div dir="ltr" className="relative">
              <input
                ref={passwordField}
                id={`${id}-password`}
                name="password"
                type={isPasswordShown ? 'text' : 'password'}
                autoComplete="current-password"
                dir="ltr"
                required
                value={login.password}
                onChange={(event) => type('password')(event.target.value)}
                aria-describedby={error ? `${id}-error` : undefined}
                className="panel-input pe-24"
              />
              <button
                type="button"
                aria-pressed={isPasswordShown}
                aria-label={t(isPasswordShown ? 'login.hidePassword' : 'login.showPassword')}
                onClick={() => dispatch({ type: 'password-toggled' })}
                className="panel-icon-button absolute inset-y-0 end-0 m-auto"
              >
                <EyeIcon crossed={isPasswordShown} />
              </button>
            </div>
          </div>
          {/* Not `disabled`, because a disabled button loses the focus. */}
          <button type="submit" aria-disabled={isBusy} className="panel-button-primary min-h-12">
            {isBusy ? (
              <span>
                <Bilingual text={bilingual(language, 'loggingIn')} isInline />
              </span>
            ) : (
              t('login.submit')
            )}
          </button>
          {code !== null && (
            <button
              type="button"
              className="panel-quiet-link min-h-11"
              onClick={() => {
                // A hidden field cannot take the focus, so it is rendered first.
                flushSync(() => dispatch({ type: 'code-left' }));
                passwordField.current?.focus();
              }}
            >
              {t('login.codeBack')}
            </button>
          )}
        </form>
        {state.status === 'signed-in' && (
          <Link
            to="/admin/dashboard"
            search={{}}
            className="panel-quiet-link mt-4 inline-flex min-h-11 items-center self-start"
          >
            {t('login.continueAs', { username: state.username })}
          </Link>
        )}
      </main>
    </div>
  );
}

/** The second step of the login: the code. Its field takes the focus. */
function CodeStep(props: {
  code: string;
  onChange: (code: string) => void;
  describedBy: string | null;
}) {
  const t = useTranslations('adminApp');
  const id = useId();
  return (
    <>
      <p id={id} className="text-small">
        {t('login.codeHint')}
      </p>
      <label className="panel-field">
        <span>{t('login.code')}</span>
        <input
          ref={focus}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          required
          value={props.code}
          onChange={(event) => props.onChange(event.target.value)}
          aria-describedby={props.describedBy ? `${id} ${props.describedBy}` : id}
          className="panel-input"
        />
      </label>
    </>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 20L20 4" />}
    </svg>
  );
}
