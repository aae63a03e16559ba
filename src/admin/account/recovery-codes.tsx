import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeFocus } from './account-form.tsx';

/** That the second step is on, and its codes, which nobody sees again, until their owner says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations('adminAccount.recovery');
  const switchedOn = useTranslations('adminAccount.factor')('switchedOn');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="mt-3 border-s-4 border-gold-strong ps-4">
      <h4 ref={takeFocus} tabIndex={-1} className="w-fit font-bold">
        {t('title')}
      </h4>
      <p className="mt-1 text-small font-medium text-accent">{switchedOn}</p>
      <p className="mt-1 text-small">{t('hint')}</p>
      <ul
        aria-label={t('title')}
        dir="ltr"
        className="mt-3 grid w-fit gap-x-8 gap-y-1 font-mono text-small sm:grid-cols-2"
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
