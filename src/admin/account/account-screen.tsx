import { useTranslations } from 'use-intl';
import { LoadError } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { useAccount } from './use-account.ts';

/** The account of the signed-in user: password, two-factor authentication, sessions. */
export function AccountScreen({ username }: { username: string }) {
  const t = useTranslations('adminAccount');
  const { data, error, isPending, refetch } = useAccount(username);
  return (
    <div className="mx-auto grid max-w-text gap-10" aria-busy={isPending}>
      <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      {error && !data && (
        <LoadError text={t('loadError')} error={error} retry={() => void refetch()} />
      )}
      {data && (
        <>
          <PasswordSection username={username} />
          <TwoFactorSection username={username} factor={data.secondFactor} />
          <SessionsSection username={username} sessions={data.sessions} />
        </>
      )}
    </div>
  );
}
