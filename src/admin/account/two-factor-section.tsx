import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { formatLongDate } from '#language/dates.ts';
import { useAddToast } from '../shared/toasts.tsx';
import { AccountForm, SecretField, Section, takeFocus } from './account-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { type TwoFactorState, useDisableTwoFactor, useRefreshAccount } from './use-account.ts';

type Props = { username: string; factor: TwoFactorState };

/** Two-factor authentication: disabled, being set up, showing new recovery codes, or enabled. */
export function TwoFactorSection({ username, factor }: Props) {
  const t = useTranslations('adminAccount.twoFactor');
  const refresh = useRefreshAccount(username);
  const [isSettingUp, setSettingUp] = useState(false);
  /** Whether the user has opened a form here. Then the button that replaces the form takes the focus. */
  const [isInUse, setInUse] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const finish = (codes: string[]) => {
    setSettingUp(false);
    setRecoveryCodes(codes);
    void refresh();
  };
  return (
    <Section title={t('title')}>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />
      ) : factor.since !== null ? (
        <TwoFactorEnabled
          username={username}
          since={factor.since}
          left={factor.recoveryCodesLeft}
          isInUse={isInUse}
          onUse={() => setInUse(true)}
        />
      ) : (
        <>
          <p className="mt-1 text-small text-ink-muted">{t('off')}</p>
          {isSettingUp ? (
            <TwoFactorSetup onOn={finish} onCancel={() => setSettingUp(false)} />
          ) : (
            <button
              type="button"
              ref={isInUse ? takeFocus : undefined}
              className="panel-button mt-4"
              onClick={() => {
                setInUse(true);
                setSettingUp(true);
              }}
            >
              {t('setUp')}
            </button>
          )}
        </>
      )}
    </Section>
  );
}

function TwoFactorEnabled(props: {
  username: string;
  since: string;
  left: number;
  isInUse: boolean;
  onUse: () => void;
}) {
  const t = useTranslations('adminAccount.twoFactor');
  const passwordLabel = useTranslations('adminAccount.password')('current');
  const language = useLanguage();
  const addToast = useAddToast();
  const disabling = useDisableTwoFactor(props.username);
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submit = () =>
    disabling.mutate({ password, code }, { onSuccess: () => addToast({ text: t('disabled') }) });
  return (
    <>
      <p className="mt-1 text-small">
        {t('on', { date: formatLongDate(props.since, language) })}{' '}
        {t('codesLeft', { count: props.left })}
      </p>
      {isAsking ? (
        <AccountForm
          submit={t('disable')}
          onSubmit={submit}
          isBusy={disabling.isPending}
          failure={disabling.error}
          cancel={{ text: t('cancel'), run: () => setAsking(false) }}
        >
          <SecretField
            label={passwordLabel}
            kind="current-password"
            value={password}
            onChange={setPassword}
            takesFocus
          />
          <SecretField
            label={t('codeOrRecovery')}
            kind="one-time-code"
            value={code}
            onChange={setCode}
          />
        </AccountForm>
      ) : (
        <button
          type="button"
          ref={props.isInUse ? takeFocus : undefined}
          className="panel-button mt-4"
          onClick={() => {
            props.onUse();
            setAsking(true);
          }}
        >
          {t('disable')}
        </button>
      )}
    </>
  );
}
