import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '../shared/copy-text.ts';
import { takeFocus } from './account-form.tsx';

/**
 * Shows the recovery codes once, after two-factor authentication was enabled. They stay until the user confirms that
 * they are saved.
 */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations('adminAccount.recovery');
  const enabled = useTranslations('adminAccount.twoFactor')('enabled');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if ((await copyText(codes.join('\n'))) === 'copied') setCopied(true);
  };
  return (
    <div className="mt-3 border-s-4 border-gold-strong ps-4">
      <h4 ref={takeFocus} tabIndex={-1} className="w-fit font-bold">
        {t('title')}
      </h4>
      <p className="mt-1 text-small font-medium text-accent">{enabled}</p>
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
        {/* When the browser denies the clipboard, the codes can still be selected by hand. */}
        <button type="button" className="panel-button" onClick={() => void copy()}>
          {t(isCopied ? 'copied' : 'copy')}
        </button>
        <button type="button" className="panel-button-primary" onClick={onKept}>
          {t('done')}
        </button>
      </div>
    </div>
  );
}
