import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountForm, SecretField } from './account-form.tsx';
import { useBeginTwoFactor, useConfirmTwoFactor } from './use-account.ts';

/** When the QR code cannot be loaded, the key can still be typed. */
const QrCode = lazy(async () => {
  try {
    const { QrCode } = await import('./qr-code.tsx');
    return { default: QrCode };
  } catch {
    return { default: (_props: { text: string; label: string }) => <span aria-hidden="true" /> };
  }
});

type Props = { onOn: (recoveryCodes: string[]) => void; onCancel: () => void };

/** Asks for the password, shows the QR code and the key, and verifies a first code of the app. */
export function TwoFactorSetup({ onOn, onCancel }: Props) {
  const t = useTranslations('adminAccount.twoFactor');
  const passwordLabel = useTranslations('adminAccount.password')('current');
  const begin = useBeginTwoFactor();
  const confirm = useConfirmTwoFactor();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const cancel = { text: t('cancel'), run: onCancel };
  if (!begin.data)
    return (
      <AccountForm
        key="password"
        submit={t('goOn')}
        onSubmit={() => begin.mutate(password)}
        isBusy={begin.isPending}
        failure={begin.error}
        cancel={cancel}
      >
        <SecretField
          label={passwordLabel}
          kind="current-password"
          value={password}
          onChange={setPassword}
          takesFocus
        />
      </AccountForm>
    );
  const { secret, uri } = begin.data;
  return (
    <AccountForm
      key="code"
      submit={t('enable')}
      onSubmit={() =>
        confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes) })
      }
      isBusy={confirm.isPending}
      failure={confirm.error}
      cancel={cancel}
    >
      <p className="text-small">{t('scan')}</p>
      <Suspense fallback={<div className="account-qr" />}>
        <QrCode text={uri} label={t('picture')} />
      </Suspense>
      <p className="grid justify-items-start gap-1 text-small">
        <span className="font-medium">{t('key')}</span>
        <bdi dir="ltr" className="bg-surface-sunken px-3 py-1 font-mono select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </bdi>
      </p>
      <SecretField
        label={t('code')}
        kind="one-time-code"
        value={code}
        onChange={setCode}
        takesFocus
      />
    </AccountForm>
  );
}
