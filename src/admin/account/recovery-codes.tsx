import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** The codes that nobody sees again, until their owner says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations('adminAccount.recovery');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="mt-3 border-s-4 border-gold-strong ps-4">
      <h3 ref={focus} tabIndex={-1} className="font-bold">
        {t('title')}
      </h3>
      <p className="mt-1 text-small">{t('hint')}</p>
      <ul
        aria-label={t('title')}
        dir="ltr"
        className="mt-3 grid gap-1 font-mono text-small sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        {/* Where a browser keeps the clipboard to itself, the codes can still be marked. */}
        <button type="button" className="panel-button" onClick={() => void copy().catch(() => {})}>
          {t(isCopied ? 'copied' : 'copy')}
        </button>
        <button type="button" className="panel-button-primary" onClick={onKept}>
          {t('done')}
        </button>
      </div>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
