import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Mark } from '#ui/mark.tsx';
import { Bilingual, type BilingualText, bilingual, bilingualFailure } from '../frame/bilingual.tsx';
import { PanelLanguageMenu } from '../frame/panel-menus.tsx';
import { ApiError } from './api-client.ts';
import { useSession } from './session.tsx';

/** Username and password, and what came of them. What was typed stays when the login fails. */
export function LoginForm() {
  const id = useId();
  const t = useTranslations('adminFrame');
  const language = useLanguage();
  const { state, signIn } = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [passwordShown, setPasswordShown] = useState(false);
  /** Null until the server asks for one: the password is right then. */
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BilingualText | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!username.trim() || !password)
      return setFailure(bilingual(language, 'failure.credentialsRequired'));
    setBusy(true);
    setFailure(null);
    try {
      const credentials = { username: username.trim(), password };
      await signIn(code === null ? credentials : { ...credentials, code });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code-required' && code === null) setCode('');
      else setFailure(bilingualFailure(language, error, 'login', { network: 'loginNetwork' }));
      setBusy(false);
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
        <Mark size={44} />
        <h1 className="mt-6 text-h2">{t('login.title')}</h1>
        <p className="mt-2 text-small text-ink-muted">{t('login.subtitle')}</p>
        {state.status === 'signed-out' && state.ended && (
          <p role="status" className="mt-6 border-s-4 border-gold-strong ps-4 text-small">
            {t('login.sessionEnded')}
          </p>
        )}
        <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
          <div role="alert">
            {failure && (
              <p
                id={`${id}-failure`}
                className="border-s-4 border-danger ps-4 text-small text-danger"
              >
                <Bilingual text={failure} />
              </p>
            )}
          </div>
          {code !== null && (
            <CodeStep code={code} setCode={setCode} describedBy={failure && `${id}-failure`} />
          )}
          <label className="panel-field" hidden={code !== null}>
            <span>{t('login.username')}</span>
            <input
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              value={username}
              onChange={(event) => setUsername(event.target.value)}
              aria-describedby={failure ? `${id}-failure` : undefined}
              className="panel-input"
            />
          </label>
          <div className="panel-field" hidden={code !== null}>
            <label htmlFor={`${id}-password`}>{t('login.password')}</label>
            {/* As its text runs, so that the button stands where no text begins. */}
            <div dir="ltr" className="relative">
              <input
                ref={passwordField}
                id={`${id}-password`}
                name="password"
                type={passwordShown ? 'text' : 'password'}
                autoComplete="current-password"
                dir="ltr"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                aria-describedby={failure ? `${id}-failure` : undefined}
                className="panel-input pe-24"
              />
              <button
                type="button"
                aria-pressed={passwordShown}
                aria-label={t(passwordShown ? 'login.hidePassword' : 'login.showPassword')}
                onClick={() => setPasswordShown(!passwordShown)}
                className="panel-icon-button absolute inset-y-0 end-0 m-auto"
              >
                <EyeIcon crossed={passwordShown} />
              </button>
            </div>
          </div>
          {/* Not disabled, which would take the focus away from it. */}
          <button type="submit" aria-disabled={busy} className="panel-button-primary min-h-12">
            {busy ? (
              <span>
                <Bilingual text={bilingual(language, 'login.submitting')} isInline />
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
                // At once: a field that is still hidden takes no focus.
                flushSync(() => setCode(null));
                setFailure(null);
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

/** The second step of the login. Its field has the focus as soon as it is there. */
function CodeStep(props: {
  code: string;
  setCode: (code: string) => void;
  describedBy: string | null;
}) {
  const t = useTranslations('adminFrame');
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
          onChange={(event) => props.setCode(event.target.value)}
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
