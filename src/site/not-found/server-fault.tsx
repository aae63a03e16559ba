import { useLocation } from '@tanstack/react-router';
import { serverFault } from '#content/server-fault.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { DocumentShell } from '#site/frame/document.tsx';

/** The last resort, when the page around everything failed: told in the visitor's language, with a way on. */
export function ServerFault() {
  const texts = serverFault[languageOfPath(useLocation({ select: ({ pathname }) => pathname }))];
  return (
    <DocumentShell>
      <main className="mx-auto max-w-text px-gutter py-section">
        <h1 className="text-h1">{texts.title}</h1>
        <p className="mt-5 text-ink-muted">{texts.text}</p>
        <button type="button" className="button-gold mt-8" onClick={() => location.reload()}>
          {texts.tryAgain}
        </button>
      </main>
    </DocumentShell>
  );
}
