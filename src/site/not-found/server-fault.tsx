import { useLocation } from '@tanstack/react-router';
import { notFound as ar } from '#content/dictionaries/ar/notFound.ts';
import { notFound as ckb } from '#content/dictionaries/ckb/notFound.ts';
import { notFound as en } from '#content/dictionaries/en/notFound.ts';
import type { Messages } from '#content/dictionaries/index.ts';
import type { Language } from '#i18n/languages.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { DocumentShell } from '#site/frame/document.tsx';

/** All three, since the part that failed may be the one that loads texts. */
const texts: Record<Language, Messages['notFound']> = { en, ar, ckb };

/** The last resort, when the page around everything failed: told in the visitor's language, with a way on. */
export function ServerFault() {
  const t = texts[languageOfPath(useLocation({ select: ({ pathname }) => pathname }))];
  return (
    <DocumentShell>
      <main className="mx-auto max-w-text px-gutter py-section">
        <h1 className="text-h1">{t.errorTitle}</h1>
        <p className="mt-5 text-ink-muted">{t.errorText}</p>
        <button type="button" className="button-gold mt-8" onClick={() => location.reload()}>
          {t.tryAgain}
        </button>
      </main>
    </DocumentShell>
  );
}
