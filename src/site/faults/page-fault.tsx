import { useLocation } from '@tanstack/react-router';
import { serverFault } from '#content/server-fault.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { DocumentShell } from '#site/frame/document.tsx';
import { useTellHydrated } from '#site/frame/tell-hydrated.ts';

/** What stands in the place of a page that failed: said in the visitor's language, with a way on. */
export function PageFault() {
  useTellHydrated();
  const texts = serverFault[languageOfPath(useLocation({ select: ({ pathname }) => pathname }))];
  return (
    <div role="alert" className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h1">{texts.title}</h1>
      <p className="mt-5 max-w-text text-ink-muted">{texts.text}</p>
      <button
        type="button"
        data-awaits-script=""
        className="button-gold mt-8"
        onClick={() => location.reload()}
      >
        {texts.tryAgain}
      </button>
    </div>
  );
}

/** The same where the frame itself failed. */
export function DocumentFault() {
  return (
    <DocumentShell>
      <main>
        <PageFault />
      </main>
    </DocumentShell>
  );
}
