import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { minPasswordLength } from '#platform/password-rules.ts';
import { useAddToast } from '../shared/toasts.tsx';
import { AccountForm, SecretField, Section } from './account-form.tsx';
import { useChangePassword } from './use-account.ts';

export function PasswordSection({ username }: { username: string }) {
  const t = useTranslations('adminAccount.password');
  const addToast = useAddToast();
  const change = useChangePassword(username);
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [isShown, setShown] = useState(false);
  const submit = () =>
    change.mutate(
      { password, next },
      {
        onSuccess() {
          setPassword('');
          setNext('');
          addToast({ text: t('done') });
        },
      },
    );
  return (
    <Section title={t('title')}>
      <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
      <AccountForm
        submit={t('submit')}
        onSubmit={submit}
        isBusy={change.isPending}
        failure={change.error}
      >
        {/* Password managers save a password together with a username. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <SecretField
          label={t('current')}
          kind="current-password"
          value={password}
          onChange={setPassword}
          isShown={isShown}
        />
        <SecretField
          label={t('next')}
          kind="new-password"
          value={next}
          onChange={setNext}
          isShown={isShown}
          minLength={minPasswordLength}
        />
        <label className="flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
            className="size-5 accent-accent"
          />
          {t('show')}
        </label>
      </AccountForm>
    </Section>
  );
}
