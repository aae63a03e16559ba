import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import { connectionError } from '#content/connection-error.ts';
import { serverError } from '#content/server-error.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { NotifyHydrated } from '#site/delivery/notify-hydrated.tsx';
import { DocumentShell } from '#site/layout/document.tsx';
import { isConnectionError } from './is-connection-error.ts';

/** Replaces a page that failed. It says whose fault that is, in the visitor's language, and has a link to go on. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const language = languageOfPath(useLocation({ select: ({ pathname }) => pathname }));
  const { title, text } = (isConnectionError(error) ? connectionError : serverError)[language];
  return (
    <div role="alert" className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 max-w-text text-ink-muted">{text}</p>
      <button
        type="button"
        data-awaits-script=""
        className="button-gold mt-8"
        onClick={() => location.reload()}
      >
        {serverError[language].tryAgain}
      </button>
      <NotifyHydrated />
    </div>
  );
}

/** The same, where the layout itself failed. */
export function DocumentErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <DocumentShell>
      <main>
        <ErrorPage error={error} />
      </main>
    </DocumentShell>
  );
}
